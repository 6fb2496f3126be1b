/** What new ids and values are made from. */
export interface Fresh {
  /** The instant of the clock of the sandbox, ISO 8601 UTC. */
  readonly now: string;
  /** A number from 0 to below the limit. */
  readonly below: (limit: number) => number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

/** Returns a whole number from 0 to below the limit, from the random values of the browser. */
export function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % limit;
}

export function letters(count: number, fresh: Fresh): string {
  return drawn(count, LETTERS, fresh);
}

export function digits(count: number, fresh: Fresh): string {
  return drawn(count, DIGITS, fresh);
}

/** E, the ISPB, the minute in UTC and 11 characters, as in E1234567820261121120012345678901. */
export function newEndToEndId(ispb: string, fresh: Fresh): string {
  const minute = fresh.now.replace(/[-T:]/g, '').slice(0, 12);
  return `E${ispb}${minute}${drawn(11, LETTERS + DIGITS, fresh)}`;
}

/** A random UUID, version 4. */
export function newUuid(fresh: Fresh): string {
  const hex = (count: number): string => drawn(count, '0123456789abcdef', fresh);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${drawn(1, '89ab', fresh)}${hex(3)}-${hex(12)}`;
}

/** A CPF with valid check digits. */
export function newCpf(fresh: Fresh): string {
  const body = Array.from(drawn(9, DIGITS, fresh), Number);
  const first = checkDigit(body);
  return [...body, first, checkDigit([...body, first])].join('');
}

/** A CNPJ with valid check digits. */
export function newCnpj(fresh: Fresh): string {
  const body = Array.from(`${drawn(8, DIGITS, fresh)}0001`, Number);
  const first = checkDigit(body, 9);
  return [...body, first, checkDigit([...body, first], 9)].join('');
}

/** The date in Brasília of an instant, as in 2026-11-21. Brazil has no summer time. */
export function dateInBrasilia(iso: string): string {
  return new Date(Date.parse(iso) - 3 * 3_600_000).toISOString().slice(0, 10);
}

/** Modulo 11 with weights from 2 at the right, which begin again after the largest. */
function checkDigit(numbers: readonly number[], largest = 99): number {
  const sum = numbers.toReversed().reduce((total, each, index) => {
    return total + each * (2 + (index % (largest - 1)));
  }, 0);
  return ((sum * 10) % 11) % 10;
}

function drawn(count: number, characters: string, { below }: Fresh): string {
  return Array.from({ length: count }, () => characters.charAt(below(characters.length))).join('');
}
