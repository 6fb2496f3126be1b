/**
 * How an id of an example is made new:
 *
 * - `endToEndId`: the type, the ISPB, the current minute and 11 new characters, as in E1234567820261121120012345678901. Also RtrId.
 * - `uuid`: a random UUID.
 * - `uuidEnd`: the last group of the UUID is new.
 * - `digits`: the last six digits are new, as of a NSU, a STAN, a card number, a phone number or an ISPB.
 * - `name`: six letters are added.
 * - `email`: six letters are added before the at sign.
 */
export type IdKind = 'endToEndId' | 'uuid' | 'uuidEnd' | 'digits' | 'name' | 'email';

/** The functions in this file run in the page too: see example-ids-script.ts. */
export interface Chance {
  readonly nowMs: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Returns an id of the kind of the example. */
export function newId(kind: IdKind, example: string, { nowMs, random }: Chance): string {
  const start = (from: number): string => example.slice(0, from);
  switch (kind) {
    case 'endToEndId': {
      const minute = new Date(nowMs()).toISOString().replace(/[-T:]/g, '').slice(0, 12);
      return start(9) + minute + drawn(11, 'abcdefghijklmnopqrstuvwxyz0123456789', random);
    }
    case 'uuid': {
      const hex = (length: number): string => drawn(length, '0123456789abcdef', random);
      return `${hex(8)}-${hex(4)}-4${hex(3)}-${drawn(1, '89ab', random)}${hex(3)}-${hex(12)}`;
    }
    case 'uuidEnd':
      return start(-12) + drawn(12, '0123456789abcdef', random);
    case 'digits':
      // Not zeros only: a STAN is at least 000001.
      return start(-6) + String(1 + Math.floor(random() * 999_999)).padStart(6, '0');
    case 'name':
      return `${example}-${letters(random)}`;
    case 'email':
      return example.replace('@', `-${letters(random)}@`);
  }
}

export function letters(random: () => number): string {
  return drawn(6, 'abcdefghijklmnopqrstuvwxyz', random);
}

export function drawn(length: number, characters: string, random: () => number): string {
  const one = (): string => characters.charAt(Math.floor(random() * characters.length));
  return Array.from({ length }, one).join('');
}
