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
  const one = doubled(encipherAes(key, Buffer.alloc(AES_BLOCK)));
  const last = Math.max(0, Math.ceil(data.length / AES_BLOCK) - 1) * AES_BLOCK;
  const rest = data.subarray(last);
  const final =
    rest.length === AES_BLOCK
      ? xor(rest, one)
      : xor(Buffer.concat([rest, Buffer.of(0x80)], AES_BLOCK), doubled(one));
  let chained: Buffer = Buffer.alloc(AES_BLOCK);
  for (let at = 0; at < last; at += AES_BLOCK) {
    chained = encipherAes(key, xor(chained, data.subarray(at, at + AES_BLOCK)));
  }
  return encipherAes(key, xor(chained, final));
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

/** The double of a block in GF(2^128), for the subkeys of a CMAC. */
function doubled(block: Buffer): Buffer {
  const result = Buffer.from(
    block.map((byte, index) => (byte << 1) | ((block[index + 1] ?? 0) >> 7)),
  );
  const low = AES_BLOCK - 1;
  if (((block[0] ?? 0) & 0x80) !== 0) result[low] = (result[low] ?? 0) ^ 0x87;
  return result;
}
