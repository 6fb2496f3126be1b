import { formatOriginal90, type IsoMessage } from '#libs/iso8583';
import { type Violation } from '#libs/kernel';
import { pinBlockOf } from '../issuer/pin-block';
import { writePrivateData } from '../issuer/private-data';

/** A name that stands for a data element, and what a JSON value has to be to become one. */
interface NamedField {
  readonly element: string;
  readonly pattern: RegExp;
  readonly expected: string;
  /** Filled up to the element's length on the side where its format is. */
  readonly fill?: (text: string) => string;
}

const digits = (element: string, length: number, least = length): NamedField => ({
  element,
  pattern: new RegExp(`^[0-9]{${String(least)},${String(length)}}$`),
  expected:
    least === length ? `${String(length)} digits` : `${String(least)} to ${String(length)} digits`,
  fill: (value) => (element === '11' ? value.padStart(length, '0') : value),
});
const text = (element: string, length: number): NamedField => ({
  element,
  pattern: new RegExp(`^[\\x20-\\x7e]{1,${String(length)}}$`),
  expected: `1 to ${String(length)} printable characters`,
});

/** The names of a plain request, each with its data element. */
const NAMES: Readonly<Record<string, NamedField>> = {
  pan: digits('2', 19, 1),
  processingCode: digits('3', 6),
  transmissionDateTime: digits('7', 10),
  stan: digits('11', 6, 1),
  localTime: digits('12', 6),
  localDate: digits('13', 4),
  expiry: digits('14', 4),
  settlementDate: digits('15', 4),
  mcc: digits('18', 4),
  posEntryMode: digits('22', 3),
  cardSequence: digits('23', 3),
  posConditionCode: digits('25', 2),
  acquirerId: digits('32', 11, 1),
  forwarderId: digits('33', 11, 1),
  track2: {
    element: '35',
    pattern: /^[0-9]{1,19}[=D][0-9=D]*F?$/,
    expected: 'a PAN, = or D, and digits',
  },
  rrn: text('37', 12),
  authorizationCode: text('38', 6),
  terminalId: text('41', 8),
  merchantId: text('42', 15),
  merchantName: text('43', 40),
  additionalData: text('48', 999),
  emv: { element: '55', pattern: /^(?:[0-9A-Fa-f]{2})+$/, expected: 'BER-TLV in hex' },
  networkCode: digits('70', 3),
};

const CURRENCIES: Readonly<Record<string, string>> = { BRL: '986', USD: '840', EUR: '978' };
const PIN = /^[0-9]{4,12}$/;
const CVV = /^[0-9]{3,4}$/;
const LARGEST_AMOUNT = 999_999_999_999;

/** The data elements that a plain request names, or what is wrong with it. */
export function readNamedFields(body: Readonly<Record<string, unknown>>): {
  readonly fields: Record<string, string>;
  readonly violations: readonly Violation[];
} {
  const fields: Record<string, string> = {};
  const violations: Violation[] = [];
  const wrong = (name: string, expected: string): void => {
    violations.push({ pointer: `/${name}`, detail: `Must be ${expected}.` });
  };
  for (const [name, { element, pattern, expected, fill }] of Object.entries(NAMES)) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value === 'string' && pattern.test(value)) fields[element] = fill?.(value) ?? value;
    else wrong(name, `a string of ${expected}`);
  }
  readAmounts(body, fields, wrong);
  readSecrets(body, fields, wrong);
  readOriginal(body, fields, wrong);
  return { fields, violations };
}

type Wrong = (name: string, expected: string) => void;

function readAmounts(
  body: Readonly<Record<string, unknown>>,
  fields: Record<string, string>,
  wrong: Wrong,
): void {
  const { amount, replacementAmount, currency } = body;
  const expected = `a whole number of cents, at most ${String(LARGEST_AMOUNT)}`;
  const cents = (value: unknown): string | undefined =>
    // DE4 has no sign: what is negative arrives as zero, and is refused as that.
    Number.isSafeInteger(value) && (value as number) <= LARGEST_AMOUNT
      ? String(Math.max(0, value as number)).padStart(12, '0')
      : undefined;
  if (amount !== undefined && amount !== null) {
    const value = cents(amount);
    if (value === undefined) wrong('amount', expected);
    else fields['4'] = value;
  }
  if (replacementAmount !== undefined && replacementAmount !== null) {
    const value = cents(replacementAmount);
    if (value === undefined) wrong('replacementAmount', expected);
    else fields['95'] = value.padEnd(42, '0');
  }
  if (currency === undefined || currency === null) return;
  const code = typeof currency === 'string' ? (CURRENCIES[currency] ?? currency) : '';
  if (/^[0-9]{3}$/.test(code)) fields['49'] = code;
  else wrong('currency', 'BRL, USD, EUR or a numeric code of ISO 4217, as in 986');
}

/** PIN and CVV travel as they do from a terminal: in an enciphered block, and in private data. */
function readSecrets(
  body: Readonly<Record<string, unknown>>,
  fields: Record<string, string>,
  wrong: Wrong,
): void {
  const { pin, cvv, partialApproval } = body;
  if (pin !== undefined && pin !== null) {
    if (typeof pin === 'string' && PIN.test(pin)) fields['52'] = pinBlockOf(pin, fields['2'] ?? '');
    else wrong('pin', 'a string of 4 to 12 digits');
  }
  const isCvv = typeof cvv === 'string' && CVV.test(cvv);
  if (cvv !== undefined && cvv !== null && !isCvv) wrong('cvv', 'a string of 3 or 4 digits');
  const privateData = writePrivateData({
    cvv: isCvv ? cvv : undefined,
    takesPart: partialApproval === true,
  });
  if (privateData !== undefined) fields['48'] ??= privateData;
}

/** `original`: what is reversed or completed, as DE90 says it. */
function readOriginal(
  { original }: Readonly<Record<string, unknown>>,
  fields: Record<string, string>,
  wrong: Wrong,
): void {
  if (original === undefined || original === null) return;
  const { mti, stan, transmissionDateTime, acquirerId } = original as Record<string, unknown>;
  const part = (value: unknown, pattern: RegExp): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
  const parts = {
    mti: part(mti, /^[0-9]{4}$/),
    stan: part(stan, /^[0-9]{1,6}$/),
    transmittedAt: part(transmissionDateTime, /^[0-9]{10}$/),
    acquirer: part(acquirerId, /^[0-9]{1,11}$/),
    forwarder: undefined,
  };
  const given = [mti, stan, transmissionDateTime, acquirerId].filter(
    (value) => value !== undefined,
  );
  const read = Object.values(parts).filter((value) => value !== undefined);
  if (typeof original !== 'object' || given.length === 0 || read.length < given.length) {
    wrong('original', 'an object with mti, stan, transmissionDateTime, acquirerId, each of digits');
    return;
  }
  fields['90'] = formatOriginal90(parts);
}

/** The MTI of a plain request: its class by the address, advice and repeat by what it says. */
export function namedMti(
  mtiClass: '1' | '2' | '4' | '8',
  { advice, repeat }: Readonly<Record<string, unknown>>,
): IsoMessage['mti'] {
  return `0${mtiClass}${advice === true ? '2' : '0'}${repeat === true ? '1' : '0'}`;
}
