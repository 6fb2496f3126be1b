export { ispbOfCertificate, isOverTls } from './client-ispb';
export { holderOf } from './holder';
export { InstitutionCertificates, type TlsCertificates } from './institution-certificates';
export { type MutualTls, type MutualTlsConfig } from './mutual-tls';
export { mutualTlsProviders } from './mutual-tls-providers';
