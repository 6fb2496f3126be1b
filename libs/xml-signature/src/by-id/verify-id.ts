import { createHash, verify } from 'node:crypto';
import { accepted, refused, type Result } from '#libs/kernel';
import { type XmlTree } from '#libs/xml';
import { attributeOf, countId } from '../tree';
import { signedForm, signedInfoForm } from './canonical-form';
import { readIdSignature } from './id-signature-form';

/** A signature next to the element that it signs. */
export interface SignedById {
  readonly signature: XmlTree;
  readonly signed: XmlTree;
  /** The elements around both, the root first. The root was read with comments. */
  readonly ancestors: readonly XmlTree[];
}

/**
 * The reason why a signature by Id is not accepted.
 *
 * | Kind | Meaning |
 * |---|---|
 * | `wrong-form` | The signature does not have the form of a signature by Id. |
 * | `same-id` | Another element has the Id of the signed one. |
 * | `changed` | The signed element was changed after it was signed. |
 * | `wrong-value` | SignedInfo was changed, or another key signed it. |
 */
export interface IdSignatureRefusal {
  readonly kind: 'wrong-form' | 'same-id' | 'changed' | 'wrong-value';
  /** A sentence about the signature, or about the signed element if the kind is `same-id` or `changed`. */
  readonly detail: string;
}

/**
 * Verifies a signature by Id with the certificate that it has. The certificate is not checked against a chain or a
 * date.
 */
export function verifyIdSignature({
  signature,
  signed,
  ancestors,
}: SignedById): Result<void, IdSignatureRefusal> {
  const id = attributeOf(signed, 'Id');
  const form = readIdSignature(signature, id);
  if (!form.ok) return refused({ kind: 'wrong-form', detail: form.refusal });
  const { signedInfo, canonicalization, signatureHash, transform, digestHash, digest, value, key } =
    form.value;
  const [root] = ancestors;
  if (id !== undefined && root !== undefined && countId(root, id) > 1) {
    return refused({ kind: 'same-id', detail: `Another element has the same Id, ${id}.` });
  }
  const digested = createHash(digestHash)
    .update(signedForm(transform, signed, ancestors))
    .digest();
  if (!digested.equals(digest)) {
    return refused({
      kind: 'changed',
      detail: 'Was changed after it was signed: its digest is not the one in the signature.',
    });
  }
  const infoForm = signedInfoForm(canonicalization, signedInfo, [...ancestors, signature]);
  return verify(signatureHash, Buffer.from(infoForm), key, value)
    ? accepted(undefined)
    : refused({
        kind: 'wrong-value',
        detail: 'Its value is wrong: SignedInfo was changed, or another key signed it.',
      });
}
