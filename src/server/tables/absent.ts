/**
 * Those who do not answer in person: answers given in advance, bots, and bots that stand in. They answer one after another, on the
 * node that the last answer came to.
 */
import type { Game, Move, Seat, State } from '../../kernel/index.ts';
import type { TableDoc } from './docs.ts';
import type { Hosted } from './hosted.ts';

export interface AbsentNeeds {
  /** Resolves when a bot has taken as long as it takes at least. */
  pause(): Promise<void>;
  /** A bot's answer: legal, or the table takes another one's. */
  think(game: Game, state: State, seat: Seat, bot: string): Promise<Move>;
  hosted(): Promise<Hosted>;
  table(): TableDoc;
  report(error: unknown): void;
}

export class Absent {
  readonly #needs: AbsentNeeds;
  #answering = false;
  #more = false;

  constructor(needs: AbsentNeeds) {
    this.#needs = needs;
  }

  get answering(): boolean {
    return this.#answering;
  }

  /** Lets them answer until a person is asked. */
  async answer(): Promise<void> {
    this.#more = true;
    if (this.#answering || this.#needs.table().status !== 'playing') return;
    this.#answering = true;
    try {
      const hosted = await this.#needs.hosted();
      // Whoever calls while a bot thinks is heard when it has thought.
      while (this.#more) {
        this.#more = false;
        while ((await this.#planned(hosted)) || (await this.#bot(hosted)));
      }
    } catch (error) {
      this.#needs.report(error);
    } finally {
      this.#answering = false;
    }
  }

  async #planned(hosted: Hosted): Promise<boolean> {
    // Several may be asked at once: where one's plan is dropped, the next one's is looked at.
    for (const seat of hosted.planners) {
      const { ply } = hosted;
      const move = await hosted.takePlanned(seat);
      if (move !== null) return 'ack' in (await hosted.do({ seat, by: 'plan', ply }, { move }));
    }
    return false;
  }

  async #bot(hosted: Hosted): Promise<boolean> {
    const seat = hosted.awaitedBots[0];
    if (seat === undefined) return false;
    const sitter = this.#needs.table().seats[seat];
    const { ply } = hosted;
    const bot = sitter?.kind === 'bot' ? sitter.bot : 'merchant';
    const position = await hosted.position();
    if (hosted.ply !== ply) return true;
    const known = sitter?.kind === 'bot' ? null : (hosted.game.standIn?.(position, seat) ?? null);
    const thought = known ?? this.#needs.think(hosted.game, position, seat, bot);
    const [move] = await Promise.all([thought, this.#needs.pause()]);
    const by = sitter?.kind === 'bot' ? 'bot' : 'standIn';
    // Somebody came back, took an answer back, or another node was faster: then it is not this bot's turn any more.
    if (hosted.ply !== ply || !hosted.awaitedBots.includes(seat)) return true;
    const answered = await hosted.do({ seat, by, ply }, { move });
    if ('ack' in answered || answered.refused === 'behind') return true;
    if (answered.refused !== 'notStored') throw new Error(`the bot ${bot} gave an answer that is ${answered.refused}`);
    return false;
  }
}
