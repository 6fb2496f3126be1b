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
export {
  readCamt,
  type CamtFile,
  type CamtFinding,
  type CamtStatement,
  type ReadBalance,
  type ReadEntry,
} from './camt/read-camt';
export { OFX_FINDINGS, type OfxFinding, type OfxFindingCode } from './ofx/reading/findings';
export {
  readOfx,
  type OfxBalance,
  type OfxEntry,
  type OfxFile,
  type OfxStatement,
} from './ofx/reading/read-ofx';
export { readAmount as readOfxAmount } from './ofx/reading/values';
export {
  cnab240Writer,
  writeCnab240,
  type Cnab240Options,
  type StatementPart,
} from './cnab240/write-cnab240';
