/** Words that nobody can guess. The store keeps their hashes only: who reads the store cannot become anybody. */
import { createHash, randomBytes } from 'node:crypto';

/** 128 bits, as a cookie or a link can carry them. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** A token for a program: 192 bits behind a word that says what it is, so that whoever finds one knows what they hold. */
export function newToken(): string {
  return `durbar_${randomBytes(24).toString('base64url')}`;
}

/** A public id. Random so that it says nothing about who came before. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Crockford's 32 signs: digits and letters, without those that look like another when written by hand. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 28;

/** A recovery code: 140 bits in seven groups of four, to be written down. */
export function newCode(): string {
  const signs = Array.from(randomBytes(CODE_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return signs.replace(/.{4}(?=.)/g, '$&-');
}

/** The signs of a code however it was typed: small letters, spaces, an O for a zero. Null if it cannot be a code. */
export function readCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s–-]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return signs.length === CODE_LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? signs : null;
}
