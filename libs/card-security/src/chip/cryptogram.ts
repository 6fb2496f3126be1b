import { encipherTdes, xor } from '../keys/block-cipher';
import { toHex } from '../keys/key';
import { retailMac } from '../mac/mac';
import { cryptogramVersion, endingOf, type CryptogramVersion } from './cryptogram-version';
import { atcDiversification, cardMasterKey, mchipDiversification, sessionKey } from './derivation';

/** The values of a cryptogram by tag, in upper-case hex, such as 9F10, the issuer application data. */
export type ChipTags = Readonly<Record<string, string | undefined>>;

/** The data of an application cryptogram, in order, each with its number of bytes (EMV Book 2, 8.1.1). */
const CRYPTOGRAM_TAGS: readonly (readonly [tag: string, bytes: number])[] = [
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

/** A card and the issuer master key of its cryptograms. */
export interface CardKeys {
  readonly issuerKey: Buffer;
  readonly pan: string;
  /** Two digits of the PAN sequence number; 00 if there is none. */
  readonly sequence?: string | undefined;
}

/** The data of a contactless cryptogram of Visa (CVN 17), in order. */
const CONTACTLESS_TAGS: typeof CRYPTOGRAM_TAGS = [
  ['9F02', 6],
  ['9F37', 4],
  ['9F36', 2],
];

/** The first error in the tags of a cryptogram; undefined if it can be calculated. */
export function chipTagError(tags: ChipTags): string | undefined {
  const version = cryptogramVersion(tags['9F10'] ?? '');
  for (const [tag, bytes] of tagsOf(version)) {
    const value = tags[tag];
    if (value === undefined) return `Tag ${tag} is missing.`;
    if (value.length !== 2 * bytes) {
      return `Tag ${tag} must have ${String(bytes)} bytes, not ${String(value.length / 2)}.`;
    }
  }
  if (tags['9F10'] === undefined) return 'Tag 9F10 is missing.';
  if (version !== undefined) return undefined;
  return (
    'Tag 9F10 must have at least 7 bytes, and 0A (CVN 10), 11 (CVN 17) or 12 (CVN 18) in the third one; ' +
    'or 18 bytes, and 10, 11, 14 or 15 (M/Chip) in the second one.'
  );
}

/**
 * The application request cryptogram (tag 9F26), as `cryptogram-version.ts` says for the version in 9F10.
 *
 * @param tags without an error of `chipTagError`
 * @returns 16 digits of hex
 */
export function requestCryptogram(keys: CardKeys, tags: ChipTags): string {
  const version = versionOf(tags);
  const text = tagsOf(version).map(([tag]) => tags[tag] ?? '');
  const data = Buffer.from(text.join('') + endingOf(version, tags['9F10'] ?? ''), 'hex');
  return toHex(retailMac(cryptogramKey(keys, tags), data, version.padding));
}

/** The answer of the issuer to a cryptogram. */
export interface IssuerAuthentication {
  /** The authorization response cryptogram: 8 bytes (method 1) or 4 bytes (method 2, CVN 18). */
  readonly arpc: string;
  /** The value of tag 91: the ARPC, and the response code (method 1) or the card status update (method 2). */
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
  const version = versionOf(tags);
  const { method, isOfSession } = version.arpc;
  const key = isOfSession ? cryptogramKey(keys, tags) : masterKeyOf(keys, version);
  if (method === 2) {
    const update = approved ? CARD_STATUS_APPROVED : CARD_STATUS_DECLINED;
    const arpc = responseCryptogram2(key, arqc, update);
    return { arpc, issuerAuthenticationData: arpc + update };
  }
  const code = version.scheme === 'visa' ? asciiHex(responseCode) : mchipCode(approved);
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

/** The ARPC response code of M/Chip: bit 5 of byte 2, the issuer approves the online transaction. */
function mchipCode(approved: boolean): string {
  return approved ? '0010' : '0000';
}

function asciiHex(text: string): string {
  return toHex(Buffer.from(text, 'latin1'));
}

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

/** @throws RangeError if the version in 9F10 is not supported; `chipTagError` finds that */
export function versionOf(tags: ChipTags): CryptogramVersion {
  const version = cryptogramVersion(tags['9F10'] ?? '');
  if (version === undefined) throw new RangeError('The cryptogram version is not supported.');
  return version;
}

function tagsOf(version: CryptogramVersion | undefined): typeof CRYPTOGRAM_TAGS {
  return version?.data === 'contactless' ? CONTACTLESS_TAGS : CRYPTOGRAM_TAGS;
}

/** The key of a card for the version of its cryptogram. */
export function masterKeyOf(
  { issuerKey, pan, sequence }: CardKeys,
  { option }: Pick<CryptogramVersion, 'option'>,
): Buffer {
  return cardMasterKey(issuerKey, pan, sequence, option);
}

function cryptogramKey(keys: CardKeys, tags: ChipTags): Buffer {
  const version = versionOf(tags);
  const masterKey = masterKeyOf(keys, version);
  const atc = tags['9F36'] ?? '';
  switch (version.sessionKey) {
    case 'none':
      return masterKey;
    case 'common':
      return sessionKey(masterKey, atcDiversification(atc));
    case 'mchip':
      return sessionKey(masterKey, mchipDiversification(atc, tags['9F37'] ?? ''));
  }
}
