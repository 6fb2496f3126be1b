export { dictSigner } from './dict/dict-signer';
export { verifyDictSignature } from './dict/verify-dict';
export { issuerSerialKey, issuerSerialOf, type IssuerSerial } from './issuer-serial';
export { type SignatureRefusal } from './refusal';
export { type SigningKey, type XmlSigner } from './signer';
export { spiSigner } from './spi/spi-signer';
export { verifySpiSignature } from './spi/verify-spi';
export { CannotBeSigned } from './unsigned-document';
export { anyOf, type FindCertificate, type Verification, type VerifiedSignature } from './verify';
