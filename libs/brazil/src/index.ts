export { brasiliaDate, brasiliaDateTime, brasiliaDayStartMs } from './brasilia-time';
export { businessDayFrom, isBusinessDay } from './business-days';
export { ISPB, isIspb } from './ispb';
export {
  isKeyType,
  KEY_FORMATS,
  KEY_TYPES,
  keyTypeOf,
  readKey,
  readSoughtKey,
  type KeyFormat,
  type KeyType,
} from './key-formats';
export { AREA_CODES, FAMILY_NAMES, GIVEN_NAMES, PARTICIPANTS, TRADES } from './names';
export { hasTaxIdCheckDigits, TAX_ID, withCheckDigits } from './tax-ids';
