import { type DerivationOption } from './derivation';

/** How a version makes the key of a cryptogram from the key of the card. */
export type SessionKeyMethod =
  /** The key of the card itself. */
  | 'none'
  /** The common session key of EMV, from the ATC. */
  | 'common'
  /** The session key of M/Chip, from the ATC and the unpredictable number. */
  | 'mchip';

/** A cryptogram version (CVN) of Visa (in 9F10, byte 3) or of M/Chip (byte 2). */
export interface CryptogramVersion {
  readonly scheme: 'visa' | 'mchip';
  /** The version in decimal, as the schemes number it. */
  readonly number: CryptogramNumber;
  /** The derivation of the key of the card. */
  readonly option: DerivationOption;
  readonly sessionKey: SessionKeyMethod;
  /** The tags of the data, or of its beginning. */
  readonly data: 'all' | 'contactless';
  /** The part of 9F10 after the tags. */
  readonly ending: 'results' | 'results-byte-2' | 'issuer-data' | 'results-counters';
  readonly padding: '1' | '2';
  readonly arpc: ArpcMethod;
}

interface ArpcMethod {
  readonly method: 1 | 2;
  /** Whether the session key makes the ARPC; otherwise the key of the card does. */
  readonly isOfSession: boolean;
}

export type CryptogramNumber = 10 | 16 | 17 | 18 | 20 | 21;

const MASTER_KEY: ArpcMethod = { method: 1, isOfSession: false };

/**
 * The supported versions. Sources: for Visa 10 and 18, and for M/Chip, the classes of pyemv and of jPOS (org.jpos.emv.cryptogram);
 * for Visa 17, the data elements of the Visa Contactless Payment Specification: amount, unpredictable number, ATC, and
 * byte 2 of the card verification results.
 */
const CRYPTOGRAM_VERSIONS: readonly CryptogramVersion[] = [
  visa(10, { ending: 'results', padding: '1', arpc: MASTER_KEY }),
  visa(17, { data: 'contactless', ending: 'results-byte-2', padding: '1', arpc: MASTER_KEY }),
  visa(18, {
    option: 'B',
    sessionKey: 'common',
    ending: 'issuer-data',
    padding: '2',
    arpc: { method: 2, isOfSession: true },
  }),
  mchip(16, 'mchip', 'results'),
  mchip(17, 'mchip', 'results-counters'),
  mchip(20, 'common', 'results'),
  mchip(21, 'common', 'results-counters'),
];

/** The 9F10 of Visa starts with its length, 6. Its version is in the third byte. */
const VISA_DATA = /^06..(..).{8}/;
/** The 9F10 of M/Chip has 18 bytes: key index, version, results (6), data authentication code (2), counters (8). */
const MCHIP_DATA = /^..(..).{32}/;
/** Cards with another first byte, and the version of Visa in the third one. */
const OTHER_DATA = /^....(..).{8}/;

/** The version in 9F10; undefined if it is not supported. */
export function cryptogramVersion(issuerData: string): CryptogramVersion | undefined {
  return (
    versionAt(VISA_DATA, 'visa', issuerData) ??
    versionAt(MCHIP_DATA, 'mchip', issuerData) ??
    versionAt(OTHER_DATA, 'visa', issuerData)
  );
}

/** The name of a version, as in CVN 10 and M/Chip CVN 16. */
export function versionName({ scheme, number }: CryptogramVersion): string {
  return `${scheme === 'visa' ? '' : 'M/Chip '}CVN ${String(number)}`;
}

/** The bytes of 9F10 that end the data of a cryptogram, in hex. */
export function endingOf({ scheme, ending }: CryptogramVersion, issuerData: string): string {
  const [from, to] = scheme === 'visa' ? [3, 7] : [2, 8];
  switch (ending) {
    case 'issuer-data':
      return issuerData;
    case 'results-byte-2':
      return bytes(issuerData, from + 1, from + 2);
    case 'results':
      return bytes(issuerData, from, to);
    case 'results-counters':
      return bytes(issuerData, from, to) + bytes(issuerData, 10, 18);
  }
}

function versionAt(
  layout: RegExp,
  scheme: CryptogramVersion['scheme'],
  issuerData: string,
): CryptogramVersion | undefined {
  const [, version = ''] = layout.exec(issuerData) ?? [];
  const number = parseInt(version, 16);
  return CRYPTOGRAM_VERSIONS.find((known) => known.scheme === scheme && known.number === number);
}

function bytes(hex: string, from: number, to: number): string {
  return hex.slice(2 * from, 2 * to);
}

type VisaParts = Pick<CryptogramVersion, 'ending' | 'padding' | 'arpc'> &
  Partial<Pick<CryptogramVersion, 'option' | 'sessionKey' | 'data'>>;

function visa(number: CryptogramNumber, parts: VisaParts): CryptogramVersion {
  return { scheme: 'visa', number, option: 'A', sessionKey: 'none', data: 'all', ...parts };
}

function mchip(
  number: CryptogramNumber,
  sessionKey: SessionKeyMethod,
  ending: CryptogramVersion['ending'],
): CryptogramVersion {
  const arpc: ArpcMethod = { method: 1, isOfSession: sessionKey === 'common' };
  return {
    scheme: 'mchip',
    number,
    option: 'A',
    sessionKey,
    data: 'all',
    ending,
    padding: '2',
    arpc,
  };
}
