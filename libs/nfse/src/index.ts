export { readAbrasf, writeAbrasf } from './abrasf/write-abrasf';
export { type AbrasfDetails } from './abrasf/from-national';
export { type CompNfse } from './abrasf/abrasf';
export {
  readDps,
  readEventRequest,
  readNfse,
  writeDps,
  writeEvent,
  writeEventRequest,
  writeNfse,
} from './national/documents';
export type { InfDps, Percentage } from './national/dps';
export { EVENT_NAMES, type InfEvent, type InfEventRequest } from './national/event';
export type { InfNfse } from './national/nfse';
export { NATIONAL_EDITION, NATIONAL_NAMESPACE } from './national/tables/dps';
export {
  createTestCertificate,
  type CertificateRequest,
  type SigningCertificate,
} from './signature/certificate';
export { signer, type Signer } from './signature/signer';
export { verifySignature } from './signature/verify';
export { isXmlText } from './xml/canonical-text';
export { MAX_FINDINGS, SIGNATURE_CODE, STRUCTURE_CODE, type Finding } from './xml/findings';
export { validateDocument, type DocumentLayout, type DocumentReport } from './xml/validate';
