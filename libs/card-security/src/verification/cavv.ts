import { cardVerificationValue } from './cvv';

/**
 * The content of a cardholder authentication verification value (CAVV) of Visa, usage 3, version 0: the authentication
 * of a cardholder by 3-D Secure, which an issuer checks. 20 bytes; in messages in Base64.
 */
export interface CavvContent {
  /** 0 successful, 5 not possible, 7 attempted, 9 failed. */
  readonly result: AuthenticationResult;
  /** Two digits: 00 for 3-D Secure 1; for 3-D Secure 2 the method, such as 02 (one-time password by SMS). */
  readonly method: string;
  /** The authentication tracking number, of 16 digits. */
  readonly trackingNumber: string;
}

export const AUTHENTICATION_RESULTS = [0, 5, 7, 9] as const;
export type AuthenticationResult = (typeof AUTHENTICATION_RESULTS)[number];

/** The keys of authentication values, by the indicator in the value. */
export const CAVV_KEY_INDICATOR = '01';
export const TAVV_KEY_INDICATOR = '02';

/** A value and its key. */
export interface CavvKey {
  /** Two halves of 8 bytes. */
  readonly key: Buffer;
  readonly indicator: string;
}

/** A value that was read. */
export interface CavvRead extends CavvContent {
  readonly indicator: string;
  /** The three digits that the key makes. */
  readonly output: string;
}

const PAN_DIGITS = 16;
const NUMBER_DIGITS = 4;
const BYTES = 20;

/**
 * Makes a CAVV with the algorithm of CVV2: the last four digits of the tracking number in place of the expiry date, the
 * result and the method in place of the service code.
 *
 * The layout and a value are public in the Go library gocavv. The algorithm of the values of tokens (TAVV) is not
 * public: here they have the same layout, under a key of their own.
 *
 * @param pan of the card, or the token; its last 16 digits count
 * @returns 28 characters of Base64
 */
export function cavvOf(pan: string, content: CavvContent, { key, indicator }: CavvKey): string {
  const { result, method, trackingNumber } = content;
  const output = cavvOutput(pan, content, key);
  const hex =
    `0${String(result)}${method}${indicator}0${output}` +
    `${trackingNumber.slice(-NUMBER_DIGITS)}${trackingNumber}0000000000`;
  return Buffer.from(hex, 'hex').toString('base64');
}

/** The three digits of a CAVV that depend on the key; of a token they are also called DTVV. */
function cavvOutput(
  pan: string,
  { result, method, trackingNumber }: CavvContent,
  key: Buffer,
): string {
  return cardVerificationValue(key, {
    pan: pan.slice(-PAN_DIGITS).padStart(PAN_DIGITS, '0'),
    expiry: trackingNumber.slice(-NUMBER_DIGITS),
    serviceCode: `${String(result)}${method}`,
  });
}

const LAYOUT = /^0([0-9])([0-9]{2})([0-9]{2})0([0-9]{3})([0-9]{4})([0-9]{16})0[0-9A-F][0-9A-F]{8}$/;

/**
 * Reads a CAVV.
 * @param value Base64 of 20 bytes
 * @returns undefined if it has another layout
 */
export function readCavv(value: string): CavvRead | undefined {
  const bytes = Buffer.from(value, 'base64');
  if (bytes.length !== BYTES || bytes.toString('base64') !== value) return undefined;
  const found = LAYOUT.exec(bytes.toString('hex').toUpperCase());
  if (found === null) return undefined;
  const [, digit, method = '', indicator = '', output = '', last = '', trackingNumber = ''] = found;
  const result = AUTHENTICATION_RESULTS.find((known) => known === Number(digit));
  if (result === undefined || !trackingNumber.endsWith(last)) return undefined;
  return { result, method, indicator, output, trackingNumber };
}

/** Whether a value is that of the card or token, under a key. */
export function isCavvOf(pan: string, value: string, { key, indicator }: CavvKey): boolean {
  const read = readCavv(value);
  return read?.indicator === indicator && read.output === cavvOutput(pan, read, key);
}
