import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, importSPKI } from 'jose';
import { flawedEncryption, flawedSignature } from './flawed-jwt';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = { key: privateKey, kid: 'k' };

async function isVerified(jwt: string): Promise<boolean> {
  const { alg = '' } = decodeProtectedHeader(jwt);
  const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  try {
    await compactVerify(jwt, await importSPKI(spki, alg));
    return true;
  } catch {
    return false;
  }
}

describe('A flawed JWT', () => {
  it.each([
    [{}, { alg: 'PS256', kid: 'k' }, true],
    [{ kid: 'other' }, { alg: 'PS256', kid: 'other' }, true],
    [{ signature: 'RS256' as const }, { alg: 'RS256', kid: 'k' }, true],
    [{ signature: 'other-content' as const }, { alg: 'PS256', kid: 'k' }, false],
  ])('%j has the header %j, and its signature is good: %p', async (flaw, header, isGood) => {
    const jwt = await flawedSignature({ sub: 'a' }, KEY, flaw);
    expect(decodeProtectedHeader(jwt)).toMatchObject(header);
    expect(await isVerified(jwt)).toBe(isGood);
  });

  it('can have no signature', async () => {
    const jwt = await flawedSignature({ sub: 'a' }, KEY, { signature: 'none' });
    expect(jwt).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'none' });
  });

  it('can be encrypted with RSA1_5, or not at all', async () => {
    const recipient = { key: publicKey, kid: 'enc' };
    expect(await flawedEncryption('a.b.c', recipient, { encryption: 'none' })).toBe('a.b.c');
    const jwe = await flawedEncryption('a.b.c', recipient, { encryption: 'RSA1_5' });
    expect(decodeProtectedHeader(jwe)).toMatchObject({ alg: 'RSA1_5', enc: 'A256GCM', kid: 'enc' });
    const [header = '', ...parts] = jwe.split('.');
    const [key, vector, content, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    const empty = Buffer.alloc(0);
    // Node 20 does not decrypt with RSA1_5 by default; the padding is read by hand.
    const padded = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      key ?? empty,
    );
    const decipher = createDecipheriv('aes-256-gcm', padded.subarray(-32), vector ?? empty)
      .setAAD(Buffer.from(header))
      .setAuthTag(tag ?? empty);
    expect(padded.subarray(0, 2)).toEqual(Buffer.from([0, 2]));
    expect(`${decipher.update(content ?? empty, undefined, 'utf8')}${decipher.final('utf8')}`).toBe(
      'a.b.c',
    );
  });
});
