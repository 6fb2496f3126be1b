import { generateKeyPairSync } from 'node:crypto';
import { newOrganisation } from './organisation.request';

const jwkOf = (modulusLength: number, change: object = {}) => ({
  ...generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'jwk' }),
  use: 'sig',
  kid: 'a',
  ...change,
});
const KEY = jwkOf(2_048);
const keys = (...all: object[]) => ({ software: { jwks: { keys: all } } });
const redirect = (uri: string) => ({ software: { redirectUris: [uri] } });
const webhook = (uri: string) => ({ software: { webhookUris: [uri] } });

describe('A new organisation', () => {
  it.each<[string, object, string | undefined]>([
    ['a key of 2048 bits', keys(KEY), undefined],
    // jose refuses to use it (RFC 7518, 3.5 and 4.3), so it would fail when a client uses it.
    ['a key of 1024 bits', keys(jwkOf(1_024)), 'at least 2048 bits'],
    ['a key with the exponent 1', keys({ ...KEY, e: 'AQ' }), 'usual exponent'],
    ['a key that is none', keys({ ...KEY, n: '!' }), 'at least 2048 bits'],
    ['two keys with one kid', keys(KEY, { ...KEY, use: 'enc' }), 'the same kid'],
    ['an app as redirect_uri', redirect('com.example.app://callback?a=b'), undefined],
    // A header, such as Location, cannot have it.
    ['a redirect_uri beyond Latin-1', redirect('https://client.example.com/€'), 'ASCII'],
    ['a redirect_uri with U+0000', redirect('https://client.example.com/\0'), 'ASCII'],
    ['a redirect_uri with a fragment', redirect('https://client.example.com/#a'), 'fragment'],
    ['a webhook', webhook('https://client.example.com/hooks'), undefined],
    ['a webhook with a query', webhook('https://client.example.com/hooks?a'), 'query'],
    ['a webhook with a slash at its end', webhook('https://client.example.com/'), 'slash'],
    ['a webhook beyond ASCII', webhook('https://client.example.com/é'), 'ASCII'],
    ['a name with half of a surrogate pair', { name: '\ud800' }, 'control characters'],
    ['a name of its software with a line', { software: { name: 'a\r\nb' } }, 'control characters'],
    ['no PEM as certificate', { sealCertificate: 'x' }, 'RSA key of at least 2048 bits'],
  ])('can or cannot have %s', (_, body, wrong) => {
    const { error } = newOrganisation.safeParse(body);
    expect(error?.message ?? '').toContain(wrong ?? '');
    expect(error === undefined).toBe(wrong === undefined);
  });
});
