import {
  constants,
  createCipheriv,
  publicEncrypt,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { encryptedJwt, ID_TOKEN_ENCRYPTION, signedJwt } from '#libs/jwt';
import { type IdTokenClaims, type IdTokenFlaw } from './id-token-flaws';

/** The key with which the bank signs. */
interface SigningKey {
  readonly key: KeyObject;
  readonly kid: string;
}

/** Signs claims as a flaw demands. The claims are those of the flaw already. */
export async function flawedSignature(
  claims: IdTokenClaims,
  { key, kid }: SigningKey,
  flaw: Pick<IdTokenFlaw, 'kid' | 'signature'>,
): Promise<string> {
  const header = { kid: flaw.kid ?? kid, typ: 'JWT' };
  const good = await signedJwt(claims, { key, header });
  const [head = '', content = ''] = good.split('.');
  switch (flaw.signature) {
    case 'none':
      return `${encoded({ alg: 'none', ...header })}.${content}.`;
    case 'RS256': {
      const text = `${encoded({ alg: 'RS256', ...header })}.${content}`;
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    }
    case 'other-content': {
      const other = await signedJwt({}, { key, header });
      return `${head}.${content}.${other.split('.')[2] ?? ''}`;
    }
    default:
      return good;
  }
}

/** Encrypts a JWT for a client as a flaw demands. */
export function flawedEncryption(
  jwt: string,
  recipient: SigningKey,
  { encryption }: Pick<IdTokenFlaw, 'encryption'>,
): string | Promise<string> {
  if (encryption === 'none') return jwt;
  return encryption === 'RSA1_5' ? withRsa15(jwt, recipient) : encryptedJwt(jwt, recipient);
}

/** A JWE with RSA1_5 (RFC 7516, 5.1; RFC 7518, 4.2 and 5.3). jose prints a warning of deprecation for it. */
function withRsa15(jwt: string, { key, kid }: SigningKey): string {
  const header = encoded({ alg: 'RSA1_5', enc: ID_TOKEN_ENCRYPTION.enc, cty: 'JWT', kid });
  const contentKey = randomBytes(32);
  const vector = randomBytes(12);
  const encryptedKey = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, contentKey);
  const cipher = createCipheriv('aes-256-gcm', contentKey, vector).setAAD(Buffer.from(header));
  const content = Buffer.concat([cipher.update(jwt, 'utf8'), cipher.final()]);
  const parts = [encryptedKey, vector, content, cipher.getAuthTag()];
  return [header, ...parts.map((part) => part.toString('base64url'))].join('.');
}

function encoded(header: object): string {
  return Buffer.from(JSON.stringify(header)).toString('base64url');
}
