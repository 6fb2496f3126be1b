export { readChipTags, withCryptogram, writeChipTags } from './chip/chip-data';
export {
  chipTagError,
  CRYPTOGRAM_TAGS,
  cryptogramVersion,
  issuerAuthentication,
  requestCryptogram,
  type CardKeys,
  type ChipTags,
  type CryptogramVersion,
  type IssuerAuthentication,
} from './chip/cryptogram';
export {
  keyCheckValue,
  toHex,
  unwrapKey,
  withOddParity,
  wrapKey,
  type KeyAlgorithm,
} from './keys/key';
export { TEST_KEYS, type TestKey } from './keys/test-keys';
export { MAC_ALGORITHMS, MAC_PADDINGS, macOf, type MacOptions } from './mac/mac';
export {
  carriedMac,
  checkMac,
  macElementOf,
  messageMac,
  withMessageMac,
  type CheckedMac,
} from './mac/message-mac';
export {
  PIN_FORMATS,
  pinBlock,
  readPinBlock,
  type PinFormat,
  type PinKeys,
  type PinRead,
} from './pin/pin-block';
