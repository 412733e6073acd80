/** The program: `durbar COMMAND`. */
import { FOUND } from './command.ts';
import { main } from './main.ts';
import { reason } from './records.ts';

// A reader that has seen enough (`durbar replay file | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    tty: process.stderr.isTTY === true,
  });
} catch (error) {
  process.stderr.write(`durbar: ${reason(error)}\n`);
  process.exitCode = FOUND;
}
