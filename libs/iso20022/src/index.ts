export { writePacs002, type Pacs002, type PaymentStatus } from './pacs002';
export {
  PACS008_NAMESPACE,
  readPacs008,
  type CreditTransfer,
  type Pacs008,
  type Pacs008Refusal,
} from './pacs008';
