import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { CompactEncrypt, CompactSign, UnsecuredJWT } from 'jose';
import {
  decryptedJwt,
  encryptedJwt,
  halfHash,
  isEncrypted,
  jwkThumbprint,
  JwtInvalid,
  keyFromJwk,
  publicJwkOf,
  signedJwt,
  verifiedJwt,
} from '#libs/jwt';

const [mine, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [
  ReturnType<typeof generateKeyPairSync>,
  ReturnType<typeof generateKeyPairSync>,
];
const privateKey = mine.privateKey;
const publicKey = mine.publicKey;
const CLAIMS = { iss: 'me', text: 'ação' };

const sign = (header: object, key: KeyObject | Uint8Array = privateKey): Promise<string> =>
  new CompactSign(Buffer.from(JSON.stringify(CLAIMS)))
    .setProtectedHeader(header as { alg: string })
    .sign(key);

/** A payload with the characters of base64url can be signed as it is (RFC 7797). jose leaves it out of the message. */
async function signedAsItIs(): Promise<string> {
  const payload = Buffer.from(JSON.stringify(CLAIMS)).toString('base64url');
  const detached = await new CompactSign(Buffer.from(payload))
    .setProtectedHeader({ alg: 'PS256', kid: 'k', b64: false, crit: ['b64'] })
    .sign(privateKey);
  const [header = '', , signature = ''] = detached.split('.');
  return [header, payload, signature].join('.');
}

async function faultOf(text: string | Promise<string>): Promise<string> {
  try {
    await verifiedJwt(await text, (kid) => Promise.resolve(kid === 'k' ? publicKey : undefined));
    return 'none';
  } catch (error) {
    if (error instanceof JwtInvalid) return error.fault;
    throw error;
  }
}

describe('A signed JWT', () => {
  it('is verified with the key that its kid names', async () => {
    const jwt = await signedJwt(CLAIMS, { key: privateKey, header: { kid: 'k' } });
    expect(await verifiedJwt(jwt, () => Promise.resolve(publicKey))).toEqual({
      kid: 'k',
      claims: CLAIMS,
    });
  });

  it.each<[string, () => string | Promise<string>, string]>([
    ['that is good', () => sign({ alg: 'PS256', kid: 'k' }), 'none'],
    ['that is no JWT', () => 'abc', 'form'],
    ['that is empty', () => '', 'form'],
    ['whose header is no JSON', () => 'YQ.e30.YQ', 'form'],
    [
      'whose payload is a list',
      () => `${Buffer.from('{"alg":"PS256","kid":"k"}').toString('base64url')}.W10.YQ`,
      'form',
    ],
    ['without a signature', () => new UnsecuredJWT({}).encode(), 'algorithm'],
    [
      'with alg none and a kid',
      () => `${Buffer.from('{"alg":"none","kid":"k"}').toString('base64url')}.e30.`,
      'algorithm',
    ],
    ['with RS256', () => sign({ alg: 'RS256', kid: 'k' }), 'algorithm'],
    [
      'with HS256 and the public key as its secret',
      () =>
        sign(
          { alg: 'HS256', kid: 'k' },
          Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })),
        ),
      'algorithm',
    ],
    [
      'with a key of its own',
      () => sign({ alg: 'PS256', kid: 'k', jwk: publicJwkOf(publicKey) }),
      'header',
    ],
    [
      'with the address of a key',
      () => sign({ alg: 'PS256', kid: 'k', jku: 'https://a.example' }),
      'header',
    ],
    ['with a payload that is signed without base64url', signedAsItIs, 'header'],
    ['without a kid', () => sign({ alg: 'PS256' }), 'header'],
    ['of an unknown key', () => sign({ alg: 'PS256', kid: 'unknown' }), 'key'],
    ['of another key', () => sign({ alg: 'PS256', kid: 'k' }, other.privateKey), 'signature'],
    [
      'with a critical extension',
      () => sign({ alg: 'PS256', kid: 'k', b64: true, crit: ['b64'] }),
      'none',
    ],
  ])('%s', async (_, make, fault) => {
    expect(await faultOf(make())).toBe(fault);
  });

  it('is refused if its claims were changed', async () => {
    const [header, , signature] = (await sign({ alg: 'PS256', kid: 'k' })).split('.');
    expect(await faultOf(`${header ?? ''}.e30.${signature ?? ''}`)).toBe('signature');
  });
});

describe('An encrypted JWT', () => {
  it('is read by its recipient', async () => {
    const jwe = await encryptedJwt('a.b.c', { key: publicKey, kid: 'k' });
    expect(isEncrypted(jwe)).toBe(true);
    expect(await decryptedJwt(jwe, privateKey)).toBe('a.b.c');
  });

  it('is refused with another algorithm or for another recipient', async () => {
    const weak = await new CompactEncrypt(Buffer.from('a.b.c'))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A128GCM' })
      .encrypt(publicKey);
    await expect(decryptedJwt(weak, privateKey)).rejects.toThrow(JwtInvalid);
    const foreign = await encryptedJwt('a.b.c', {
      key: other.publicKey,
      kid: 'k',
    });
    await expect(decryptedJwt(foreign, privateKey)).rejects.toThrow(JwtInvalid);
  });
});

describe('Keys and hashes', () => {
  it('computes the thumbprint of the example of RFC 7638, 3.1', () => {
    const n =
      '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
    expect(jwkThumbprint({ kty: 'RSA', n, e: 'AQAB' })).toBe(
      'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
    );
  });

  it('computes c_hash of the example of OpenID Connect Core, A.4', () => {
    expect(halfHash('Qcb0Orv1zh30vL1MPRsbm-diHiMwcLyZvn1arpZv-Jxf_11jnpEX3Tgfvk')).toBe(
      'LDktKdoQak3Pk0cnXxCltA',
    );
  });

  it('keeps private members out of a public key', () => {
    expect(Object.keys(publicJwkOf(privateKey)).sort()).toEqual(['e', 'kty', 'n']);
    expect(keyFromJwk(publicJwkOf(privateKey)).equals(publicKey)).toBe(true);
  });
});
