/** Names of tables: 82 bits in letters and digits that can be read aloud. */
import { randomBytes } from 'node:crypto';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 16;

export function newTableId(): string {
  let id = '';
  // Bytes from 252 on would make the first signs likelier than the others.
  while (id.length < LENGTH)
    for (const byte of randomBytes(LENGTH)) if (byte < 252 && id.length < LENGTH) id += SIGNS.charAt(byte % 36);
  return id;
}
