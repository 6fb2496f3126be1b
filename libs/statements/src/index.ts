export {
  ENTRY_KINDS,
  type EntryKind,
  type EntryPages,
  type Statement,
  type StatementAccount,
  type StatementAccountType,
  type StatementBalance,
  type StatementEntry,
  type StatementParty,
  type StatementTotal,
  type StatementWriter,
} from './model/statement';
export { documentNumber, entryReference } from './model/references';
export {
  OFX_FAULTS,
  OFX_VARIANTS,
  OFX_VERSIONS,
  type FitIdMode,
  type OfxFault,
  type OfxMessageSet,
  type OfxOptions,
  type OfxTime,
  type OfxVariant,
  type OfxVersion,
} from './ofx/styles';
export { ofxWriter } from './ofx/write-ofx';
export { CAMT_FAULTS, type CamtFault } from './camt/faults';
export { CAMT_MESSAGES, CAMT_VERSIONS, type CamtMessage, type CamtVersion } from './camt/messages';
export { camtWriter, type CamtOptions } from './camt/write-camt';
export { CATEGORY_OF_KIND, type EntryCategory } from './model/categories';
