import { OAuthError } from './client.errors';
import { SCOPE } from './access-tokens';

/** The credentials in a token request. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const GRANT_TYPE = 'client_credentials';

/** The parameters, each with the other name that it can have in a JSON body. */
const ALIASES = {
  grant_type: 'grantType',
  client_id: 'clientId',
  client_secret: 'clientSecret',
  scope: undefined,
} as const;
type Parameter = keyof typeof ALIASES;

/**
 * Reads a token request for the client credentials grant (RFC 6749, 4.4). The credentials are in the header
 * or in the body, but not in both (2.3). A JSON body is an extension of this service; its grant type is
 * optional.
 *
 * @param body the form or the JSON object
 * @param authorization the Authorization header
 * @throws OAuthError with the error code of the RFC
 */
export function readTokenRequest(
  body: Readonly<Record<string, unknown>>,
  {
    authorization,
    isForm,
  }: { readonly authorization: string | undefined; readonly isForm: boolean },
): ClientCredentials {
  const grantType = parameter(body, 'grant_type') ?? (isForm ? undefined : GRANT_TYPE);
  const clientId = parameter(body, 'client_id');
  const clientSecret = parameter(body, 'client_secret');
  const scope = parameter(body, 'scope');
  if (grantType === undefined) {
    throw new OAuthError('invalid_request', `grant_type is missing; it must be ${GRANT_TYPE}.`);
  }
  const credentials = credentialsOf(authorization, clientId, clientSecret);
  if (grantType !== GRANT_TYPE) {
    throw new OAuthError('unsupported_grant_type', `grant_type must be ${GRANT_TYPE}.`);
  }
  if (scope !== undefined && scope !== SCOPE) {
    throw new OAuthError('invalid_scope', `scope must be ${SCOPE}, or be left out.`);
  }
  return credentials;
}

function credentialsOf(
  authorization: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): ClientCredentials {
  const basic = /^Basic +(.*)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) {
    if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
    const detail = 'Send client_id and client_secret in the body, or both as Basic credentials.';
    throw new OAuthError('invalid_client', detail);
  }
  if (clientSecret !== undefined) {
    const detail = 'Send the credentials in the Authorization header or in the body, not in both.';
    throw new OAuthError('invalid_request', detail);
  }
  const credentials = readBasic(basic);
  if (clientId !== undefined && clientId !== credentials.clientId) {
    const detail = 'client_id in the body differs from the one in the Authorization header.';
    throw new OAuthError('invalid_request', detail);
  }
  return credentials;
}

/** Reads Basic credentials. Each part is form-encoded before they are joined (RFC 6749, 2.3.1). */
function readBasic(text: string): ClientCredentials {
  const [, id, secret] =
    /^([^:]*):([^]*)$/.exec(Buffer.from(text, 'base64').toString('utf8')) ?? [];
  try {
    return { clientId: formDecoded(id ?? ''), clientSecret: formDecoded(secret ?? '') };
  } catch {
    throw new OAuthError('invalid_client', 'The Basic credentials are not form-encoded.');
  }
}

function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/**
 * Reads one parameter. An empty parameter counts as absent, and a parameter must not be repeated (RFC 6749,
 * 3.2). A JSON body can have the same value under both names, like the response of the registration.
 */
function parameter(body: Readonly<Record<string, unknown>>, name: Parameter): string | undefined {
  const names = [name, ALIASES[name] ?? name];
  const [value, another] = new Set(
    names
      .map((key) => (Object.hasOwn(body, key) ? body[key] : undefined))
      .filter((given) => given !== undefined && given !== null && given !== ''),
  );
  if (another !== undefined || Array.isArray(value)) {
    throw new OAuthError('invalid_request', `${name} is given more than once.`);
  }
  if (value !== undefined && typeof value !== 'string') {
    throw new OAuthError('invalid_request', `${name} must be a string.`);
  }
  return value;
}
