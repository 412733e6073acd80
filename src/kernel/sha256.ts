/** SHA-256 and HMAC, synchronous and the same everywhere: WebCrypto is asynchronous and absent on plain http. */

const K = new Uint32Array(64);
const H0 = new Uint32Array(8);
{
  // The constants are the first 32 bits of the fractional parts of cube and square roots of the first primes.
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) H0[found] = (Math.sqrt(n) % 1) * 0x100000000;
    K[found++] = (Math.cbrt(n) % 1) * 0x100000000;
  }
}

const encoder = new TextEncoder();

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(((message.length + 72) >>> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  blocks.setUint32(padded.length - 4, message.length << 3);

  const h = H0.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = blocks.getUint32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = word(w, i - 15);
      const b = word(w, i - 2);
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = word(w, i - 16) + s0 + word(w, i - 7) + s1;
    }
    compress(h, w);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setUint32(i * 4, word(h, i));
  return digest;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(K, i) + word(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const rounds = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = word(hash, i) + (rounds[i] ?? 0);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((b) => b ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((b) => b ^ 0x5c),
      inner,
    ),
  );
}

export function sha256Hex(message: Uint8Array): string {
  return Array.from(sha256(message), (b) => b.toString(16).padStart(2, '0')).join('');
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function word(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}

function turn(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}
