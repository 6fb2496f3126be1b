import { createHash, verify } from 'node:crypto';
import { accepted, refused, type Result } from '#libs/kernel';
import { type XmlTree } from '#libs/xml';
import { attributeOf, countIds } from '../tree';
import { signedForm, signedInfoForm } from './canonical-form';
import { type IdSignatureForm, type IdSignatureRules, readIdSignature } from './id-signature-form';

/** A signature next to the element that it signs. */
export interface SignedById {
  readonly signature: XmlTree;
  readonly signed: XmlTree;
  /** The elements around both, the root first. The root was read with comments. */
  readonly ancestors: readonly XmlTree[];
  /** How many elements of the document have each id, if it is known already (see `countIds`). */
  readonly ids?: ReadonlyMap<string, number>;
  /** What this kind of document allows less than others. */
  readonly rules?: IdSignatureRules;
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

/** A signature in the root of the document that it signs. */
export interface SignedRoot {
  /** A child of the root. */
  readonly signature: XmlTree;
  /** Read with comments. */
  readonly root: XmlTree;
  /** Elements around the document when it was signed; usually none. */
  readonly around: readonly XmlTree[];
  readonly rules?: IdSignatureRules;
}

/** The certificate of a valid signature, in DER. */
export interface SignedBy {
  readonly certificate: Uint8Array;
}

/** The Id of an element. Some municipalities spell it `id`. */
export function idOf(element: XmlTree): string | undefined {
  return attributeOf(element, 'Id') ?? attributeOf(element, 'id');
}

/**
 * Verifies a signature by Id with the certificate that it has. The certificate is not checked against a chain or a
 * date.
 */
export function verifyIdSignature({
  signature,
  signed,
  ancestors,
  ids,
  rules,
}: SignedById): Result<SignedBy, IdSignatureRefusal> {
  const id = idOf(signed);
  if (id === undefined || id === '') {
    const detail = 'The element next to it has no Id to refer to.';
    return refused({ kind: 'wrong-form', detail });
  }
  const form = readIdSignature(signature, `#${id}`, rules);
  if (!form.ok) return refused({ kind: 'wrong-form', detail: form.refusal });
  const [root] = ancestors;
  const counts = ids ?? (root && countIds(root));
  if ((counts?.get(id) ?? 0) > 1) {
    return refused({ kind: 'same-id', detail: `Another element has the same Id, ${id}.` });
  }
  return verifyForm(form.value, { signature, signed, ancestors });
}

/**
 * Verifies an enveloped signature of a whole document: its reference is empty, and the signature itself is left out. The
 * certificate is not checked against a chain or a date.
 */
export function verifyRootSignature({
  signature,
  root,
  around,
  rules,
}: SignedRoot): Result<SignedBy, IdSignatureRefusal> {
  const form = readIdSignature(signature, '', rules);
  if (!form.ok) return refused({ kind: 'wrong-form', detail: form.refusal });
  const content = root.content.filter((part) => part !== signature);
  const signed = { ...root, content };
  return verifyForm(form.value, { signature, signed, ancestors: around, parent: root });
}

/** @param parent of the signature; by default the last of the ancestors */
function verifyForm(
  form: IdSignatureForm,
  {
    signature,
    signed,
    ancestors,
    parent,
  }: Pick<SignedById, 'signature' | 'signed' | 'ancestors'> & { readonly parent?: XmlTree },
): Result<SignedBy, IdSignatureRefusal> {
  const { signedInfo, canonicalization, signatureHash, transform, digestHash } = form;
  const { digest, value, key, certificate } = form;
  const digested = createHash(digestHash)
    .update(signedForm(transform, signed, ancestors))
    .digest();
  if (!digested.equals(digest)) {
    return refused({
      kind: 'changed',
      detail: 'Was changed after it was signed: its digest is not the one in the signature.',
    });
  }
  const above = parent === undefined ? ancestors : [...ancestors, parent];
  const infoForm = signedInfoForm(canonicalization, signedInfo, [...above, signature]);
  return verify(signatureHash, Buffer.from(infoForm), key, value)
    ? accepted({ certificate })
    : refused({
        kind: 'wrong-value',
        detail: 'Its value is wrong: SignedInfo was changed, or another key signed it.',
      });
}
