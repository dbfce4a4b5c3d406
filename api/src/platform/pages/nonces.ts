import { randomFillSync } from 'node:crypto';

const bytes = 16;
/** Drawn for many answers at once: asking for randomness costs as much each time. */
const drawn = Buffer.alloc(256 * bytes);
let used = drawn.length;

/** 128 random bits as base64, for one answer's own scripts and styles. */
export function newNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('base64', used - bytes, used);
}
