import { createHash, sign, type KeyObject } from 'node:crypto';
import { RSA_SHA256, SHA256, SIGNATURE_NAMESPACE } from './algorithms';

/** The content of a signature without its value. */
export interface SignatureContent {
  readonly prefix: 'ds' | '';
  readonly canonicalization: string;
  readonly references: readonly {
    readonly uri: string | undefined;
    readonly transforms: readonly string[];
    /** The canonical form of the signed element. */
    readonly form: string;
  }[];
  /** The element KeyInfo. */
  readonly keyInfo: string;
}

/** The declaration of the namespace of signatures. */
export function signatureXmlns(prefix: 'ds' | ''): string {
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${SIGNATURE_NAMESPACE}"`;
}

/**
 * Writes a signature with RSA and SHA-256. The text is its own canonical form (no empty-element tags), so it is signed
 * as it is written. The RSA operation runs in the thread pool of Node.
 *
 * RSA with PKCS #1 v1.5 padding has no random part: the same text always has the same signature.
 */
export async function writeSignature(
  key: KeyObject,
  { prefix, canonicalization, references, keyInfo }: SignatureContent,
): Promise<string> {
  const element = (name: string, content: string, attributes = ''): string => {
    const tag = prefix === '' ? name : `${prefix}:${name}`;
    return `<${tag}${attributes}>${content}</${tag}>`;
  };
  const algorithm = (name: string, uri: string): string => element(name, '', ` Algorithm="${uri}"`);
  const written = references.map(({ uri, transforms, form }) => {
    const list = transforms.map((transform) => algorithm('Transform', transform)).join('');
    const digest = createHash('sha256').update(form).digest('base64');
    return element(
      'Reference',
      element('Transforms', list) +
        algorithm('DigestMethod', SHA256) +
        element('DigestValue', digest),
      uri === undefined ? '' : ` URI="${uri}"`,
    );
  });
  const info =
    algorithm('CanonicalizationMethod', canonicalization) +
    algorithm('SignatureMethod', RSA_SHA256) +
    written.join('');
  const xmlns = signatureXmlns(prefix);
  const value = await rsaSignature(key, element('SignedInfo', info, xmlns));
  return element(
    'Signature',
    element('SignedInfo', info) + element('SignatureValue', value) + keyInfo,
    xmlns,
  );
}

function rsaSignature(key: KeyObject, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // With a callback, the operation runs in the thread pool of Node.
    sign('sha256', Buffer.from(text), key, (error, signature) => {
      if (error === null) resolve(signature.toString('base64'));
      else reject(error);
    });
  });
}
