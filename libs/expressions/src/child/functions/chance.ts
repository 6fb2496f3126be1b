import { createHash } from 'node:crypto';

/**
 * Numbers and UUIDs that look random and are the same for the same key: SHA-256 of the key and a counter. A generator
 * with a state of 32 bits would repeat a UUID after about 80,000 executions.
 */
export class Chance {
  private draws = 0;

  constructor(private readonly key: string) {}

  /** From 0 to 1, without 1, with 53 random bits. */
  number(): number {
    return Number(this.bytes().readBigUInt64BE() >> 11n) / 2 ** 53;
  }

  /** A UUID of version 4. */
  uuid(): string {
    const bytes = this.bytes();
    bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40;
    bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
    return bytes
      .toString('hex', 0, 16)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private bytes(): Buffer {
    this.draws += 1;
    return createHash('sha256')
      .update(`${this.key}/${String(this.draws)}`)
      .digest();
  }
}
