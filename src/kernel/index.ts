/** The kernel, as everything else sees it. */

export type { Answered } from './answered.ts';
export * from './conformance.ts';
export * from './engine.ts';
export * from './facts.ts';
export * from './game.ts';
export { hashOf } from './hash.ts';
export { type Comment, type DroppedLine, LINE_LIMITS, readLines, type SideLine } from './lines.ts';
export * from './match.ts';
export * from './options.ts';
export * from './record.ts';
export * from './rng.ts';
export { same } from './same.ts';
export * from './verify.ts';
