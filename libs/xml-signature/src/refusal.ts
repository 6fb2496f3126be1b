/**
 * The reason why a signature is not accepted.
 *
 * | Kind | Meaning |
 * |---|---|
 * | `missing` | The document has no signature, or an empty place for one. |
 * | `not-xml` | The document is not well-formed XML. |
 * | `wrong-form` | The signature does not follow the profile, or the document has parts that it could not cover. |
 * | `unknown-certificate` | No certificate with that issuer and serial number is known. |
 * | `weak-key` | The key of the certificate is not RSA with 2048 bits or more. |
 * | `changed` | A signed element was changed after it was signed. |
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
  /** The error, and the correct form. */
  readonly detail: string;
}

/** A text of a document, as a refusal shows it. */
export function shorten(text: string, most = 80): string {
  return text.length <= most ? text : `${text.slice(0, most - 3)}...`;
}
