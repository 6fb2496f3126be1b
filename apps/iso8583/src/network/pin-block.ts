import { pinBlock, readPinBlock, TEST_KEYS } from '#libs/card-security';

const AES_KEY = Buffer.from(TEST_KEYS.pinAes.hex, 'hex');

/** DE52 of a PIN: ISO 9564 format 0 under the published test key, as hex. */
export function pinBlockOf(pin: string, pan: string): string {
  return pinBlock({ format: '0', pin, pan, keys: keysWith(TEST_KEYS.pin.hex) });
}

/**
 * The PIN in a DE52 of format 0, 1, 3 or 4; undefined if it is not such a block for this PAN.
 * @param key of TDES in hex; format 4 is always under the test key of AES
 */
export function pinOf(
  block: string,
  pan: string,
  key: string = TEST_KEYS.pin.hex,
): string | undefined {
  return readPinBlock(block, pan, keysWith(key))?.pin;
}

function keysWith(key: string) {
  return { tdes: Buffer.from(key, 'hex'), aes: AES_KEY };
}
