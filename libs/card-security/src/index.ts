export { readChipTags, withCryptogram, writeChipTags } from './chip/chip-data';
export {
  chipTagError,
  CRYPTOGRAM_TAGS,
  issuerAuthentication,
  requestCryptogram,
  type CardKeys,
  type ChipTags,
  type IssuerAuthentication,
} from './chip/cryptogram';
export {
  cryptogramVersion,
  versionName,
  type CryptogramNumber,
  type CryptogramVersion,
} from './chip/cryptogram-version';
export {
  checkScript,
  issuerScript,
  OFFLINE_LIMITS,
  readScriptResults,
  SCRIPT_TEMPLATES,
  scriptCommand,
  type CardCommand,
  type OfflineLimit,
  type ScriptKeys,
  type ScriptResult,
  type ScriptTemplate,
} from './chip/issuer-script';
export {
  BLOCK_ALGORITHMS,
  EXPORTABILITIES,
  KEY_BLOCK_VERSIONS,
  KEY_MODES,
  KEY_USAGES,
  type BlockAlgorithm,
  type KeyBlockHeader,
  type KeyBlockVersion,
  type KeyUsage,
} from './key-blocks/header';
export {
  unwrapKeyBlock,
  wrapKeyBlock,
  type KeyBlockRefusal,
  type UnwrappedKey,
} from './key-blocks/key-block';
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
export {
  AUTHENTICATION_RESULTS,
  CAVV_KEY_INDICATOR,
  cavvOf,
  isCavvOf,
  readCavv,
  TAVV_KEY_INDICATOR,
  type AuthenticationResult,
  type CavvContent,
  type CavvKey,
} from './verification/cavv';
export {
  cardVerificationValue,
  CVV2_SERVICE_CODE,
  dynamicVerificationValue,
  ICVV_SERVICE_CODE,
} from './verification/cvv';
