import { createHmac } from 'node:crypto';

/** Numbers that follow from a key and a text: the same ones each time, and not to be guessed without the key. */
export class Draw {
  private block = 0;
  private bytes = Buffer.alloc(0);
  /** Of the text, so that a long text is hashed once and not for each block. */
  private readonly key: Uint8Array;

  constructor(key: Uint8Array, text: string) {
    this.key = createHmac('sha256', key).update(text).digest();
  }

  /** A number from 0 to `count - 1`. @param count at most 65,536 */
  below(count: number): number {
    if (this.bytes.length < 4) {
      this.bytes = createHmac('sha256', this.key).update(String(this.block)).digest();
      this.block += 1;
    }
    const number = this.bytes.readUInt32BE(0);
    this.bytes = this.bytes.subarray(4);
    return number % count;
  }

  /** One of the items. @param items not empty */
  oneOf<T>(items: ArrayLike<T>): T {
    return items[this.below(items.length)] as T;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => String(this.below(10))).join('');
  }

  /**
   * A text of the same form: digits for digits, letters for letters, in the same case. Zeros at the start and all other
   * characters stay.
   */
  sameForm(text: string): string {
    const [zeros = ''] = /^0+(?=\d)/.exec(text) ?? [];
    let isFirst = true;
    const rest = text.slice(zeros.length).replace(/\p{L}|\p{N}/gu, (character) => {
      const drawn = this.sameKind(character, isFirst);
      isFirst = false;
      return drawn;
    });
    return zeros + rest;
  }

  private sameKind(character: string, isFirst: boolean): string {
    // A JSON number has no zero at the start, and no zero becomes another value.
    if (/[1-9]/.test(character) && isFirst) return String(1 + this.below(9));
    if (/\p{N}/u.test(character)) return String(this.below(10));
    const letter = this.oneOf('abcdefghijklmnopqrstuvwxyz');
    return /\p{Lu}/u.test(character) ? letter.toUpperCase() : letter;
  }
}
