import { BANK_ORGANISATION, BANK_SOFTWARE } from '../directory/bank-participant';
import { directoryAddresses } from '../directory/addresses';
import { type CertificateHolder } from '../directory/directory.service';
import { type RoleClaim } from '../institutions/organisation';
import { statementClaims } from '../directory/statement/software-statement';
import { isRefusal, readRegistration, type RegistrationInput } from './registration-rules';
import { refuseOtherSoftware, refuseStatement } from './statement-check';

const NOW = Date.UTC(2026, 0, 1);
const [REDIRECT = ''] = BANK_SOFTWARE.content.redirectUris;
const [WEBHOOK = ''] = BANK_SOFTWARE.content.webhookUris;

const claimsWith = (roles: readonly RoleClaim[] | null = null) =>
  statementClaims(
    {
      software: { ...BANK_SOFTWARE, content: { ...BANK_SOFTWARE.content, roles } },
      organisation: BANK_ORGANISATION,
    },
    directoryAddresses('https://directory.example.com'),
    NOW / 1_000,
  );
const CLAIMS = claimsWith();

const read = (change: object, input: Partial<RegistrationInput> = {}) =>
  readRegistration({
    body: { redirect_uris: [REDIRECT], ...change },
    claims: CLAIMS,
    softwareStatement: 'statement',
    hasEncryptionKey: true,
    isEncryptionRequired: true,
    ...input,
  });

describe('readRegistration', () => {
  it('takes what is absent from the software statement and the profile (DCR 2.1.0)', () => {
    expect(read({})).toMatchObject({
      clientName: BANK_SOFTWARE.content.name,
      redirectUris: [REDIRECT],
      grantTypes: ['authorization_code', 'client_credentials', 'refresh_token'],
      responseTypes: ['code id_token'],
      idTokenEncryption: { alg: 'RSA-OAEP', enc: 'A256GCM' },
      webhookUris: [],
      jwksUri: CLAIMS.software_jwks_uri,
    });
  });

  it.each([
    ['DADOS', ['consents', 'accounts', 'resources'], ['payments']],
    ['PAGTO', ['payments', 'recurring-payments'], ['accounts']],
    ['CONTA', ['openid'], ['accounts', 'payments']],
  ] as const)('gives a client of the role %s its scopes', (role, has, hasNot) => {
    const registered = read({}, { claims: claimsWith([{ role, status: 'Active' }]) });
    if (isRefusal(registered)) throw new Error(registered.detail);
    expect(registered.scopes).toEqual(expect.arrayContaining([...has]));
    for (const scope of hasNot) expect(registered.scopes).not.toContain(scope);
  });

  it.each([
    ['a response type of 2021', { response_types: ['code id_token', 'code'] }],
    ['implicit', { grant_types: ['authorization_code', 'implicit'] }],
    ['the webhooks of the software statement', { webhook_uris: [WEBHOOK] }],
    ['a part of the scopes', { scope: 'accounts openid' }],
    ['members that the profile does not know', { other: 1 }],
  ])('accepts %s', (_, change) => {
    expect(isRefusal(read(change))).toBe(false);
  });

  it.each([
    ['invalid_redirect_uri', { redirect_uris: undefined }],
    ['invalid_redirect_uri', { redirect_uris: [] }],
    ['invalid_redirect_uri', { redirect_uris: [`${REDIRECT}/`] }],
    ['invalid_redirect_uri', { redirect_uris: [REDIRECT, 'https://other.example.com'] }],
    ['invalid_client_metadata', { jwks: { keys: [] } }],
    ['invalid_client_metadata', { jwks_uri: 'https://other.example.com/jwks' }],
    ['invalid_client_metadata', { token_endpoint_auth_method: 'tls_client_auth' }],
    ['invalid_client_metadata', { token_endpoint_auth_signing_alg: 'RS256' }],
    ['invalid_client_metadata', { id_token_encrypted_response_alg: 'RSA1_5' }],
    ['invalid_client_metadata', { tls_client_certificate_bound_access_tokens: false }],
    ['invalid_client_metadata', { grant_types: ['password'] }],
    ['invalid_client_metadata', { grant_types: 'authorization_code' }],
    ['invalid_client_metadata', { response_types: ['code'] }],
    ['invalid_client_metadata', { scope: 'openid admin' }],
    ['invalid_client_metadata', { scope: ['openid'] }],
    ['invalid_webhook_uris', { webhook_uris: [`${WEBHOOK}/`] }],
    ['invalid_webhook_uris', { webhook_uris: [] }],
  ])('refuses with %s: %j', (code, change) => {
    expect(read(change)).toMatchObject({ code });
  });

  it('demands a key for encryption only where the bank is strict (DCR 2.1.0, 7.1)', () => {
    const without = { hasEncryptionKey: false };
    expect(read({}, without)).toMatchObject({ code: 'invalid_client_metadata' });
    expect(read({}, { ...without, isEncryptionRequired: false })).toMatchObject({
      idTokenEncryption: null,
    });
  });

  it('needs an active role', () => {
    const claims = claimsWith([{ role: 'DADOS', status: 'Inactive' }]);
    expect(read({}, { claims })).toMatchObject({ code: 'unapproved_software_statement' });
  });
});

describe('refuseStatement', () => {
  const known = { software: BANK_SOFTWARE, organisation: BANK_ORGANISATION };

  it.each([
    ['new', 0, undefined],
    ['five minutes old', 300, undefined],
    ['older', 331, 'invalid_software_statement'],
    ['of the future', -31, 'invalid_software_statement'],
  ])('judges a statement that is %s', (_, ageSec, code) => {
    expect(refuseStatement(CLAIMS, known, NOW + ageSec * 1_000)?.code).toBe(code);
  });

  it.each([
    ['has been removed', undefined],
    ['is inactive', { ...known, software: { ...BANK_SOFTWARE, status: 'Inactive' } }],
    ['is withdrawn', { ...known, organisation: { ...BANK_ORGANISATION, status: 'Withdrawn' } }],
  ] as const)('does not approve a software that %s', (_, found) => {
    expect(refuseStatement(CLAIMS, found, NOW)?.code).toBe('unapproved_software_statement');
  });
});

describe('refuseOtherSoftware', () => {
  const HOLDER = { software: BANK_SOFTWARE } as CertificateHolder;
  const UID = BANK_SOFTWARE.softwareId;
  const { organisationId } = BANK_ORGANISATION;

  it.each([
    ['the subject of today', { UID, organizationIdentifier: `OFBBR-${organisationId}` }, true],
    ['the subject until 2022', { UID, OU: organisationId }, true],
    ['an own certificate without these fields', { CN: 'client' }, true],
    ['the UID of another software', { UID: 'other' }, false],
    ['another organisation', { UID, organizationIdentifier: 'OFBBR-other' }, false],
    ['another organisation until 2022', { UID, OU: 'other' }, false],
  ])('judges %s', (_, subject, isGood) => {
    const code = isGood ? undefined : 'invalid_software_statement';
    expect(refuseOtherSoftware(CLAIMS, HOLDER, subject)?.code).toBe(code);
  });
});
