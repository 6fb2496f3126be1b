import { DES_BLOCK, encipherCbc, decipherCbc, type BlockCipher } from '../keys/block-cipher';
import { aesCmac, cbcMac, tdesCmac } from '../mac/mac';
import { type KeyBlockVersion } from './header';

/** How a version of key blocks protects its key. */
export interface Protection {
  /** The cipher of the key block protection key (KBPK). */
  readonly cipher: BlockCipher;
  readonly macBytes: number;
  /**
   * @param plain the length of the key, the key and its padding: whole cipher blocks
   * @returns the enciphered data and the MAC
   */
  protect(protectionKey: Buffer, header: Buffer, plain: Buffer): ProtectedData;
  /** @returns undefined if the MAC is wrong */
  open(protectionKey: Buffer, header: Buffer, data: ProtectedData): Buffer | undefined;
}

export interface ProtectedData {
  readonly enciphered: Buffer;
  readonly mac: Buffer;
}

/** The variants of the protection key (ASC X9.143, 7.2.2): each byte of the key XOR this byte. */
const ENCRYPTION_VARIANT = 0x45;
const MAC_VARIANT = 0x4d;

/** Versions A and C: the MAC is over the enciphered data, and the header is the initial vector. */
const VARIANT: Protection = {
  cipher: 'TDES',
  macBytes: 4,
  protect: (protectionKey, header, plain) => {
    const key = variant(protectionKey, ENCRYPTION_VARIANT);
    const enciphered = encipherCbc('TDES', key, header.subarray(0, DES_BLOCK), plain);
    return { enciphered, mac: variantMac(protectionKey, header, enciphered) };
  },
  open: (protectionKey, header, { enciphered, mac }) => {
    if (!variantMac(protectionKey, header, enciphered).equals(mac)) return undefined;
    const key = variant(protectionKey, ENCRYPTION_VARIANT);
    return decipherCbc('TDES', key, header.subarray(0, DES_BLOCK), enciphered);
  },
};

/** Versions B and D: the MAC is over the key in clear, and is the initial vector. */
function derived(
  cipher: BlockCipher,
  macBytes: number,
  cmac: (key: Buffer, data: Buffer) => Buffer,
): Protection {
  const macOf = (protectionKey: Buffer, header: Buffer, plain: Buffer): Buffer =>
    cmac(derivedKey(protectionKey, 'mac', cipher, cmac), Buffer.concat([header, plain]));
  return {
    cipher,
    macBytes,
    protect: (protectionKey, header, plain) => {
      const mac = macOf(protectionKey, header, plain);
      const key = derivedKey(protectionKey, 'encryption', cipher, cmac);
      return { enciphered: encipherCbc(cipher, key, mac, plain), mac };
    },
    open: (protectionKey, header, { enciphered, mac }) => {
      const key = derivedKey(protectionKey, 'encryption', cipher, cmac);
      const plain = decipherCbc(cipher, key, mac, enciphered);
      return macOf(protectionKey, header, plain).equals(mac) ? plain : undefined;
    },
  };
}

export const PROTECTIONS: Readonly<Record<KeyBlockVersion, Protection>> = {
  A: VARIANT,
  B: derived('TDES', 8, tdesCmac),
  C: VARIANT,
  D: derived('AES', 16, aesCmac),
};

function variant(key: Buffer, byte: number): Buffer {
  return Buffer.from(key.map((one) => one ^ byte));
}

function variantMac(protectionKey: Buffer, header: Buffer, enciphered: Buffer): Buffer {
  const data = Buffer.concat([header, enciphered]);
  return cbcMac(variant(protectionKey, MAC_VARIANT), data).subarray(0, VARIANT.macBytes);
}

/** The purpose of a derived key, in its derivation data. */
const PURPOSES = { encryption: 0, mac: 1 } as const;
/** The algorithm of a derived key, by cipher and bytes of the key. */
const DERIVED_ALGORITHMS: Readonly<Record<BlockCipher, Readonly<Record<number, number>>>> = {
  TDES: { 16: 0, 24: 1 },
  AES: { 16: 2, 24: 3, 32: 4 },
};

/** A key derived from the protection key: CMACs over a counter, the purpose, the algorithm and the length (7.2.3, 7.2.4). */
function derivedKey(
  protectionKey: Buffer,
  purpose: keyof typeof PURPOSES,
  cipher: BlockCipher,
  cmac: (key: Buffer, data: Buffer) => Buffer,
): Buffer {
  const { length } = protectionKey;
  const parts: Buffer[] = [];
  for (let counter = 1; Buffer.concat(parts).length < length; counter += 1) {
    const data = Buffer.alloc(8);
    data.writeUInt8(counter, 0);
    data.writeUInt16BE(PURPOSES[purpose], 1);
    data.writeUInt16BE(DERIVED_ALGORITHMS[cipher][length] ?? 0, 4);
    data.writeUInt16BE(8 * length, 6);
    parts.push(cmac(protectionKey, data));
  }
  return Buffer.concat(parts).subarray(0, length);
}
