export { writePacs002, type Pacs002, type PaymentStatus } from './pacs002';
export { pacs002Schema, pacs008Schema } from './message-schema';
export { isSpiRejectCode, SPI_REJECT_CODES, type SpiRejectCode } from './reject-codes';
export {
  PACS008_NAMESPACE,
  readPacs008,
  type CreditTransfer,
  type Pacs008,
  type Pacs008Refusal,
} from './pacs008';
export { readPacs002, type ReportedStatus } from './read-pacs002';
export { writePacs008, type PaymentOrder } from './write-pacs008';
