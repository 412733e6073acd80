/**
 * Loaded into a server before anything else: its clock is off by as many milliseconds as the file `DURBAR_SHIFT` says, which is
 * read at the start and with every SIGUSR2. The clock of the machine itself stays as it is: others live by it.
 */
import { readFileSync } from 'node:fs';

const file = process.env['DURBAR_SHIFT'] ?? '';
const read = () => Number(readFileSync(file, 'utf8'));
const now = Date.now;
let off = read();
Date.now = () => now() + off;
process.on('SIGUSR2', () => {
  off = read();
});
