import { accepted, refused, type Result } from '#libs/kernel';

/** The versions of key blocks: A and C bind the header with variants of the key, B and D with derived keys. */
export const KEY_BLOCK_VERSIONS = ['A', 'B', 'C', 'D'] as const;
export type KeyBlockVersion = (typeof KEY_BLOCK_VERSIONS)[number];

/** Bytes of a cipher block of the protection key, on which the header and the key end. */
export const BLOCK_BYTES: Readonly<Record<KeyBlockVersion, number>> = { A: 8, B: 8, C: 8, D: 16 };

/** The purposes of a key (ASC X9.143, 6.3.2). */
export const KEY_USAGES = {
  B0: 'Base derivation key (BDK)',
  B1: 'Initial DUKPT key',
  C0: 'Card verification key (CVK)',
  D0: 'Data encryption',
  E0: 'EMV issuer master key: application cryptograms',
  E1: 'EMV issuer master key: confidentiality of secure messaging',
  E2: 'EMV issuer master key: integrity of secure messaging',
  E3: 'EMV issuer master key: data authentication codes',
  E4: 'EMV issuer master key: dynamic numbers',
  E5: 'EMV issuer master key: card personalization',
  K0: 'Key encryption or wrapping',
  K1: 'Key block protection (KBPK)',
  M0: 'MAC: ISO 16609, algorithm 1 with TDES',
  M1: 'MAC: ISO 9797-1, algorithm 1',
  M3: 'MAC: ISO 9797-1, algorithm 3',
  M6: 'MAC: ISO 9797-1, algorithm 5 (CMAC)',
  P0: 'PIN encryption',
  V0: 'PIN verification, other algorithm',
  V1: 'PIN verification, IBM 3624',
  V2: 'PIN verification, Visa PVV',
} as const satisfies Readonly<Record<string, string>>;
export type KeyUsage = keyof typeof KEY_USAGES;

/** The algorithms that a key is for (ASC X9.143, 6.3.3). */
export const BLOCK_ALGORITHMS = { A: 'AES', D: 'DES', T: 'TDES' } as const;
export type BlockAlgorithm = keyof typeof BLOCK_ALGORITHMS;

/** What the key can be used for (ASC X9.143, 6.3.4). */
export const KEY_MODES = {
  B: 'Encrypt and decrypt',
  C: 'Generate and verify',
  D: 'Decrypt only',
  E: 'Encrypt only',
  G: 'Generate only',
  N: 'No restriction',
  V: 'Verify only',
  X: 'Derive other keys',
} as const;
export type KeyMode = keyof typeof KEY_MODES;

/** Whether the key can leave its device (ASC X9.143, 6.3.6). */
export const EXPORTABILITIES = {
  E: 'Exportable in a trusted key block',
  N: 'Not exportable',
  S: 'Exportable in any form',
} as const;
export type Exportability = keyof typeof EXPORTABILITIES;

/** More data about the key, such as KS, the serial number of a DUKPT key. */
export interface OptionalBlock {
  /** Two letters or digits. */
  readonly id: string;
  /** Printable ASCII. */
  readonly data: string;
}

/** The part of a key block that is not enciphered. */
export interface KeyBlockHeader {
  readonly version: KeyBlockVersion;
  readonly usage: KeyUsage;
  readonly algorithm: BlockAlgorithm;
  readonly mode: KeyMode;
  /** Two characters; `00`: the key has no version. */
  readonly keyVersion: string;
  readonly exportability: Exportability;
  /** Without the padding block (PB). */
  readonly optional: readonly OptionalBlock[];
}

/** A header, and its length in a key block, in characters. */
export interface ReadHeader {
  readonly header: KeyBlockHeader;
  readonly length: number;
}

const FIXED_LENGTH = 16;
const PADDING_ID = 'PB';
const ID = /^[0-9A-Za-z]{2}$/;
const PRINTABLE = /^[ -~]*$/;
/** The identifier and the length of an optional block. */
const BLOCK_OVERHEAD = 4;
const LONGEST_SHORT_BLOCK = 0xff;
const MOST_BLOCKS = 99;

/**
 * Writes a header with the length of its whole key block. Optional blocks are padded to whole cipher blocks.
 * @param rest characters of the key block after the header
 * @returns undefined if the key block is too long, or has more than 99 optional blocks
 */
export function writeHeader(header: KeyBlockHeader, rest: number): string | undefined {
  const { version, usage, algorithm, mode, keyVersion, exportability, optional } = header;
  const written = optional.map(writeBlock).join('');
  const padding = paddingBlock(written.length, BLOCK_BYTES[version]);
  const count = optional.length + (padding === '' ? 0 : 1);
  const length = FIXED_LENGTH + written.length + padding.length + rest;
  if (count > MOST_BLOCKS || length > 9_999) return undefined;
  const fixed =
    `${version}${String(length).padStart(4, '0')}${usage}${algorithm}${mode}${keyVersion}` +
    `${exportability}${String(count).padStart(2, '0')}00`;
  return fixed + written + padding;
}

/** Reads the header of a key block. The refusal says what is wrong. */
export function readHeader(block: string): Result<ReadHeader, string> {
  const parts = /^([A-D])([0-9]{4})(..)(.)(.)([0-9A-Za-z]{2})(.)([0-9]{2})[0-9A-Z]{2}/.exec(block);
  if (parts === null) {
    return refused(
      'The block must start with a header: A, B, C or D, four digits for the length, and 11 more.',
    );
  }
  const [, version, length, usage = '', algorithm = '', mode = '', keyVersion = '', exports = ''] =
    parts;
  if (Number(length) !== block.length) {
    return refused(
      `The header says ${String(Number(length))} characters, and there are ${String(block.length)}.`,
    );
  }
  const unknown = unknownCode({ usage, algorithm, mode, exportability: exports });
  if (unknown !== undefined) return refused(unknown);
  const optional = readBlocks(block, Number(parts[8]));
  if (!optional.ok) return optional;
  const header: KeyBlockHeader = {
    version: version as KeyBlockVersion,
    usage: usage as KeyUsage,
    algorithm: algorithm as BlockAlgorithm,
    mode: mode as KeyMode,
    keyVersion,
    exportability: exports as Exportability,
    optional: optional.value.blocks.filter(({ id }) => id !== PADDING_ID),
  };
  const end = optional.value.end;
  const blockBytes = BLOCK_BYTES[header.version];
  if (end % blockBytes !== 0) {
    return refused(
      `The header has ${String(end)} characters, which is not a multiple of ${String(blockBytes)}.`,
    );
  }
  return accepted({ header, length: end });
}

function unknownCode(
  codes: Readonly<Record<'usage' | 'algorithm' | 'mode' | 'exportability', string>>,
): string | undefined {
  const tables = {
    usage: KEY_USAGES,
    algorithm: BLOCK_ALGORITHMS,
    mode: KEY_MODES,
    exportability: EXPORTABILITIES,
  } as const;
  for (const [name, table] of Object.entries(tables)) {
    const code = codes[name as keyof typeof tables];
    if (!Object.hasOwn(table, code)) {
      return `The ${name} ${code} is not known; the known ones are ${Object.keys(table).join(', ')}.`;
    }
  }
  return undefined;
}

/** An optional block of more than 255 characters has a length of four hex digits, after `0002`. */
function writeBlock({ id, data }: OptionalBlock): string {
  const length = BLOCK_OVERHEAD + data.length;
  if (length <= LONGEST_SHORT_BLOCK) return `${id}${hex(length, 2)}${data}`;
  return `${id}0002${hex(length + 6, 4)}${data}`;
}

function paddingBlock(length: number, blockBytes: number): string {
  const missing = (blockBytes - (length % blockBytes)) % blockBytes;
  if (missing === 0) return '';
  const whole = missing < BLOCK_OVERHEAD ? missing + blockBytes : missing;
  return `${PADDING_ID}${hex(whole, 2)}`.padEnd(whole, '0');
}

interface ReadBlocks {
  readonly blocks: readonly OptionalBlock[];
  /** The place after the last block. */
  readonly end: number;
}

function readBlocks(block: string, count: number): Result<ReadBlocks, string> {
  const blocks: OptionalBlock[] = [];
  let at = FIXED_LENGTH;
  for (let number = 1; number <= count; number += 1) {
    const read = readBlock(block, at);
    if (read === undefined) {
      return refused(
        `Optional block ${String(number)} at character ${String(at + 1)} cannot be read.`,
      );
    }
    blocks.push(read);
    at = read.end;
  }
  return accepted({ blocks, end: at });
}

function readBlock(
  block: string,
  at: number,
): (OptionalBlock & { readonly end: number }) | undefined {
  const id = block.slice(at, at + 2);
  const long = /^00([0-9A-F]{2})/.exec(block.slice(at + 2, at + 6));
  const digits = long === null ? 2 : 2 * parseInt(long[1] ?? '', 16);
  const from = at + 2 + (long === null ? 0 : 4);
  const lengthText = block.slice(from, from + digits);
  if (!ID.test(id) || lengthText.length !== digits || !/^[0-9A-F]{1,8}$/.test(lengthText)) {
    return undefined;
  }
  const end = at + parseInt(lengthText, 16);
  const start = from + digits;
  const data = block.slice(start, end);
  return end < start || end > block.length || !PRINTABLE.test(data) ? undefined : { id, data, end };
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
