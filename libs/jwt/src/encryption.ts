import type { KeyObject } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { JwtInvalid } from './jwt-invalid';

/** The algorithms of encrypted ID tokens and request objects (security profile 1.0, 6.1.1). */
export const ID_TOKEN_ENCRYPTION = { alg: 'RSA-OAEP', enc: 'A256GCM' } as const;

const ENCRYPTED = /^[\w-]+(?:\.[\w-]*){4}$/;

/** Whether a text is a JWE in its compact form. */
export function isEncrypted(text: string): boolean {
  return ENCRYPTED.test(text);
}

/** Encrypts a signed JWT for the holder of the key. */
export function encryptedJwt(
  jwt: string,
  { key, kid }: { readonly key: KeyObject; readonly kid: string },
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(jwt))
    .setProtectedHeader({ ...ID_TOKEN_ENCRYPTION, cty: 'JWT', kid })
    .encrypt(key);
}

/**
 * Decrypts a JWE.
 * @returns the text in it
 * @throws JwtInvalid
 */
export async function decryptedJwt(jwe: string, key: KeyObject): Promise<string> {
  const { alg, enc } = ID_TOKEN_ENCRYPTION;
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [enc],
    });
    return Buffer.from(plaintext).toString('utf8');
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const detail = `It cannot be decrypted; it must be encrypted with ${alg} and ${enc} for the key of the bank with use enc.`;
    throw new JwtInvalid('encryption', detail);
  }
}
