import {
  AES_BLOCK,
  decipherTdes,
  encipherAes,
  encipherTdes,
  DES_BLOCK,
  type BlockCipher,
} from './block-cipher';

export type KeyAlgorithm = BlockCipher;

const CHECK_VALUE_BYTES = 3;

/**
 * The key check value (KCV): the first three bytes of a block of zeros that the key enciphers, in hex.
 * @example keyCheckValue(Buffer.from('0123456789ABCDEFFEDCBA9876543210', 'hex')); // '08D7B4'
 */
export function keyCheckValue(key: Buffer, algorithm: KeyAlgorithm = 'TDES'): string {
  const enciphered =
    algorithm === 'AES'
      ? encipherAes(key, Buffer.alloc(AES_BLOCK))
      : encipherTdes(key, Buffer.alloc(DES_BLOCK));
  return toHex(enciphered.subarray(0, CHECK_VALUE_BYTES));
}

/** The key with odd parity: the lowest bit of each byte makes the number of set bits odd. DES ignores this bit. */
export function withOddParity(key: Buffer): Buffer {
  return Buffer.from(key.map((byte) => (isOdd(byte) ? byte : byte ^ 1)));
}

/** Enciphers a key under a zone master key, block by block (ECB), as key exchanges without key blocks do. */
export function wrapKey(masterKey: Buffer, key: Buffer): Buffer {
  return encipherTdes(masterKey, key);
}

/** The key in a value of `wrapKey`. */
export function unwrapKey(masterKey: Buffer, wrapped: Buffer): Buffer {
  return decipherTdes(masterKey, wrapped);
}

/** Upper-case hex, as in messages. */
export function toHex(bytes: Buffer): string {
  return bytes.toString('hex').toUpperCase();
}

function isOdd(byte: number): boolean {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones % 2 === 1;
}
