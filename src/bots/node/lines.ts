/** A program that is spoken to in lines of JSON over its standard input and output, and that is not trusted. */
import { type ChildProcess, spawn } from 'node:child_process';

/** The longest line that is read, and the most that may be written between two questions, in bytes. */
const LONGEST = 64 * 1024;

export type LineFault = 'dead' | 'late' | 'flood';

export class LineProcess {
  readonly #child: ChildProcess;
  #rest = '';
  #since = 0;
  #fault: LineFault | null = null;
  #hear: ((line: string | LineFault) => void) | null = null;
  /** Lines that came before anybody waited for them. */
  readonly #early: string[] = [];

  constructor(command: string) {
    // Its own process group: whatever it starts ends with it.
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    this.#child.on('error', () => this.stop('dead'));
    this.#child.on('exit', () => this.stop('dead'));
    this.#child.stdin?.on('error', () => this.stop('dead'));
    this.#child.stdout?.setEncoding('utf8');
    this.#child.stdout?.on('data', (text: string) => this.#read(text));
  }

  /** What has gone wrong, after which nothing more is said. */
  get fault(): LineFault | null {
    return this.#fault;
  }

  say(message: object): void {
    if (this.#fault !== null) return;
    this.#since = 0;
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, or why there is none. A program that is late is stopped. */
  async line(milliseconds: number): Promise<string | LineFault> {
    const early = this.#early.shift();
    if (early !== undefined) return early;
    if (this.#fault !== null) return this.#fault;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.stop('late'), milliseconds);
      this.#hear = (heard) => {
        clearTimeout(late);
        this.#hear = null;
        resolve(heard);
      };
    });
  }

  stop(fault: LineFault = 'dead'): void {
    if (this.#fault !== null) return;
    this.#fault = fault;
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    const { pid } = this.#child;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    this.#hear?.(fault);
  }

  #read(text: string): void {
    this.#since += text.length;
    if (this.#since > LONGEST) {
      this.stop('flood');
      return;
    }
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      if (this.#hear !== null) this.#hear(line);
      else this.#early.push(line);
    }
  }
}
