#!/usr/bin/env python3
"""A program that sits at an online table of Durbar and plays, with nothing but Python's standard library.

Make a token on the page "You" of the house (/you) and keep it to yourself. Then:

    DURBAR_TOKEN=durbar_... python3 examples/bots/seated.py http://localhost:4120 TABLE [INVITATION]

TABLE is the last part of the table's address, INVITATION what stands after its "#". The lines are those of
examples/bots/hasty.py; docs/bots.md explains them, and docs/protocol.md what else a token may do.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

# What is liked best comes first; what is not in the list comes last.
LIKED = ["sell", "build", "buy", "take", "choose", "reveal", "propose", "go"]


def rank(move):
    return LIKED.index(move["do"]) if move["do"] in LIKED else len(LIKED)


def choose(question):
    """One of the legal moves. `question["view"]` is the whole position as this seat sees it."""
    best = min(rank(move) for move in question["moves"])
    return random.choice([move for move in question["moves"] if rank(move) == best])


class House:
    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def ask(self, path, body=None):
        """An open answer of the house. What it refuses is an HTTPError, whose body says why."""
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers))

    def sit(self, table, invitation):
        card = json.load(self.ask("/api/tables/" + table))["card"]
        if card["you"] is not None:
            return
        seat = next(i for i, seat in enumerate(card["seats"]) if seat["kind"] == "open")
        wish = {"seat": seat, "invitation": invitation} if invitation else {"seat": seat}
        self.ask("/api/tables/%s/sit" % table, wish).close()

    def play(self, table):
        """Answers every question of the table until the game is over."""
        for line in self.ask("/api/play/" + table):
            message = json.loads(line) if line.strip() else {}
            if "ask" in message:
                question = message["ask"]
                self.answer(table, {"id": question["id"], "move": choose(question)})
            elif "over" in message or "ended" in message:
                return message
        return {"ended": "hung up"}

    def answer(self, table, answer):
        while True:
            try:
                return self.ask("/api/play/" + table, answer).close()
            except urllib.error.HTTPError as error:
                # Too fast, or not written down: the same answer again counts once.
                if error.code not in (429, 503):
                    # The table has gone on, perhaps by the person's own hand: the next question is on its way.
                    return print(error.code, error.read().decode(), file=sys.stderr)
                time.sleep(1)


if __name__ == "__main__":
    address, table, invitation = (sys.argv[1:] + [None])[:3]
    house = House(address, os.environ["DURBAR_TOKEN"])
    house.sit(table, invitation)
    print(json.dumps(house.play(table)))
