import { bodyOf, checkMessage, namesEndpoint, type MessageRules } from './message-check';

const NOW = Date.UTC(2026, 0, 1);
const NOW_SEC = NOW / 1_000;
const BASE = 'https://bank.example.com/s/one';
const CONSENTS = '/open-banking/payments/v1/consents';
const JTI = '5bc6d2b1-3a3f-4a39-8a73-5f9d3e2d1c0b';
const RULES: MessageRules = {
  organisationId: 'organisation',
  endpoint: { bases: ['http://bank.local', BASE], path: CONSENTS },
  nowMs: NOW,
  needsUuid: false,
};
const CLAIMS = { iss: 'organisation', aud: BASE + CONSENTS, iat: NOW_SEC, jti: JTI };

/** Security profile 1.0, 6.1. */
describe('The claims of a signed message', () => {
  it.each<[string, object, string | undefined]>([
    ['are good', {}, undefined],
    ['name the official path', { aud: `${BASE}/open-banking/payments/v4/consents` }, undefined],
    ['name another host of the bank', { aud: `http://bank.local${CONSENTS}` }, undefined],
    ['have a list of audiences', { aud: ['x', BASE + CONSENTS] }, undefined],
    ['have a jti that is not a UUID', { jti: 'V1StGXR8_Z5jdHi6B-myT' }, undefined],
    ['have no iss', { iss: undefined }, 'EMISSOR_DIVERGENTE'],
    ['have the iss of another', { iss: 'another' }, 'EMISSOR_DIVERGENTE'],
    ['have a list as iss', { iss: ['organisation'] }, 'EMISSOR_DIVERGENTE'],
    ['have no aud', { aud: undefined }, 'DESTINATARIO_DIVERGENTE'],
    ['name the bank alone', { aud: BASE }, 'DESTINATARIO_DIVERGENTE'],
    ['name another endpoint', { aud: `${BASE + CONSENTS}/1` }, 'DESTINATARIO_DIVERGENTE'],
    [
      'name another version',
      { aud: `${BASE}/open-banking/payments/v5/consents` },
      'DESTINATARIO_DIVERGENTE',
    ],
    [
      'name another host',
      { aud: `https://other.example.com${CONSENTS}` },
      'DESTINATARIO_DIVERGENTE',
    ],
    ['have a number as aud', { aud: 1 }, 'DESTINATARIO_DIVERGENTE'],
    ['have no iat', { iat: undefined }, 'MENSAGEM_FORA_DO_PRAZO'],
    ['have a text as iat', { iat: String(NOW_SEC) }, 'MENSAGEM_FORA_DO_PRAZO'],
    ['are as old as they may be', { iat: NOW_SEC - 60 }, undefined],
    ['are too old', { iat: NOW_SEC - 61 }, 'MENSAGEM_FORA_DO_PRAZO'],
    ['are as far in the future as they may be', { iat: NOW_SEC + 60 }, undefined],
    ['are too far in the future', { iat: NOW_SEC + 61 }, 'MENSAGEM_FORA_DO_PRAZO'],
    ['have expired', { exp: NOW_SEC - 61 }, 'MENSAGEM_FORA_DO_PRAZO'],
    ['have no jti', { jti: undefined }, 'JTI_INVALIDO'],
    ['have an empty jti', { jti: '' }, 'JTI_INVALIDO'],
    ['have a long jti', { jti: 'x'.repeat(257) }, 'JTI_INVALIDO'],
    ['have a number as jti', { jti: 1 }, 'JTI_INVALIDO'],
  ])('%s', (_, change, expected) => {
    const checked = checkMessage({ ...CLAIMS, ...change }, RULES);
    expect(typeof checked === 'string' ? undefined : checked.code).toBe(expected);
  });

  it.each([
    [JTI, JTI],
    ['V1StGXR8_Z5jdHi6B-myT', { code: 'JTI_INVALIDO' }],
  ])('need a UUID in the mode required: %s', (jti, expected) => {
    const checked = checkMessage({ ...CLAIMS, jti }, { ...RULES, needsUuid: true });
    if (typeof expected === 'string') expect(checked).toBe(expected);
    else expect(checked).toMatchObject(expected);
  });

  it.each(['urn:simulador:1', 'urn%3Asimulador%3A1'])('name a path with the id %s', (id) => {
    const path = `/open-banking/payments/v1/pix/payments/consents/urn:simulador:1`;
    const aud = `${BASE}/open-banking/payments/v4/pix/payments/consents/${id}`;
    expect(namesEndpoint(aud, { bases: [BASE], path })).toBe(true);
  });

  it('are not part of the body', () => {
    const data = { status: 'CANC' };
    expect(bodyOf({ ...CLAIMS, exp: 1, nbf: 1, data })).toEqual({ data });
    expect(bodyOf({ ...CLAIMS, amount: '1.00' })).toEqual({ amount: '1.00' });
  });
});
