import { createHash } from 'node:crypto';

/**
 * Pseudorandom numbers. The same text gives the same numbers on every machine. The generator is sfc32 of PractRand; its
 * state is a hash of the text.
 */
export class Draws {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(text: string) {
    const digest = createHash('sha256').update(text).digest();
    this.a = digest.readInt32LE(0);
    this.b = digest.readInt32LE(4);
    this.c = digest.readInt32LE(8);
    this.counter = digest.readInt32LE(12);
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor((this.next() / 2 ** 32) * count);
  }

  /** A whole number of the range, both ends included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0];
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => String(this.below(10))).join('');
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum >>> 0;
  }
}
