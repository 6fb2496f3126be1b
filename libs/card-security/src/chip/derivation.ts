import { createHash } from 'node:crypto';
import { encipherTdes, xor } from '../keys/block-cipher';
import { decimalized } from '../keys/decimalize';
import { toHex, withOddParity } from '../keys/key';

const INVERTED = Buffer.alloc(8, 0xff);

/** How the key of a card is derived: EMV Book 2, annex A1.4. */
export type DerivationOption = 'A' | 'B';

/**
 * The master key of a card (EMV Book 2, A1.4). Option B differs from A only for a PAN of more than 16 digits.
 * @param issuerKey the issuer master key, 16 bytes
 * @param pan digits
 * @param sequence the PAN sequence number (tag 5F34, DE23), of which two digits count
 * @returns 16 bytes with odd parity
 */
export function cardMasterKey(
  issuerKey: Buffer,
  pan: string,
  sequence = '00',
  option: DerivationOption = 'A',
): Buffer {
  const digits = `${pan}${sequence.slice(-2).padStart(2, '0')}`;
  const left = Buffer.from(
    option === 'B' && pan.length > 16 ? hashed(digits) : last16(digits),
    'hex',
  );
  return withOddParity(encipherTdes(issuerKey, Buffer.concat([left, xor(left, INVERTED)])));
}

/**
 * The session key of an application cryptogram (EMV Book 2, A1.3.1, common session key derivation).
 * @param masterKey the master key of the card, 16 bytes
 * @param diversification 8 bytes: the ATC and zeros, for cryptograms
 */
export function sessionKey(masterKey: Buffer, diversification: Buffer): Buffer {
  const [left, right] = [Buffer.from(diversification), Buffer.from(diversification)];
  left[2] = 0xf0;
  right[2] = 0x0f;
  return withOddParity(encipherTdes(masterKey, Buffer.concat([left, right])));
}

/** The diversification of a cryptogram: the ATC (tag 9F36) and six zeros. */
export function atcDiversification(atc: string): Buffer {
  return Buffer.concat([Buffer.from(atc, 'hex')], 8);
}

/** The diversification of a cryptogram of M/Chip: the ATC, two zeros and the unpredictable number (tag 9F37). */
export function mchipDiversification(atc: string, unpredictableNumber: string): Buffer {
  return Buffer.from(`${atc}0000${unpredictableNumber}`, 'hex');
}

/**
 * The session key of Visa for issuer scripts: the last two bytes of the first half are combined with the ATC, those of the
 * second half with its inverse.
 * @param masterKey of the card for MACs or for encipherment, 16 bytes
 */
export function visaScriptKey(masterKey: Buffer, atc: string): Buffer {
  const right = toHex(xor(Buffer.from(atc, 'hex'), INVERTED));
  const change = Buffer.from(`${atc.padStart(16, '0')}${right.padStart(16, '0')}`, 'hex');
  return withOddParity(xor(masterKey, change));
}

function last16(digits: string): string {
  return digits.slice(-16).padStart(16, '0');
}

/** Option B: 16 decimal digits of the SHA-1 of the digits; letters fill up, as 0 to 5. */
function hashed(digits: string): string {
  const packed = digits.length % 2 === 1 ? `0${digits}` : digits;
  const hash = createHash('sha1').update(Buffer.from(packed, 'hex')).digest();
  return decimalized(toHex(hash)).slice(0, 16);
}
