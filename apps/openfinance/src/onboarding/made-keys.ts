import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { pkcs12, type transportContent, thumbprintOf } from '#libs/certificates';
import { jwkThumbprint, publicJwkOf } from '#libs/jwt';
import { type DirectoryKey, type KeyStatus } from '../institutions/organisation';
import { type BankKeys } from '../keys/bank-keys';
import { ALGORITHMS, jwkOfCertificate } from '../keys/public-jwk';
import { newSecret } from '../security/tokens/secret';
import { type IssuedCertificateResponse } from './organisation.response';

/** A key to store, and what its owner is told. */
export interface MadeCertificate {
  readonly key: DirectoryKey;
  readonly issued: IssuedCertificateResponse;
  /** Undefined for an own certificate. */
  readonly privateKey: KeyObject | undefined;
}

/** The certificate to make, or an own one. */
export interface WantedCertificate {
  readonly owner: Pick<DirectoryKey, 'ownerId' | 'organisationId' | 'use'>;
  readonly content: ReturnType<typeof transportContent>;
  readonly state: 'valid' | 'expired' | 'revoked' | 'inactive' | undefined;
  readonly own: string | undefined;
}

/** The validity of a certificate that is expired by any clock of today. */
const EXPIRED = { notBeforeMs: Date.UTC(1999, 0, 1), notAfterMs: Date.UTC(2000, 0, 1) };
const STATUSES: Readonly<Record<NonNullable<WantedCertificate['state']>, KeyStatus>> = {
  valid: 'active',
  expired: 'active',
  revoked: 'revoked',
  inactive: 'inactive',
};

/** Issues a certificate with a new key, or takes the own one. */
export async function makeCertificate(
  { owner, content, state = 'valid', own }: WantedCertificate,
  keys: BankKeys,
): Promise<MadeCertificate> {
  const status = STATUSES[state];
  if (own !== undefined) {
    const certificate = new X509Certificate(own);
    const key = keyOf(owner, certificate, status);
    const issued = { kid: key.kid, certificate: certificate.toString() };
    return { key, issued, privateKey: undefined };
  }
  const made = await keys.issue(content, state === 'expired' ? EXPIRED : undefined);
  const certificate = new X509Certificate(made.certificatePem);
  const authority = await keys.authority();
  const password = newSecret();
  const file = await pkcs12(
    { ...made, chainPem: [authority.toString()], friendlyName: owner.use },
    password,
  );
  const key = keyOf(owner, certificate, status);
  return {
    key,
    issued: {
      kid: key.kid,
      certificate: made.certificatePem,
      privateKey: made.privateKeyPem,
      pkcs12: file.toString('base64'),
      pkcs12Password: password,
    },
    privateKey: createPrivateKey(made.privateKeyPem),
  };
}

/** A public key without a certificate. */
export function keyWithoutCertificate(
  owner: WantedCertificate['owner'],
  publicKey: KeyObject,
  kid?: string,
): DirectoryKey {
  const use = owner.use === 'enc' ? 'enc' : 'sig';
  const jwk = publicJwkOf(publicKey);
  const name = kid ?? jwkThumbprint(jwk);
  return {
    ...owner,
    kid: name,
    status: 'active',
    jwk: { ...jwk, use, kid: name, alg: ALGORITHMS[use] },
    certificatePem: null,
    thumbprint: null,
  };
}

/** The key with its private members, for its owner. */
export function privateJwk(privateKey: KeyObject, { jwk }: DirectoryKey): object {
  const { use, kid, alg } = jwk;
  return { ...privateKey.export({ format: 'jwk' }), use, kid, alg };
}

function keyOf(
  owner: WantedCertificate['owner'],
  certificate: X509Certificate,
  status: KeyStatus,
): DirectoryKey {
  return {
    ...owner,
    kid: thumbprintOf(certificate),
    status,
    jwk: jwkOfCertificate(certificate, owner.use === 'enc' ? 'enc' : 'sig'),
    certificatePem: certificate.toString(),
    thumbprint: thumbprintOf(certificate),
  };
}
