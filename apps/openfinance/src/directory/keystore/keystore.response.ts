import { type DirectoryJwk } from '../../keys/public-jwk';

/** A public key of the directory (RFC 7517). */
export class KeystoreKeyResponse implements DirectoryJwk {
  /** @example RSA */
  kty!: 'RSA';

  /** @example sig */
  use!: 'sig' | 'enc';

  /**
   * SHA-256 of the certificate, in base64url.
   * @example 5XcU8r4K0p4VlwJX0kQpKvU2VvCq9pT1zZ0cWj4k1yQ
   */
  kid!: string;

  /** The modulus. */
  n!: string;

  /** The exponent. */
  e!: string;

  /** @example PS256 */
  alg?: string;

  /** The certificate of the key. */
  x5c?: string[];

  /** The address of the certificate as PEM. */
  x5u?: string;

  /** SHA-256 of the certificate, in base64url. The directory writes the name in this way. */
  'x5t#256'?: string;

  /** The subject of the certificate. */
  x5dn?: string;
}

/** A set of public keys. */
export class KeystoreResponse {
  keys!: KeystoreKeyResponse[];
}
