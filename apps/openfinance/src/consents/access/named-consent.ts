import type { Request } from 'express';
import { currentCaller } from '../../security/caller';
import { ConsentContradicted } from './access.errors';

/** The header that names the consent of a request, instead of a token. */
export const CONSENT_ID_HEADER = 'x-consent-id';

/** The scope that names a consent: of data and payments, or a recurring one. */
type ConsentScope = 'consent' | 'recurring-consent';

/**
 * The consent id of a request: that of its access token, or, without one, the header or the scope `consent:<id>` of a JWT
 * that a test has made itself. The signature of such a JWT is not checked (`isNote`).
 * @throws ConsentContradicted if the header and the token name different consents
 */
export function namedConsent(
  request: Pick<Request, 'get'>,
  scope: ConsentScope = 'consent',
): string | undefined {
  const ofHeader = request.get(CONSENT_ID_HEADER);
  const caller = currentCaller();
  const ofToken =
    caller === undefined
      ? consentOfToken(request.get('Authorization') ?? '', scope)
      : caller.consentId;
  if (ofHeader !== undefined && ofToken !== undefined && ofHeader !== ofToken) {
    throw new ConsentContradicted(
      `The header ${CONSENT_ID_HEADER} names consent ${ofHeader}, but the scope of the bearer token names ${ofToken}; they must be the same.`,
    );
  }
  return ofHeader ?? ofToken;
}

/**
 * The customer of an access token decides on the consent that they have authorised, and on no other.
 * @throws ConsentContradicted
 */
export function refuseOtherConsent(consentId: string): void {
  const authorised = currentCaller()?.consentId;
  if (authorised === undefined || authorised === consentId) return;
  throw new ConsentContradicted(
    `The access token is for the consent ${authorised}, not for ${consentId}.`,
  );
}

/** A JSON Web Token: header, payload and signature, in base64url. The signature may be empty. */
const BEARER = /^Bearer [\w-]+\.([\w-]+)\.[\w-]*$/i;

function consentOfToken(authorization: string, named: ConsentScope): string | undefined {
  const payload = BEARER.exec(authorization)?.[1];
  if (payload === undefined) return undefined;
  const { scope } = readPayload(payload);
  if (typeof scope !== 'string') return undefined;
  for (const each of scope.split(' ')) {
    const [name, consentId] = [each.slice(0, named.length + 1), each.slice(named.length + 1)];
    if (name === `${named}:` && consentId !== '') return consentId;
  }
  return undefined;
}

function readPayload(encoded: string): Readonly<Record<string, unknown>> {
  try {
    const payload = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as unknown;
    return (payload ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
