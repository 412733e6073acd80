/** What people say to each other at a table: who may speak, and who hears it. */
import type { Seat } from '../../kernel/index.ts';
import type { ClientMessage, TalkLine } from '../../online/protocol.ts';
import type { Audience, Told, Watcher } from './audience.ts';
import type { TableDoc } from './docs.ts';
import { plainText, ROOMS, type Talk, type TalkRoom } from './talk.ts';

/** A line and where it was said, as nodes tell it each other. */
export interface Uttered {
  readonly room: TalkRoom;
  readonly line: TalkLine;
}

export interface ConversationNeeds {
  readonly table: string;
  readonly talk: Talk;
  readonly audience: Audience;
  agreed(): Pick<TableDoc, 'muted' | 'slow'>;
  /** Whether the game is known to be over. */
  over(): boolean;
  /** The time of day. */
  wall(): number;
  /** Tells the other nodes. */
  publish(talk: Uttered): void;
}

export class Conversation {
  readonly #needs: ConversationNeeds;

  constructor(needs: ConversationNeeds) {
    this.#needs = needs;
  }

  async chat(watcher: Watcher, message: Extract<ClientMessage, { t: 'chat' }>, seat: Seat | null): Promise<void> {
    const { table, talk, audience } = this.#needs;
    const { room, id } = message;
    const { person, name } = watcher;
    const { muted, slow } = this.#needs.agreed();
    const text = plainText(message.text);
    if (room === 'players' && seat === null) return audience.refuse(watcher, id, 'notSeated');
    if (text === '') return audience.refuse(watcher, id, 'malformed');
    const before = await talk.before(person, id);
    if (before !== null) return audience.say(watcher, { t: 'ack', id, table, ply: before });
    if (muted.includes(person)) return audience.refuse(watcher, id, 'muted');
    const line = await talk.say(room, { person, name, text, at: this.#needs.wall(), message: id }, slow);
    if (line === null) return audience.refuse(watcher, id, 'tooFast');
    audience.say(watcher, { t: 'ack', id, table, ply: line.n });
    this.#needs.publish({ room, line });
    this.spread({ room, line });
  }

  /** Tells a line to everybody on this node who may hear it. */
  spread({ room, line }: Uttered): void {
    const text = JSON.stringify({ t: 'talk', table: this.#needs.table, room, lines: [line] } satisfies Told);
    this.#needs.audience.tell((seat) => (this.#hears(room, seat) ? text : undefined));
  }

  /** Tells a newcomer what was said lately, as far as they may hear it. */
  async recall(watcher: Watcher, seat: Seat | null): Promise<void> {
    for (const room of ROOMS) if (this.#hears(room, seat)) await this.recallRoom(watcher, room);
  }

  async recallRoom(watcher: Watcher, room: TalkRoom): Promise<void> {
    const { table, talk, audience } = this.#needs;
    const lines = await talk.lines(room);
    if (lines.length > 0) audience.say(watcher, { t: 'talk', table, room, lines });
  }

  /** Who plays does not hear those who watch before the game is over: they may see more, or less. */
  #hears(room: TalkRoom, seat: Seat | null): boolean {
    return room === 'players' ? seat !== null : seat === null || this.#needs.over();
  }
}
