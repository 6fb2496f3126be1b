import { JwtInvalid, signedJwt, verifiedJwt } from '#libs/jwt';
import { type OwnKey } from '../../keys/bank-keys';

export const DIRECTORY_SCOPE = 'directory:software';
/** Seconds. */
export const DIRECTORY_TOKEN_LIFETIME = 600;

/** The holder of an access token of the directory. */
export interface DirectoryTokenContent {
  readonly sandbox: string;
  readonly softwareId: string;
  /** SHA-256 of the client certificate; undefined if the token is bound to none. */
  readonly thumbprint: string | undefined;
}

/** An access token of the directory: a JWT with its own key, so nothing is stored. */
export function directoryToken(
  { sandbox, softwareId, thumbprint }: DirectoryTokenContent,
  { privateKey, kid }: OwnKey,
  nowMs: number,
): Promise<string> {
  const iat = Math.floor(nowMs / 1_000);
  const claims = {
    sub: softwareId,
    sandbox,
    scope: DIRECTORY_SCOPE,
    iat,
    exp: iat + DIRECTORY_TOKEN_LIFETIME,
    ...(thumbprint === undefined ? {} : { cnf: { 'x5t#S256': thumbprint } }),
  };
  const header = { kid, typ: 'at+jwt' };
  return signedJwt(claims, { key: privateKey, header });
}

/**
 * Checks an access token of the directory.
 * @returns the software of the token, or what is wrong, in one sentence
 */
export async function readDirectoryToken(
  token: string,
  { sandbox, thumbprint }: Omit<DirectoryTokenContent, 'softwareId'>,
  { publicKey, kid }: OwnKey,
  nowMs: number,
): Promise<{ readonly softwareId: string } | string> {
  try {
    const { claims } = await verifiedJwt(token, (found) =>
      Promise.resolve(found === kid ? publicKey : undefined),
    );
    const { sub, exp, scope, cnf } = claims;
    if (scope !== DIRECTORY_SCOPE || typeof sub !== 'string')
      return 'It is not a token of the directory.';
    if (claims['sandbox'] !== sandbox) return 'It belongs to another sandbox.';
    if (typeof exp !== 'number' || exp * 1_000 <= nowMs) return 'It has expired.';
    const bound = (cnf as Readonly<Record<string, unknown>> | undefined)?.['x5t#S256'];
    if (bound !== undefined && bound !== thumbprint) {
      return 'It was issued for another client certificate.';
    }
    return { softwareId: sub };
  } catch (error) {
    if (error instanceof JwtInvalid) return error.message;
    throw error;
  }
}
