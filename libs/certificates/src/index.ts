export { certificatesFolder } from './certificates-folder';
export { folderStore, memoryStore, type CertificateStore } from './certificate-store';
export {
  issueCertificate,
  makePrivateKey,
  randomSerialNumber,
  type CertificateContent,
  type CertificateUse,
  type SigningCertificate,
} from './issue-certificate';
export { storedCertificate } from './stored-certificate';
export { SPI_ISPB, TestCertificates } from './test-certificates';
