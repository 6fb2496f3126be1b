import { createHash, sign, type KeyObject } from 'node:crypto';
import { DIGEST_HASHES, SIGNATURE_HASHES, SIGNATURE_NAMESPACE } from './algorithms';

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
  /** The hash of digests and of the signature; SHA-256 by default. ABRASF uses SHA-1. */
  readonly hash?: SignatureHash;
  /** Declarations around the signature, as canonical form writes them after its own one. */
  readonly inherited?: string;
}

export type SignatureHash = 'sha1' | 'sha256';

/** The declaration of the namespace of signatures. */
export function signatureXmlns(prefix: 'ds' | ''): string {
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${SIGNATURE_NAMESPACE}"`;
}

/**
 * Writes a signature with RSA. The text is its own canonical form (no empty-element tags), so it is signed
 * as it is written. The RSA operation runs in the thread pool of Node.
 *
 * RSA with PKCS #1 v1.5 padding has no random part: the same text always has the same signature.
 */
export async function writeSignature(key: KeyObject, content: SignatureContent): Promise<string> {
  const { prefix, canonicalization, references, keyInfo } = content;
  const { hash = 'sha256', inherited = '' } = content;
  const element = (name: string, inner: string, attributes = ''): string => {
    const tag = prefix === '' ? name : `${prefix}:${name}`;
    return `<${tag}${attributes}>${inner}</${tag}>`;
  };
  const algorithm = (name: string, uri: string): string => element(name, '', ` Algorithm="${uri}"`);
  const written = references.map(({ uri, transforms, form }) => {
    const list = transforms.map((transform) => algorithm('Transform', transform)).join('');
    const digest = createHash(hash).update(form).digest('base64');
    return element(
      'Reference',
      element('Transforms', list) +
        algorithm('DigestMethod', uriOf(DIGEST_HASHES, hash)) +
        element('DigestValue', digest),
      uri === undefined ? '' : ` URI="${uri}"`,
    );
  });
  const info =
    algorithm('CanonicalizationMethod', canonicalization) +
    algorithm('SignatureMethod', uriOf(SIGNATURE_HASHES, hash)) +
    written.join('');
  const xmlns = signatureXmlns(prefix);
  const value = await rsaSignature(key, hash, element('SignedInfo', info, xmlns + inherited));
  return element(
    'Signature',
    element('SignedInfo', info) + element('SignatureValue', value) + keyInfo,
    xmlns,
  );
}

/** The identifier of an algorithm with a hash. */
function uriOf(algorithms: ReadonlyMap<string, string>, hash: SignatureHash): string {
  return [...algorithms].find(([, name]) => name === hash)?.[0] ?? '';
}

function rsaSignature(key: KeyObject, hash: SignatureHash, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // With a callback, the operation runs in the thread pool of Node.
    sign(hash, Buffer.from(text), key, (error, signature) => {
      if (error === null) resolve(signature.toString('base64'));
      else reject(error);
    });
  });
}
