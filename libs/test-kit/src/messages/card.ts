import { instantOf, type At } from './instant';
import { randomDigits } from './random-text';

/** A card payment. Everything has a default. */
export interface CardPayment {
  /** Default: the test card that is approved. */
  readonly pan?: string;
  /** In cents. */
  readonly amount?: number;
  /** When it is sent. Default: now, by the clock of the machine. */
  readonly at?: At;
}

/** A message with its data elements by number, for `/iso8583/issuer/authorize`, `/iso8583/tools/encode` and others. */
export interface CardMessage {
  readonly mti: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * An authorization request (0100) that the issuer approves.
 *
 * @param fields data elements by number, as in `{ 22: '071' }`; undefined removes one
 */
export function authorization(
  { pan = '4000000000000001', amount = 15_075, at }: CardPayment = {},
  fields: Readonly<Record<number, string | undefined>> = {},
): CardMessage {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new TypeError(`amount ${String(amount)} is not an amount in cents, such as 15075.`);
  }
  const digits = instantOf(at).replace(/\D/g, '');
  const all: Readonly<Record<string, string | undefined>> = {
    2: pan,
    3: '000000',
    4: String(amount).padStart(12, '0'),
    7: digits.slice(4, 14),
    11: randomDigits(6),
    12: digits.slice(8, 14),
    13: digits.slice(4, 8),
    22: '051',
    37: randomDigits(12),
    41: 'TERM0001',
    42: 'LOJA EXEMPLO 01',
    49: '986',
    ...fields,
  };
  const given = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { mti: '0100', fields: Object.fromEntries(given) };
}
