import { refuseTimes, type VerifiedJwt } from '#libs/jwt';
import { accepted, refused, type Result } from '#libs/kernel';
import { type OAuthErrorCode } from '../../security/oauth.errors';
import { CLOCK_TOLERANCE_SEC } from '../../security/signature-time';
import { isFor } from '../clients/client-assertion';
import { readScope } from './scope';

/** How sure the bank is of who the customer is: one factor, or several (security profile 1.0, 5.2.2.2). */
export const ACR_VALUES = ['urn:brasil:openbanking:loa2', 'urn:brasil:openbanking:loa3'] as const;

export const RESPONSE_TYPES = ['code id_token', 'code'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];
/** `jwt` is `query.jwt` for a code (JARM, 2.3.4). */
export const RESPONSE_MODES = ['fragment', 'jwt', 'query.jwt', 'fragment.jwt'] as const;
export type ResponseMode = (typeof RESPONSE_MODES)[number];

/** A valid authorization request. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly responseType: ResponseType;
  readonly responseMode: ResponseMode;
  readonly redirectUri: string;
  readonly scope: string;
  readonly consentId: string;
  readonly nonce: string | undefined;
  readonly state: string | undefined;
  readonly codeChallenge: string;
  /** The `acr` values that the client asks for, in its order. */
  readonly acrValues: readonly string[];
}

/** What a request object must agree with. */
export interface RequestObjectRules {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  /** The issuer. */
  readonly audiences: readonly string[];
  readonly nowMs: number;
  /** Whether only `code id_token` with `fragment` is allowed, as the profile certifies it. */
  readonly isStrict: boolean;
}

/** A refusal, in one sentence. */
export interface RequestRefusal {
  readonly code: OAuthErrorCode;
  readonly detail: string;
}

type Claims = VerifiedJwt['claims'];
/** `exp` may be at most this long after `nbf`, and `nbf` at most this old (FAPI 1.0 Advanced, 5.2.2, 13 and 17). */
const HOUR_SEC = 3_600;
/** SHA-256 in base64url (RFC 7636, 4.2). */
const CHALLENGE = /^[\w-]{43}$/;
const MAX_STATE = 1_024;

/** Checks the claims of a request object (security profile 1.0, 5.2.2; RFC 9101, 6.3; RFC 9126, 3). */
export function readRequestObject(
  claims: Claims,
  rules: RequestObjectRules,
): Result<AuthorizationRequest, RequestRefusal> {
  const refusal = wrongSender(claims, rules);
  return refusal === undefined ? readRequest(claims, rules) : refused(refusal);
}

/** Checks the parameters of a request that is not signed. Only the mode `optional` accepts it. */
export function readRequest(
  claims: Claims,
  rules: RequestObjectRules,
): Result<AuthorizationRequest, RequestRefusal> {
  const refusal =
    wrongResponse(claims, rules) ??
    wrongRedirect(claims, rules) ??
    wrongTexts(claims) ??
    wrongChallenge(claims);
  if (refusal !== undefined) return refused(refusal);
  const scope = readScope(claims['scope'], rules.scopes);
  if (!scope.ok) return refused({ code: 'invalid_scope', detail: scope.refusal });
  const responseType = claims['response_type'] as ResponseType;
  return accepted({
    clientId: rules.clientId,
    responseType,
    responseMode: modeOf(claims['response_mode'] as ResponseMode | undefined, responseType),
    redirectUri: claims['redirect_uri'] as string,
    ...scope.value,
    nonce: claims['nonce'] as string | undefined,
    state: claims['state'] as string | undefined,
    codeChallenge: claims['code_challenge'] as string,
    acrValues: acrValuesOf(claims),
  });
}

function wrongSender(claims: Claims, rules: RequestObjectRules): RequestRefusal | undefined {
  const { clientId, audiences, nowMs } = rules;
  const wrong = (detail: string): RequestRefusal => ({ code: 'invalid_request_object', detail });
  for (const name of ['iss', 'client_id'] as const) {
    if (claims[name] !== clientId) return wrong(`${name} must be the client_id ${clientId}.`);
  }
  if (!isFor(claims['aud'], audiences)) {
    return wrong(`aud must be, or contain, the issuer ${audiences.join(' or ')}.`);
  }
  const times = refuseTimes(claims, {
    nowMs,
    required: ['exp', 'nbf'],
    toleranceSec: CLOCK_TOLERANCE_SEC,
    maxAgeSec: HOUR_SEC,
    maxLifetimeSec: HOUR_SEC,
  });
  if (times !== undefined) return wrong(times);
  const nested = ['request', 'request_uri', 'id_token_hint'].find((name) =>
    Object.hasOwn(claims, name),
  );
  return nested === undefined ? undefined : wrong(`${nested} must not be in the request object.`);
}

function wrongResponse(
  claims: Claims,
  { isStrict }: RequestObjectRules,
): RequestRefusal | undefined {
  const { response_type: type, response_mode: mode } = claims;
  const types = isStrict ? RESPONSE_TYPES.slice(0, 1) : RESPONSE_TYPES;
  if (!types.some((each) => each === type)) {
    const detail = `response_type must be ${types.join(', or ')}.`;
    return { code: 'unsupported_response_type', detail };
  }
  const modes = isStrict ? RESPONSE_MODES.slice(0, 1) : RESPONSE_MODES;
  if (mode !== undefined && !modes.some((each) => each === mode)) {
    return {
      code: 'invalid_request',
      detail: `response_mode must be ${modes.join(', ')}, or be left out.`,
    };
  }
  // FAPI 1.0 Advanced, 5.2.2, 2: a code alone must come in a signed response.
  const isPlain = mode === undefined || mode === 'fragment';
  if (type === 'code' && isPlain) {
    return {
      code: 'unsupported_response_type',
      detail: 'response_type code needs the response_mode jwt; otherwise it must be code id_token.',
    };
  }
  return undefined;
}

function wrongRedirect(
  { redirect_uri: redirectUri }: Claims,
  { redirectUris }: RequestObjectRules,
): RequestRefusal | undefined {
  if (typeof redirectUri === 'string' && redirectUris.includes(redirectUri)) return undefined;
  const detail = `redirect_uri must be, character by character, one that the client has registered: ${redirectUris.join(', ')}.`;
  return { code: 'invalid_request', detail };
}

function wrongTexts(claims: Claims): RequestRefusal | undefined {
  const { nonce, response_type: type } = claims;
  for (const name of ['nonce', 'state'] as const) {
    const value = claims[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value === '' || value.length > MAX_STATE) {
      const detail = `${name} must be a text of 1 to ${String(MAX_STATE)} characters.`;
      return { code: 'invalid_request', detail };
    }
  }
  if (nonce !== undefined || type === 'code') return undefined;
  return { code: 'invalid_request_object', detail: 'nonce is missing; the ID token repeats it.' };
}

function wrongChallenge(claims: Claims): RequestRefusal | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = claims;
  if (method !== 'S256') {
    return { code: 'invalid_request', detail: 'code_challenge_method must be S256 (RFC 7636).' };
  }
  if (typeof challenge === 'string' && CHALLENGE.test(challenge)) return undefined;
  const detail =
    'code_challenge must be the SHA-256 of the code verifier in base64url: 43 characters.';
  return { code: 'invalid_request', detail };
}

function modeOf(mode: ResponseMode | undefined, type: ResponseType): ResponseMode {
  if (mode === undefined) return 'fragment';
  if (mode !== 'jwt') return mode;
  return type === 'code' ? 'query.jwt' : 'fragment.jwt';
}

/** The values of the claim `acr` (OpenID Connect Core, 5.5.1.1), and those of `acr_values`. */
function acrValuesOf(claims: Claims): readonly string[] {
  const acr = member(member(claims['claims'], 'id_token'), 'acr');
  const values = member(acr, 'values') ?? member(acr, 'value') ?? claims['acr_values'] ?? [];
  const list: readonly unknown[] =
    typeof values === 'string' ? values.split(' ') : Array.isArray(values) ? values : [];
  return list.filter((each): each is string => ACR_VALUES.some((known) => known === each));
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
