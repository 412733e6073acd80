#!/usr/bin/env python3
"""A Durbar bot in Python: takes money where it can, else anything. One line of JSON in, one line of JSON out.

Try it:  npx durbar arena bombay --a "run:python3 examples/bots/hasty.py" --b random --games 10
The messages are explained in docs/bots.md.
"""
import json
import random
import sys

# What is liked best comes first; what is not in the list comes last.
LIKED = ["sell", "build", "buy", "take", "choose", "reveal", "propose", "go"]


def rank(move):
    return LIKED.index(move["do"]) if move["do"] in LIKED else len(LIKED)


def choose(question):
    """One of the legal moves. `question["view"]` is the whole position as this seat sees it."""
    moves = question["moves"]
    best = min(rank(move) for move in moves)
    return random.choice([move for move in moves if rank(move) == best])


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        random.seed(message["hello"]["game"])
        say({"hello": {"name": "Hasty"}})
    elif "ask" in message:
        question = message["ask"]
        say({"id": question["id"], "move": choose(question)})
    elif "over" in message:
        break
