import { encipherTdes, xor } from '../keys/block-cipher';
import { toHex } from '../keys/key';
import { retailMac } from '../mac/mac';
import { atcDiversification, cardMasterKey, sessionKey } from './derivation';

/**
 * The values of a cryptogram by tag, in upper-case hex. Tags of the card and of the terminal are in `CRYPTOGRAM_TAGS`;
 * 9F10 is the issuer application data.
 */
export type ChipTags = Readonly<Record<string, string | undefined>>;

/** The data of an application cryptogram, in order, each with its number of bytes (EMV Book 2, 8.1.1). */
export const CRYPTOGRAM_TAGS: readonly (readonly [tag: string, bytes: number])[] = [
  ['9F02', 6],
  ['9F03', 6],
  ['9F1A', 2],
  ['95', 5],
  ['5F2A', 2],
  ['9A', 3],
  ['9C', 1],
  ['9F37', 4],
  ['82', 2],
  ['9F36', 2],
];

/** The supported cryptogram versions (CVN), as Visa defines them. */
export const CRYPTOGRAM_VERSIONS = ['10', '18'] as const;
export type CryptogramVersion = (typeof CRYPTOGRAM_VERSIONS)[number];

/** A card and the issuer master key of its cryptograms. */
export interface CardKeys {
  readonly issuerKey: Buffer;
  readonly pan: string;
  /** Two digits of the PAN sequence number; 00 if there is none. */
  readonly sequence?: string | undefined;
}

/** The position and the length of the card verification results in 9F10, in bytes. */
const CVR_AT = 3;
const CVR_BYTES = 4;

/** The version in the third byte of 9F10 (after its length and the key index); undefined if it is not supported. */
export function cryptogramVersion(issuerData: string): CryptogramVersion | undefined {
  const version = String(parseInt(issuerData.slice(4, 6), 16));
  const isLong = issuerData.length >= 2 * (CVR_AT + CVR_BYTES);
  return isLong ? CRYPTOGRAM_VERSIONS.find((known) => known === version) : undefined;
}

/** The first error in the tags of a cryptogram; undefined if it can be calculated. */
export function chipTagError(tags: ChipTags): string | undefined {
  for (const [tag, bytes] of CRYPTOGRAM_TAGS) {
    const value = tags[tag];
    if (value === undefined) return `Tag ${tag} is missing.`;
    if (value.length !== 2 * bytes) {
      return `Tag ${tag} must have ${String(bytes)} bytes, not ${String(value.length / 2)}.`;
    }
  }
  const issuerData = tags['9F10'];
  if (issuerData === undefined) return 'Tag 9F10 is missing.';
  if (cryptogramVersion(issuerData) !== undefined) return undefined;
  return 'Tag 9F10 must have at least 7 bytes, and 0A (CVN 10) or 12 (CVN 18) in the third one.';
}

/**
 * The application request cryptogram (tag 9F26).
 *
 * CVN 10: master key of the card by option A, the card verification results after the data, padding with zeros.
 * CVN 18: option B, a session key of the ATC, the whole 9F10 after the data, padding with 80.
 *
 * @param tags without an error of `chipTagError`
 * @returns 16 digits of hex
 */
export function requestCryptogram(keys: CardKeys, tags: ChipTags): string {
  const { issuerData, isSession } = versionOf(tags);
  const ending = isSession ? issuerData : cardVerificationResults(issuerData);
  const text = CRYPTOGRAM_TAGS.map(([tag]) => tags[tag] ?? '');
  const data = Buffer.from(text.join('') + ending, 'hex');
  return toHex(retailMac(cryptogramKey(keys, tags), data, isSession ? '2' : '1'));
}

/** The answer of the issuer to a cryptogram. */
export interface IssuerAuthentication {
  /** The authorization response cryptogram: 8 bytes (CVN 10, method 1) or 4 bytes (CVN 18, method 2). */
  readonly arpc: string;
  /** The value of tag 91: the ARPC, and the response code (CVN 10) or the card status update (CVN 18). */
  readonly issuerAuthenticationData: string;
}

/**
 * The issuer authentication data for a request.
 * @param arqc tag 9F26
 * @param responseCode DE39, two characters
 */
export function issuerAuthentication(
  keys: CardKeys,
  tags: ChipTags,
  { arqc, responseCode, approved }: IssuerDecision,
): IssuerAuthentication {
  const key = cryptogramKey(keys, tags);
  if (versionOf(tags).isSession) {
    const update = approved ? CARD_STATUS_APPROVED : CARD_STATUS_DECLINED;
    const arpc = responseCryptogram2(key, arqc, update);
    return { arpc, issuerAuthenticationData: arpc + update };
  }
  const code = toHex(Buffer.from(responseCode, 'latin1'));
  const arpc = responseCryptogram1(key, arqc, code);
  return { arpc, issuerAuthenticationData: arpc + code };
}

export interface IssuerDecision {
  readonly arqc: string;
  readonly responseCode: string;
  readonly approved: boolean;
}

/** Card status update (EMV Book 3, annex C10): byte 2, bit 8, the issuer approves the online transaction. */
const CARD_STATUS_APPROVED = '00800000';
const CARD_STATUS_DECLINED = '00000000';

/** The ARPC of method 1 (EMV Book 2, 8.2.1): TDES of the ARQC xor the response code. */
export function responseCryptogram1(key: Buffer, arqc: string, responseCode: string): string {
  const code = Buffer.from(responseCode.padEnd(16, '0'), 'hex');
  return toHex(encipherTdes(key, xor(Buffer.from(arqc, 'hex'), code)));
}

/** The ARPC of method 2 (EMV Book 2, 8.2.2): four bytes of the MAC of the ARQC and the card status update. */
export function responseCryptogram2(
  key: Buffer,
  arqc: string,
  statusUpdate: string,
  proprietary = '',
): string {
  const data = Buffer.from(arqc + statusUpdate + proprietary, 'hex');
  return toHex(retailMac(key, data, '2')).slice(0, 8);
}

function versionOf(tags: ChipTags): { readonly issuerData: string; readonly isSession: boolean } {
  const issuerData = tags['9F10'] ?? '';
  return { issuerData, isSession: cryptogramVersion(issuerData) === '18' };
}

function cryptogramKey({ issuerKey, pan, sequence }: CardKeys, tags: ChipTags): Buffer {
  const { isSession } = versionOf(tags);
  const masterKey = cardMasterKey(issuerKey, pan, sequence, isSession ? 'B' : 'A');
  return isSession ? sessionKey(masterKey, atcDiversification(tags['9F36'] ?? '')) : masterKey;
}

function cardVerificationResults(issuerData: string): string {
  return issuerData.slice(2 * CVR_AT, 2 * (CVR_AT + CVR_BYTES));
}
