import { ConsentContradicted } from './access.errors';
import { namedConsent } from './named-consent';

const ID = 'urn:simulador:0b1f6b1e-2d0e-4b6e-8f47-1f6a4d9c3a11';
const encoded = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const token = (payload: unknown): string =>
  `Bearer ${encoded({ alg: 'none' })}.${encoded(payload)}.`;

const named = (headers: Readonly<Record<string, string>>): string | undefined =>
  namedConsent({ get: ((name: string) => headers[name]) as never });

describe('The consent of a request', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['the header', { 'x-consent-id': ID }, ID],
    [
      'the scope of a token',
      { Authorization: token({ scope: `openid consent:${ID} accounts` }) },
      ID,
    ],
    ['the only scope', { Authorization: token({ scope: `consent:${ID}` }) }, ID],
    [
      'the header and the token',
      { 'x-consent-id': ID, Authorization: token({ scope: `consent:${ID}` }) },
      ID,
    ],
    ['a signed token', { Authorization: `${token({ scope: `consent:${ID}` })}c2ln-_` }, ID],
    [
      'the scope after bearer in small letters',
      { Authorization: token({ scope: `consent:${ID}` }).replace('Bearer', 'bearer') },
      ID,
    ],
    ['none: no header', {}, undefined],
    ['none: another scope', { Authorization: token({ scope: 'openid accounts' }) }, undefined],
    ['none: an empty scope', { Authorization: token({ scope: 'consent:' }) }, undefined],
    ['none: no scope', { Authorization: token({}) }, undefined],
    [
      'none: a scope that is a list',
      { Authorization: token({ scope: [`consent:${ID}`] }) },
      undefined,
    ],
    ['none: a payload that is null', { Authorization: token(null) }, undefined],
    ['none: a payload that is not JSON', { Authorization: token('{') }, undefined],
    ['none: an opaque token', { Authorization: 'Bearer 2YotnFZFEjr1zCsicMWpAA' }, undefined],
    ['none: another scheme', { Authorization: 'Basic YTpi' }, undefined],
  ])('is %s', (_, headers, expected) => {
    expect(named(headers)).toBe(expected);
  });

  it('is refused if the header and the token name different ones', () => {
    const headers = { 'x-consent-id': ID, Authorization: token({ scope: 'consent:urn:a:b' }) };
    expect(() => named(headers)).toThrow(ConsentContradicted);
  });
});
