/** Identifiers of XML Signature (W3C xmldsig-core and RFC 9231). */

export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
export const INCLUSIVE_C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const EXCLUSIVE_C14N_WITH_COMMENTS = `${EXCLUSIVE_C14N}WithComments`;
export const ENVELOPED = `${SIGNATURE_NAMESPACE}enveloped-signature`;
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

export const C14N_ALGORITHMS: readonly string[] = [
  INCLUSIVE_C14N,
  `${INCLUSIVE_C14N}#WithComments`,
  EXCLUSIVE_C14N,
  EXCLUSIVE_C14N_WITH_COMMENTS,
];
/** The hashes of OpenSSL, by the identifiers of XML Signature. Real DPS are signed with SHA-1 too. */
export const SIGNATURE_HASHES: ReadonlyMap<string, string> = new Map([
  [RSA_SHA256, 'sha256'],
  [`${SIGNATURE_NAMESPACE}rsa-sha1`, 'sha1'],
]);
export const DIGEST_HASHES: ReadonlyMap<string, string> = new Map([
  [SHA256, 'sha256'],
  [`${SIGNATURE_NAMESPACE}sha1`, 'sha1'],
]);
