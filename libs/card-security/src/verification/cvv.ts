import { decipherTdes, DES_BLOCK, encipherTdes, xor } from '../keys/block-cipher';
import { decimalized } from '../keys/decimalize';
import { toHex } from '../keys/key';
import { cardMasterKey } from '../chip/derivation';

/** What a card verification value is about. */
export interface VerifiedCard {
  /** 1 to 19 digits. */
  readonly pan: string;
  /** Four digits, in the order that the issuer uses: YYMM on a track. */
  readonly expiry: string;
  /** Three digits: of the track (CVV), 000 (CVV2) or 999 (iCVV of a chip). */
  readonly serviceCode: string;
}

/** The service codes of values that are not on a magnetic stripe. */
export const CVV2_SERVICE_CODE = '000';
export const ICVV_SERVICE_CODE = '999';

const VALUE_DIGITS = 3;
/** The digits of the PAN that the counter replaces. */
const COUNTER_DIGITS = 4;

/**
 * The card verification value, of three digits: the CVV of Visa, the CVC of Mastercard.
 * @param key CVK A and B, 16 bytes
 * @example
 * const key = Buffer.from('0123456789ABCDEFFEDCBA9876543210', 'hex');
 * cardVerificationValue(key, { pan: '4123456789012345', expiry: '8701', serviceCode: '101' }); // '561'
 */
export function cardVerificationValue(
  key: Buffer,
  { pan, expiry, serviceCode }: VerifiedCard,
): string {
  const data = Buffer.from(`${pan}${expiry}${serviceCode}`.padEnd(4 * DES_BLOCK, '0'), 'hex');
  const [a, b] = [key.subarray(0, DES_BLOCK), key.subarray(DES_BLOCK)];
  const first = encipherTdes(a, data.subarray(0, DES_BLOCK));
  const mixed = encipherTdes(a, xor(first, data.subarray(DES_BLOCK)));
  return decimalized(toHex(encipherTdes(a, decipherTdes(b, mixed)))).slice(0, VALUE_DIGITS);
}

/**
 * The dynamic value of a contactless payment in magnetic stripe mode (dCVV): the counter replaces the first four digits
 * of the PAN, under a key of the card.
 * @param masterKey from which the key of the card is derived (EMV Book 2, option A)
 * @param atc the transaction counter, of which four decimal digits count
 */
export function dynamicVerificationValue(
  masterKey: Buffer,
  card: VerifiedCard,
  atc: number,
  cardSequence?: string,
): string {
  const counter = String(atc % 10 ** COUNTER_DIGITS).padStart(COUNTER_DIGITS, '0');
  const pan = counter + card.pan.slice(COUNTER_DIGITS);
  return cardVerificationValue(cardMasterKey(masterKey, card.pan, cardSequence), { ...card, pan });
}
