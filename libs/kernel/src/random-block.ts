import { randomFillSync } from 'node:crypto';

const BLOCK_BYTES = 8_192;

const block = Buffer.alloc(BLOCK_BYTES);
let used = BLOCK_BYTES;

/**
 * Random bytes for ids. They come from a block that is filled at once, because one call of the generator takes as long
 * as generating hundreds of bytes. No byte is used twice.
 *
 * @param length at most 8,192
 */
export function newRandomBytes(length: number): Buffer {
  if (used + length > BLOCK_BYTES) {
    randomFillSync(block);
    used = 0;
  }
  used += length;
  return Buffer.from(block.subarray(used - length, used));
}
