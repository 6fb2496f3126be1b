/**
 * Why a signature is not accepted.
 *
 * | Kind | Meaning |
 * |---|---|
 * | `missing` | The document has no signature, or an empty place for one. |
 * | `not-xml` | The document is not well-formed XML. |
 * | `wrong-form` | The signature does not follow the profile, or the document has parts that it could not cover. |
 * | `unknown-certificate` | No certificate with that issuer and serial number is known. |
 * | `weak-key` | The key of the certificate is not RSA with 2048 bits or more. |
 * | `changed` | A signed element is not what was signed. |
 * | `wrong-value` | SignedInfo was changed, or another key signed it. |
 */
export interface SignatureRefusal {
  readonly kind:
    | 'missing'
    | 'not-xml'
    | 'wrong-form'
    | 'unknown-certificate'
    | 'weak-key'
    | 'changed'
    | 'wrong-value';
  /** What is wrong and what would be right. */
  readonly detail: string;
}
