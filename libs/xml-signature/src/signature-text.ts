import { createHash, sign, type KeyObject } from 'node:crypto';
import { EXCLUSIVE_C14N, RSA_SHA256, SHA256, SIGNATURE_NAMESPACE } from './algorithms';
import { type IssuerSerial } from './issuer-serial';
import { type SignatureProfile } from './profiles';

/** The real SPI uses this Id too. */
const KEY_INFO_ID = 'key-info-id';
const XMLNS = ` xmlns:ds="${SIGNATURE_NAMESPACE}"`;

/**
 * Writes signatures of one key by one profile. The text is its own canonical form (no empty-element tags), so it is
 * digested and signed as it is written. The prefix is that of the real systems.
 *
 * RSA with PKCS #1 v1.5 padding has no random part: the same text has the same signature, always.
 */
export class SignatureText {
  private readonly keyInfo: string;
  private readonly keyInfoDigest: string;

  constructor(
    private readonly profile: SignatureProfile,
    private readonly key: KeyObject,
    { issuer, serial }: IssuerSerial,
  ) {
    const content =
      `<ds:X509Data><ds:X509IssuerSerial><ds:X509IssuerName>${escaped(issuer)}</ds:X509IssuerName>` +
      `<ds:X509SerialNumber>${serial}</ds:X509SerialNumber></ds:X509IssuerSerial></ds:X509Data></ds:KeyInfo>`;
    this.keyInfo = `<ds:KeyInfo Id="${KEY_INFO_ID}">${content}`;
    this.keyInfoDigest = digestOf(`<ds:KeyInfo${XMLNS} Id="${KEY_INFO_ID}">${content}`);
  }

  /** @param forms the canonical forms of the signed elements after KeyInfo, in the order of the profile */
  async write(forms: readonly string[]): Promise<string> {
    const digests = [this.keyInfoDigest, ...forms.map(digestOf)];
    const references = this.profile.map(({ uri, transforms }, index) => {
      const target = uri === 'own-key-info' ? `#${KEY_INFO_ID}` : uri;
      return (
        `<ds:Reference${target === undefined ? '' : ` URI="${target}"`}><ds:Transforms>` +
        transforms.map((transform) => algorithm('Transform', transform)).join('') +
        `</ds:Transforms>${algorithm('DigestMethod', SHA256)}` +
        `<ds:DigestValue>${digests[index] ?? ''}</ds:DigestValue></ds:Reference>`
      );
    });
    const content =
      algorithm('CanonicalizationMethod', EXCLUSIVE_C14N) +
      algorithm('SignatureMethod', RSA_SHA256) +
      references.join('');
    const value = await this.rsa(`<ds:SignedInfo${XMLNS}>${content}</ds:SignedInfo>`);
    return (
      `<ds:Signature${XMLNS}><ds:SignedInfo>${content}</ds:SignedInfo>` +
      `<ds:SignatureValue>${value}</ds:SignatureValue>${this.keyInfo}</ds:Signature>`
    );
  }

  private rsa(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      // With a callback, the operation runs in the thread pool of Node.
      sign('sha256', Buffer.from(text), this.key, (error, signature) => {
        if (error === null) resolve(signature.toString('base64'));
        else reject(error);
      });
    });
  }
}

function digestOf(form: string): string {
  return createHash('sha256').update(form).digest('base64');
}

function algorithm(element: string, uri: string): string {
  return `<ds:${element} Algorithm="${uri}"></ds:${element}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
