export { readChipTags, withCryptogram, writeChipTags } from './chip/chip-data';
export {
  chipTagError,
  issuerAuthentication,
  requestCryptogram,
  type CardKeys,
  type ChipTags,
} from './chip/cryptogram';
export { cryptogramVersion, versionName } from './chip/cryptogram-version';
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
  type KeyBlockHeader,
  type KeyBlockVersion,
  type KeyUsage,
} from './key-blocks/header';
export { unwrapKeyBlock, wrapKeyBlock, type KeyBlockRefusal } from './key-blocks/key-block';
export { keyCheckValue, toHex, unwrapKey, withOddParity, wrapKey } from './keys/key';
export { TEST_KEYS, type TestKey } from './keys/test-keys';
export { MAC_ALGORITHMS, MAC_PADDINGS, macOf } from './mac/mac';
export { carriedMac, checkMac, macElementOf, withMessageMac } from './mac/message-mac';
export { PIN_FORMATS, pinBlock, readPinBlock, type PinFormat, type PinKeys } from './pin/pin-block';
export {
  AUTHENTICATION_RESULTS,
  CAVV_KEY_INDICATOR,
  cavvOf,
  isCavvOf,
  readCavv,
  TAVV_KEY_INDICATOR,
  type AuthenticationResult,
  type CavvKey,
} from './verification/cavv';
export {
  cardVerificationValue,
  CVV2_SERVICE_CODE,
  dynamicVerificationValue,
  ICVV_SERVICE_CODE,
} from './verification/cvv';
