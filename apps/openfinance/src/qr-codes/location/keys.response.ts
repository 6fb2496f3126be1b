/** A public key (RFC 7517). */
export class KeyResponse {
  /** @example RSA */
  kty?: string;

  /** SHA-256 of the certificate, in hexadecimal digits. */
  kid?: string;

  /** @example sig */
  use?: string;

  /** @example ["verify"] */
  key_ops?: string[];

  /** @example RS256 */
  alg?: string;

  /** The certificate of the bank, and that of the test authority. */
  x5c?: string[];

  /** SHA-1 of the certificate, in base64url. */
  x5t?: string;

  /** SHA-256 of the certificate, in base64url. */
  'x5t#S256'?: string;

  /** The modulus. */
  n?: string;

  /** The exponent. */
  e?: string;
}

/** The public keys of the bank. */
export class KeysResponse {
  keys!: KeyResponse[];
}
