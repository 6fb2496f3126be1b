export { linesToBytes } from '#libs/fixed-width';
export { ENTRY_FORMS, INITIATION_FORMS, SERVICE_TYPES } from './codes/codes';
export { ITAU_OCCURRENCES, OCCURRENCES } from './codes/occurrences';
export { cnab240Page } from './documentation/page';
export { explainFile, type ExplainedLine } from './explain-file';
export { BRADESCO } from './layouts/bradesco';
export { FEBRABAN } from './layouts/febraban';
export { ITAU } from './layouts/itau';
export { type PaymentLayout } from './layouts/payment-layout';
export {
  STATEMENT_LAYOUTS,
  type StatementLayout,
  type StatementLayoutId,
} from './layouts/statement-layouts';
export { readRemittance } from './remittance/read-remittance';
export {
  type FindingScope,
  type PaymentKind,
  type PaymentRecord,
  type PaymentSegment,
  type RemittanceCompany,
  type RemittanceFile,
  type RemittanceFinding,
  type RemittanceItem,
  type RemittanceLot,
  type RemittancePayee,
  type RemittancePayment,
  type RemittanceRecord,
  type RemittanceTotals,
} from './model/remittance';
export {
  writeReturn,
  type ReturnHead,
  type ReturnItem,
  type ReturnOutcome,
} from './return/write-return';
export { ownOccurrences } from './return/own-occurrences';
export { readStatement, type StatementFileEntry } from './statement/read-statement';
export {
  MAX_ENTRIES_OF_LOT,
  MAX_RECORDS_OF_FILE,
  StatementLot,
  statementFileHeader,
  statementFileTrailer,
  type CompanyValues,
  type LotBalance,
  type LotEntry,
} from './statement/statement-lot';
