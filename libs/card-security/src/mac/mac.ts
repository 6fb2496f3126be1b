import {
  AES_BLOCK,
  decipherTdes,
  DES_BLOCK,
  encipherAes,
  encipherTdes,
  lastBlockOfTdesCbc,
  xor,
} from '../keys/block-cipher';

/** The algorithms of message authentication codes. */
export const MAC_ALGORITHMS = ['retail', 'cbc', 'aes-cmac'] as const;
export type MacAlgorithm = (typeof MAC_ALGORITHMS)[number];

/** The padding of ISO/IEC 9797-1: method 1 adds zeros if they are needed, method 2 a byte 80 and zeros. */
export const MAC_PADDINGS = ['1', '2'] as const;
export type MacPadding = (typeof MAC_PADDINGS)[number];

/**
 * The retail MAC of ANSI X9.19, ISO/IEC 9797-1 algorithm 3: CBC with the first half of the key in single DES, and
 * TDES for the last block.
 * @param key 16 bytes
 * @returns 8 bytes
 */
export function retailMac(key: Buffer, data: Buffer, padding: MacPadding = '1'): Buffer {
  const [first, second] = [key.subarray(0, 8), key.subarray(8, 16)];
  const last = lastBlockOfTdesCbc(first, padded(data, padding));
  return encipherTdes(first, decipherTdes(second, last));
}

/**
 * The CBC-MAC with TDES, ISO/IEC 9797-1 algorithm 1.
 * @param key 8 bytes (single DES), 16 bytes or 24 bytes
 * @returns 8 bytes
 */
export function cbcMac(key: Buffer, data: Buffer, padding: MacPadding = '1'): Buffer {
  return lastBlockOfTdesCbc(key, padded(data, padding));
}

/**
 * The CMAC with AES (RFC 4493, ISO/IEC 9797-1 algorithm 5). It has its own padding.
 * @param key 16, 24 or 32 bytes
 * @returns 16 bytes; messages carry the first 8
 */
export function aesCmac(key: Buffer, data: Buffer): Buffer {
  return cmac((block) => encipherAes(key, block), AES_BLOCK, data);
}

/**
 * The CMAC with TDES (NIST SP 800-38B), which derives the keys of key blocks.
 * @param key 16 or 24 bytes
 * @returns 8 bytes
 */
export function tdesCmac(key: Buffer, data: Buffer): Buffer {
  return cmac((block) => encipherTdes(key, block), DES_BLOCK, data);
}

export interface MacOptions {
  readonly algorithm?: MacAlgorithm;
  readonly padding?: MacPadding;
}

/** The MAC of 8 bytes that a message carries. By default it is the retail MAC with padding method 1. */
export function macOf(
  data: Buffer,
  key: Buffer,
  { algorithm = 'retail', padding = '1' }: MacOptions = {},
): Buffer {
  switch (algorithm) {
    case 'retail':
      return retailMac(key, data, padding);
    case 'cbc':
      return cbcMac(key, data, padding);
    case 'aes-cmac':
      return aesCmac(key, data).subarray(0, DES_BLOCK);
  }
}

/** The data in whole blocks of DES. */
export function padded(data: Buffer, padding: MacPadding): Buffer {
  const marked = padding === '2' ? Buffer.concat([data, Buffer.of(0x80)]) : data;
  // Data without any byte is one block of zeros.
  const blocks = Math.max(1, Math.ceil(marked.length / DES_BLOCK));
  return Buffer.concat([marked], blocks * DES_BLOCK);
}

/** @param size of a block in bytes */
function cmac(encipher: (block: Buffer) => Buffer, size: number, data: Buffer): Buffer {
  const one = doubled(encipher(Buffer.alloc(size)));
  const last = Math.max(0, Math.ceil(data.length / size) - 1) * size;
  const rest = data.subarray(last);
  const final =
    rest.length === size
      ? xor(rest, one)
      : xor(Buffer.concat([rest, Buffer.of(0x80)], size), doubled(one));
  let chained: Buffer = Buffer.alloc(size);
  for (let at = 0; at < last; at += size) {
    chained = encipher(xor(chained, data.subarray(at, at + size)));
  }
  return encipher(xor(chained, final));
}

/** The constants of the finite fields of 64 and 128 bits (NIST SP 800-38B, 5.3). */
const FIELD_CONSTANTS: Readonly<Record<number, number>> = { [DES_BLOCK]: 0x1b, [AES_BLOCK]: 0x87 };

/** The double of a block in GF(2^64) or GF(2^128), for the subkeys of a CMAC. */
function doubled(block: Buffer): Buffer {
  const result = Buffer.from(
    block.map((byte, index) => (byte << 1) | ((block[index + 1] ?? 0) >> 7)),
  );
  const low = block.length - 1;
  if (((block[0] ?? 0) & 0x80) !== 0) {
    result[low] = (result[low] ?? 0) ^ (FIELD_CONSTANTS[block.length] ?? 0);
  }
  return result;
}
