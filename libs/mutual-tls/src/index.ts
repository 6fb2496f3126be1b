export { isOverTls, ispbOfCertificate } from './client-ispb';
export { holderOf } from './holder';
export { InstitutionCertificates } from './institution-certificates';
export { mutualTlsProviders } from './mutual-tls-providers';
