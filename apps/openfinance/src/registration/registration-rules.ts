import { type OAuthErrorCode } from '../security/oauth.errors';
import { type StatementClaims } from '../directory/statement/software-statement';
import { type ClientMetadata, type IdTokenEncryption } from './client';
import { scopesOfRoles } from './role-scopes';

/** A registration that is refused. */
export interface RegistrationRefusal {
  readonly code: OAuthErrorCode;
  readonly detail: string;
}

/** The body of a registration, and what the bank knows about the software. */
export interface RegistrationInput {
  readonly body: Readonly<Record<string, unknown>>;
  readonly claims: StatementClaims;
  /** The statement as it came. */
  readonly softwareStatement: string;
  /** Whether the software has an active key for encryption. */
  readonly hasEncryptionKey: boolean;
  /** Whether a key for encryption is demanded (DCR 2.1.0, 7.1). Otherwise the ID token is only signed. */
  readonly isEncryptionRequired: boolean;
}

type Read<T> = T | RegistrationRefusal;

const GRANT_TYPES = ['authorization_code', 'client_credentials', 'refresh_token', 'implicit'];
const DEFAULT_GRANT_TYPES = ['authorization_code', 'client_credentials', 'refresh_token'];
/** The only certified response type. */
const RESPONSE_TYPE = 'code id_token';
/** Clients of 2021 register it too, and never use it. */
const OLD_RESPONSE_TYPE = 'code';
const ENCRYPTION: IdTokenEncryption = { alg: 'RSA-OAEP', enc: 'A256GCM' };

/** Members that have only one value in the profile. They may be absent (DCR 2.1.0, client metadata). */
const FIXED: Readonly<Record<string, string | boolean>> = {
  token_endpoint_auth_method: 'private_key_jwt',
  token_endpoint_auth_signing_alg: 'PS256',
  application_type: 'web',
  subject_type: 'public',
  id_token_signed_response_alg: 'PS256',
  id_token_encrypted_response_alg: ENCRYPTION.alg,
  id_token_encrypted_response_enc: ENCRYPTION.enc,
  request_object_signing_alg: 'PS256',
  tls_client_certificate_bound_access_tokens: true,
  require_signed_request_object: true,
  require_pushed_authorization_requests: true,
};

/** Decides what a client is registered with. The values of the software statement win over those of the body. */
export function readRegistration(input: RegistrationInput): Read<ClientMetadata> {
  const { body, claims, softwareStatement } = input;
  const refusal = refuseFixed(body) ?? refuseKeys(input);
  if (refusal !== undefined) return refusal;
  const lists = {
    redirectUris: redirectUrisOf(body, claims),
    grantTypes: listOf(body, 'grant_types', GRANT_TYPES, DEFAULT_GRANT_TYPES),
    responseTypes: responseTypesOf(body),
    webhookUris: webhookUrisOf(body, claims),
    scopes: scopesOf(body, claims),
  };
  const refused = Object.values(lists).find(isRefusal);
  if (refused !== undefined) return refused;
  const read = lists as Readonly<Record<keyof typeof lists, readonly string[]>>;
  return {
    clientName: claims.software_client_name,
    ...read,
    idTokenEncryption: input.hasEncryptionKey ? ENCRYPTION : null,
    jwksUri: claims.software_jwks_uri,
    softwareStatement,
  };
}

export function isRefusal(read: unknown): read is RegistrationRefusal {
  return typeof read === 'object' && read !== null && 'code' in read && 'detail' in read;
}

function refuseFixed(body: RegistrationInput['body']): RegistrationRefusal | undefined {
  for (const [name, value] of Object.entries(FIXED)) {
    const given = body[name];
    if (given === undefined || given === null || given === value) continue;
    return metadata(`${name} must be ${String(value)}, or be left out.`);
  }
  return undefined;
}

function refuseKeys(input: RegistrationInput): RegistrationRefusal | undefined {
  const { body, claims, hasEncryptionKey, isEncryptionRequired } = input;
  if (body['jwks'] !== undefined && body['jwks'] !== null) {
    return metadata('jwks is not allowed; the keys are those of jwks_uri in the directory.');
  }
  const given = body['jwks_uri'];
  if (given !== undefined && given !== null && given !== claims.software_jwks_uri) {
    return metadata(
      `jwks_uri must be software_jwks_uri of the software statement: ${claims.software_jwks_uri}.`,
    );
  }
  if (hasEncryptionKey || !isEncryptionRequired) return undefined;
  return metadata('jwks_uri has no active key with use enc, for which the ID token is encrypted.');
}

function redirectUrisOf(
  { redirect_uris: given }: RegistrationInput['body'],
  { software_redirect_uris: known }: StatementClaims,
): Read<readonly string[]> {
  const refused = (detail: string): RegistrationRefusal => ({
    code: 'invalid_redirect_uri',
    detail,
  });
  if (!isTexts(given) || given.length === 0) {
    return refused('redirect_uris must be a list with at least one address.');
  }
  const other = given.find((uri) => !known.includes(uri));
  if (other === undefined) return given;
  return refused(
    `${JSON.stringify(other.slice(0, 200))} is not one of software_redirect_uris; they must be the same in each character.`,
  );
}

function responseTypesOf(body: RegistrationInput['body']): Read<readonly string[]> {
  const known = [RESPONSE_TYPE, OLD_RESPONSE_TYPE];
  const read = listOf(body, 'response_types', known, [RESPONSE_TYPE]);
  if (isRefusal(read)) return read;
  if (read.includes(RESPONSE_TYPE)) return [RESPONSE_TYPE];
  return metadata(`response_types must have ${RESPONSE_TYPE}.`);
}

function webhookUrisOf(
  { webhook_uris: given }: RegistrationInput['body'],
  { software_api_webhook_uris: known }: StatementClaims,
): Read<readonly string[]> {
  if (given === undefined || given === null) return [];
  const isSame =
    isTexts(given) && given.length === known.length && known.every((uri) => given.includes(uri));
  if (isSame) return given;
  return {
    code: 'invalid_webhook_uris',
    detail: `webhook_uris must be software_api_webhook_uris of the software statement: ${known.join(', ') || 'none'}.`,
  };
}

function scopesOf(
  { scope }: RegistrationInput['body'],
  { software_statement_roles: roles }: StatementClaims,
): Read<readonly string[]> {
  const active = roles.filter(({ status }) => status === 'Active').map(({ role }) => role);
  const allowed = scopesOfRoles(active);
  if (allowed.length === 0) {
    return {
      code: 'unapproved_software_statement',
      detail: 'The software statement has no active role, so no scope is possible.',
    };
  }
  if (scope === undefined || scope === null || scope === '') return allowed;
  if (typeof scope !== 'string')
    return metadata('scope must be a text, with spaces between scopes.');
  const given = [...new Set(scope.split(' ').filter((each) => each !== ''))];
  const other = given.find((each) => !allowed.includes(each));
  if (other === undefined) return given;
  return metadata(
    `The scope ${JSON.stringify(other.slice(0, 80))} needs another role than ${active.join(', ')}; possible are ${allowed.join(' ')}.`,
  );
}

function listOf(
  body: RegistrationInput['body'],
  name: string,
  known: readonly string[],
  absent: readonly string[],
): Read<readonly string[]> {
  const given = body[name];
  if (given === undefined || given === null) return absent;
  if (isTexts(given) && given.length > 0 && given.every((each) => known.includes(each))) {
    return [...new Set(given)];
  }
  return metadata(`${name} must be a list with some of: ${known.join(', ')}.`);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function metadata(detail: string): RegistrationRefusal {
  return { code: 'invalid_client_metadata', detail };
}
