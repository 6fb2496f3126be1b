import { type SecurityMode } from '../settings/security/security-mode';
import { refuseScope, refuseToken, type PresentedToken } from './token-check';
import { newSecret } from './tokens/secret';
import { type TokenRow } from './tokens/token.row';

const NOW = Date.UTC(2026, 0, 1);
const ISSUED: Readonly<TokenRow> = {
  tokenHash: 'hash',
  kind: 'access',
  clientId: 'client',
  organisationId: 'organisation',
  scope: 'openid accounts',
  consentId: 'urn:simulador:1',
  subject: 'customer',
  thumbprint: 'certificate',
  codeHash: null,
  expiresAtMs: NOW + 1,
  isRevoked: false,
};
const OURS = `Bearer ${newSecret()}`;
const PRESENTED: PresentedToken = {
  authorization: OURS,
  stored: ISSUED,
  thumbprint: 'certificate',
  nowMs: NOW,
  withdrawal: undefined,
};

const refusal = (presented: Partial<PresentedToken>, mode: SecurityMode): string | undefined =>
  refuseToken({ ...PRESENTED, ...presented }, mode)?.code;

/** Security profile 1.0, 5.2.2 and 7.2.2; RFC 6750, 3.1; RFC 8705, 3. */
describe('The access token of a request', () => {
  it.each<[string, Partial<PresentedToken>, string | undefined, string | undefined]>([
    ['is good', {}, undefined, undefined],
    [
      'is good with another case',
      { authorization: OURS.replace('Bearer', 'BEARER') },
      undefined,
      undefined,
    ],
    [
      'is absent',
      { authorization: undefined, stored: undefined },
      undefined,
      'TOKEN_NAO_INFORMADO',
    ],
    [
      'has another scheme',
      { authorization: 'Basic YTpi', stored: undefined },
      undefined,
      'TOKEN_INVALIDO',
    ],
    [
      'is a JWT of a test',
      { authorization: 'Bearer a.b.', stored: undefined },
      undefined,
      'TOKEN_INVALIDO',
    ],
    ['is unknown', { stored: undefined }, 'TOKEN_INVALIDO', 'TOKEN_INVALIDO'],
    [
      'is a refresh token',
      { stored: { ...ISSUED, kind: 'refresh' } },
      'TOKEN_INVALIDO',
      'TOKEN_INVALIDO',
    ],
    ['was revoked', { stored: { ...ISSUED, isRevoked: true } }, 'TOKEN_INVALIDO', 'TOKEN_INVALIDO'],
    [
      'is of a client that was withdrawn',
      { withdrawal: 'The client certificate is revoked.' },
      'TOKEN_INVALIDO',
      'TOKEN_INVALIDO',
    ],
    ['has expired', { nowMs: NOW + 1 }, 'TOKEN_INVALIDO', 'TOKEN_INVALIDO'],
    ['comes without a certificate', { thumbprint: undefined }, undefined, 'TOKEN_INVALIDO'],
    [
      'comes with another certificate',
      { thumbprint: 'another' },
      'TOKEN_INVALIDO',
      'TOKEN_INVALIDO',
    ],
    [
      'is bound to no certificate',
      { stored: { ...ISSUED, thumbprint: null } },
      undefined,
      'TOKEN_INVALIDO',
    ],
  ])('%s', (_, presented, optional, required) => {
    expect(refusal(presented, 'optional')).toBe(optional);
    expect(refusal(presented, 'required')).toBe(required);
  });

  it.each<[string, Partial<TokenRow>, string | undefined]>([
    ['has the scope', {}, undefined],
    ['does not have the scope', { scope: 'openid payments' }, 'ESCOPO_INSUFICIENTE'],
    ['has a scope with the same start', { scope: 'openid accounts2' }, 'ESCOPO_INSUFICIENTE'],
    ['was not authorised by a customer', { consentId: null }, 'ESCOPO_INSUFICIENTE'],
  ])('%s', (_, token, expected) => {
    const needed = { scope: 'accounts', grant: 'authorization_code' } as const;
    expect(refuseScope({ ...ISSUED, ...token }, needed)?.code).toBe(expected);
  });
});
