import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Bytes of a block of DES and of TDES. */
export const DES_BLOCK = 8;
/** Bytes of a block of AES. */
export const AES_BLOCK = 16;

const NO_VECTOR = Buffer.alloc(DES_BLOCK);

/**
 * Enciphers whole blocks with TDES in ECB.
 * @param key 8 bytes (single DES), 16 bytes (K1, K2, K1) or 24 bytes
 * @param data a multiple of 8 bytes
 */
export function encipherTdes(key: Buffer, data: Buffer): Buffer {
  return createCipheriv('des-ede3-ecb', tripleLength(key), null).setAutoPadding(false).update(data);
}

/** Deciphers the result of `encipherTdes`. */
export function decipherTdes(key: Buffer, data: Buffer): Buffer {
  return createDecipheriv('des-ede3-ecb', tripleLength(key), null)
    .setAutoPadding(false)
    .update(data);
}

/** Enciphers whole blocks with TDES in CBC from an initial vector of zeros. */
export function encipherTdesCbc(key: Buffer, data: Buffer): Buffer {
  return encipherCbc('TDES', key, NO_VECTOR, data);
}

/** The last block of the data, enciphered with TDES in CBC from an initial vector of zeros. */
export function lastBlockOfTdesCbc(key: Buffer, data: Buffer): Buffer {
  return encipherTdesCbc(key, data).subarray(-DES_BLOCK);
}

/** The block cipher of a key. */
export type BlockCipher = 'TDES' | 'AES';

/**
 * Enciphers whole blocks in CBC.
 * @param vector one block
 */
export function encipherCbc(
  cipher: BlockCipher,
  key: Buffer,
  vector: Buffer,
  data: Buffer,
): Buffer {
  const name = cipher === 'AES' ? aes(key, 'cbc') : 'des-ede3-cbc';
  return createCipheriv(name, cipher === 'AES' ? key : tripleLength(key), vector)
    .setAutoPadding(false)
    .update(data);
}

/** Deciphers the result of `encipherCbc`. */
export function decipherCbc(
  cipher: BlockCipher,
  key: Buffer,
  vector: Buffer,
  data: Buffer,
): Buffer {
  const name = cipher === 'AES' ? aes(key, 'cbc') : 'des-ede3-cbc';
  return createDecipheriv(name, cipher === 'AES' ? key : tripleLength(key), vector)
    .setAutoPadding(false)
    .update(data);
}

/**
 * Enciphers one block with AES.
 * @param key 16, 24 or 32 bytes
 */
export function encipherAes(key: Buffer, block: Buffer): Buffer {
  return createCipheriv(aes(key, 'ecb'), key, null).setAutoPadding(false).update(block);
}

export function decipherAes(key: Buffer, block: Buffer): Buffer {
  return createDecipheriv(aes(key, 'ecb'), key, null).setAutoPadding(false).update(block);
}

/** Combines two values of the same length. */
export function xor(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));
}

function aes(key: Buffer, mode: 'ecb' | 'cbc'): string {
  return `aes-${String(key.length * 8)}-${mode}`;
}

/** Node has only TDES with three keys. With three equal keys it is single DES. */
function tripleLength(key: Buffer): Buffer {
  if (key.length === 24) return key;
  return Buffer.concat(key.length === DES_BLOCK ? [key, key, key] : [key, key.subarray(0, 8)]);
}
