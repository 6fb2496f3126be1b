import { keyCheckValue, type KeyAlgorithm } from './key';

/** A key that is published here, so it protects nothing. Real keys never belong in a simulator; docs/adr/0045. */
export interface TestKey {
  readonly name: string;
  readonly purpose: string;
  readonly algorithm: KeyAlgorithm;
  /** The key in hex: double length for TDES, with odd parity. */
  readonly hex: string;
  /** Key check value. */
  readonly kcv: string;
}

/** The published test keys of the simulator. */
export const TEST_KEYS = {
  zoneMaster: testKey(
    'zone-master',
    'Enciphers the keys of a key exchange (0800 with DE70 101, 161 or 162), and protects key blocks of versions A, B and C',
    '1C1C1C1C1C1C1C1C2323232323232323',
  ),
  zoneMasterAes: testKey(
    'zone-master-aes',
    'Protects the key blocks of version D (TR-31) in a key exchange',
    'A0A1A2A3A4A5A6A7B0B1B2B3B4B5B6B7',
    'AES',
  ),
  pin: testKey(
    'pin',
    'Enciphers PIN blocks of formats 0, 1 and 3 (DE52), until a key exchange replaces it',
    '0123456789ABCDEFFEDCBA9876543210',
  ),
  pinAes: testKey(
    'pin-aes',
    'Enciphers PIN blocks of format 4',
    '00112233445566778899AABBCCDDEEFF',
    'AES',
  ),
  mac: testKey(
    'mac',
    'Authenticates messages (DE64, DE128), until a key exchange replaces it',
    '45454545454545456767676767676767',
  ),
  issuerMaster: testKey(
    'issuer-master-ac',
    'Issuer master key of application cryptograms (IMK-AC); the keys of the cards are derived from it',
    '8989898989898989ABABABABABABABAB',
  ),
  issuerMasterMac: testKey(
    'issuer-master-smi',
    'Issuer master key of the MACs in issuer scripts (IMK-SMI)',
    'B0B0B0B0B0B0B0B0C1C1C1C1C1C1C1C1',
  ),
  issuerMasterEncipherment: testKey(
    'issuer-master-smc',
    'Issuer master key of the PINs in issuer scripts (IMK-SMC)',
    'C2C2C2C2C2C2C2C2D3D3D3D3D3D3D3D3',
  ),
  cardVerification: testKey(
    'card-verification',
    'Makes CVV, CVV2 and iCVV (CVK A and B); dCVV with a key of the card that is derived from it',
    'D5D5D5D5D5D5D5D5E6E6E6E6E6E6E6E6',
  ),
  cavv: testKey(
    'cavv',
    'Makes the authentication values of 3-D Secure (CAVV), key indicator 01',
    'E0E0E0E0E0E0E0E0F1F1F1F1F1F1F1F1',
  ),
  tavv: testKey(
    'tavv',
    'Makes the authentication values of tokens (TAVV), key indicator 02',
    'F4F4F4F4F4F4F4F4F7F7F7F7F7F7F7F7',
  ),
} as const satisfies Readonly<Record<string, TestKey>>;

function testKey(
  name: string,
  purpose: string,
  hex: string,
  algorithm: KeyAlgorithm = 'TDES',
): TestKey {
  return { name, purpose, algorithm, hex, kcv: keyCheckValue(Buffer.from(hex, 'hex'), algorithm) };
}
