/** Identifiers of XML Signature (W3C xmldsig-core and RFC 9231) that the documents use. */

export const INCLUSIVE_C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const EXCLUSIVE_C14N_WITH_COMMENTS = `${EXCLUSIVE_C14N}WithComments`;
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const RSA_SHA1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

export const C14N_ALGORITHMS: readonly string[] = [
  INCLUSIVE_C14N,
  `${INCLUSIVE_C14N}#WithComments`,
  EXCLUSIVE_C14N,
  EXCLUSIVE_C14N_WITH_COMMENTS,
];
/** Real DPS are signed with SHA-1 too. */
export const SIGNATURE_ALGORITHMS: readonly string[] = [RSA_SHA256, RSA_SHA1];
export const DIGEST_ALGORITHMS: readonly string[] = [SHA256, SHA1];
export const TRANSFORMS: readonly string[] = [ENVELOPED, ...C14N_ALGORITHMS];
