export { writePacs002, type Pacs002, type PaymentStatus } from './pacs002';
export { pacs002Schema, pacs008Schema } from './message-schema';
export {
  AMOUNT_REFUSALS,
  isoDate,
  isoDateTime,
  ispb,
  max140Text,
  max15Digits,
  max35Text,
} from './element-types';
export { isSpiRejectCode, SPI_REJECT_CODES, type SpiRejectCode } from './reject-codes';
export {
  PACS008_NAMESPACE,
  readPacs008,
  type CreditTransfer,
  type Pacs008,
  type Pacs008Refusal,
  type TransferCustomer,
  type TransferCustomers,
} from './pacs008';
export { readPacs002, type ReportedStatus } from './read-pacs002';
export { writePacs008, type PaymentToWrite } from './write-pacs008';
export { SPI_CATALOGUE, type SpiCatalogueEntry } from './catalogue/catalogue';
export {
  type AccountAnswer,
  type AccountSubject,
  type SpiAccountPeriod,
  type SpiAccountQuery,
} from './catalogue/messages/account-query';
export {
  type BalanceType,
  type SpiBalance,
  type SpiEntryCounterparty,
  type SpiEntryFile,
  type SpiEntryFiles,
  type SpiEntryNotice,
  type SpiEntryNotices,
  type SpiEntryParties,
  type SpiEntryTransaction,
  type SpiStatement,
  type SpiStatements,
} from './catalogue/messages/account-reports';
export {
  type AccountType,
  type InitiationForm,
  type Priority,
  type Purpose,
  type ServiceLevel,
  type SpiAccount,
  type SpiCashService,
  type SpiCreditorAccount,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
  type SpiSplitTax,
} from './catalogue/messages/credit-transfers';
export { type SpiEcho } from './catalogue/messages/echo';
export { type SpiRejection } from './catalogue/messages/rejection';
export { type ReturnReason, type SpiReturn, type SpiReturns } from './catalogue/messages/returns';
export {
  type SpiStatusReason,
  type SpiStatusReport,
  type SpiTransactionStatus,
  type TransactionStatus,
} from './catalogue/messages/status-report';
export { readSpiMessage } from './catalogue/read-spi-message';
export { type SpiHeader } from './catalogue/spi-header';
export {
  SPI_VERSIONS,
  spiDefinition,
  type SpiDocuments,
  type SpiMessage,
  type SpiMessageName,
  type SpiMessageOf,
  type SpiVersion,
} from './catalogue/spi-message';
export { type SpiMessageFault } from './catalogue/spi-message-fault';
export { ABOVE_EXACT_RANGE } from './catalogue/tables/simple-types';
export { writeSpiMessage } from './catalogue/write-spi-message';
export { brokenRules, type BrokenRule } from './catalogue/rules/broken-rules';
export { type SpiRuleOptions } from './catalogue/rules/rule';
