import { refuseTimes, type VerifiedJwt } from '#libs/jwt';
import { CLOCK_TOLERANCE_SEC } from '../../security/signature-time';

/** The value of client_assertion_type (RFC 7523, 2.2). */
export const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const MAX_JTI = 256;

/** What the claims of a client assertion must name. */
export interface AssertionRules {
  readonly clientId: string;
  /** The issuer and the addresses of the endpoint: `aud` must be, or contain, one of them. */
  readonly audiences: readonly string[];
  readonly nowMs: number;
}

/** The claims that the bank keeps, so that it refuses the assertion if it comes again. */
export interface UsedAssertion {
  readonly jti: string;
  /** Until when it would be accepted again, in seconds since 1970. */
  readonly usableUntilSec: number;
}

/**
 * Checks the claims of a client assertion (RFC 7523, 3; OpenID Connect Core, 9; security profile 1.0, 5.2.2).
 * @returns the claims, or what is wrong, in one sentence
 */
export function checkAssertion(
  claims: VerifiedJwt['claims'],
  { clientId, audiences, nowMs }: AssertionRules,
): UsedAssertion | string {
  for (const name of ['iss', 'sub'] as const) {
    if (claims[name] !== clientId) return `${name} must be the client_id ${clientId}.`;
  }
  if (!isFor(claims['aud'], audiences)) {
    return `aud must be, or contain, the issuer or the address of the endpoint: ${audiences.join(', ')}.`;
  }
  const times = refuseTimes(claims, {
    nowMs,
    required: ['exp'],
    toleranceSec: CLOCK_TOLERANCE_SEC,
  });
  if (times !== undefined) return times;
  const { jti, exp } = claims;
  if (typeof jti !== 'string' || jti === '' || jti.length > MAX_JTI) {
    return `jti must be a text of 1 to ${String(MAX_JTI)} characters, another one in each assertion.`;
  }
  return { jti, usableUntilSec: (exp as number) + CLOCK_TOLERANCE_SEC };
}

/** Whether `aud` names one of the audiences. It can be a list (RFC 7519, 4.1.3). */
export function isFor(aud: unknown, audiences: readonly string[]): boolean {
  const named: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  return named.some((each) => audiences.some((audience) => audience === each));
}
