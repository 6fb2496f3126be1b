/** The finalizer of MurmurHash3: every bit of the result depends on every bit of the number. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const GOLDEN = 0x9e3779b1;

/**
 * Numbers from 0 to 2^32 - 1 that look random. The number depends only on the seed, the field and the row, so any row
 * can be made without the rows before it.
 */
export class FieldDraws {
  private readonly key: number;

  constructor(seed: number, field: number) {
    this.key = mix(mix(seed) + Math.imul(field, GOLDEN));
  }

  at(row: number): number {
    return mix(this.key + Math.imul(row, GOLDEN));
  }
}
