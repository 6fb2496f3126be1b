export { clientCertificateOf, readCertificate, type ClientCertificate } from './client-certificate';
export { isOverTls, ispbOfCertificate } from './client-ispb';
export { holderOf } from './holder';
export { InstitutionCertificates } from './institution-certificates';
export { mutualTlsProviders } from './mutual-tls-providers';
export { storedCertificates } from './stored-certificates';
export { TlsPort, type TlsPortSettings } from './tls-port';
