/** Finds the command that is meant and runs it. */
import { arenaCommand } from './arena.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { balanceCommand } from './balance.ts';
import { benchCommand } from './bench.ts';
import { calibrateCommand } from './calibrate.ts';
import { CLEAN, type Command, type Io, USAGE, UsageError } from './command.ts';
import { fuzzCommand } from './fuzz.ts';
import { puzzlesCommand } from './puzzles.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { simulateCommand } from './simulate.ts';
import { trainCommand } from './train.ts';
import { tuneCommand } from './tune.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  simulate: simulateCommand,
  balance: balanceCommand,
  arena: arenaCommand,
  tune: tuneCommand,
  train: trainCommand,
  calibrate: calibrateCommand,
  puzzles: puzzlesCommand,
  replay: replayCommand,
  verify: verifyCommand,
  fuzz: fuzzCommand,
  rules: rulesCommand,
  bench: benchCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}\n`);
  return `durbar COMMAND [arguments]\n\n${lines.join('')}\ndurbar COMMAND --help says more. Everything is in docs/cli.md.\n`;
}

/** Runs one call and returns its exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview());
    return name === undefined ? USAGE : CLEAN;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    io.err(`durbar: no command "${name}"; there is ${Object.keys(COMMANDS).join(', ')}\n`);
    return USAGE;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.help);
    return CLEAN;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`durbar ${name}: ${error.message}\n`);
    return USAGE;
  }
}
