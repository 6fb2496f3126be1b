export { certificatesFolder, nfseFolder, openFinanceFolder } from './certificates-folder';
export { folderStore, memoryStore, type CertificateStore } from './certificate-store';
export { readTaxpayer, type CertifiedTaxpayer } from './icp-brasil/read-taxpayer';
export { taxpayerContent, type TaxpayerHolder } from './icp-brasil/taxpayer-content';
export {
  issueCertificate,
  makePrivateKey,
  randomSerialNumber,
  type CertificateContent,
  type CertificateUse,
  type OtherName,
  type SigningCertificate,
} from './issue-certificate';
export { storedCertificate } from './stored-certificate';
export { LONG_VALIDITY } from './stored-pair';
export { OpenFinanceCertificates, type OwnKeyName } from './open-finance/open-finance-certificates';
export {
  sealContent,
  transportContent,
  type Holder,
  type SealHolder,
  type TransportHolder,
} from './open-finance/profiles';
export { subjectOf, subjectText, type Subject } from './subject';
export { thumbprintOf } from './thumbprint';
export { pkcs12, type Pkcs12Content } from './pkcs12';
export { SPI_ISPB, TestCertificates } from './test-certificates';
export { TestAuthority, type Validity } from './test-authority';
