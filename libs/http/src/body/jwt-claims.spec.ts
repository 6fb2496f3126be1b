import { claimsBytes, readableText } from './jwt-claims';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const CLAIMS = '{"data":{"name":"João"}}';
const JWT = `${encoded('{"alg":"PS256"}')}.${encoded(CLAIMS)}.c2ln`;

describe('The claims of a JWT', () => {
  it.each([
    ['of a complete text', JWT, CLAIMS],
    ['of a text with a line end', `${JWT}\n`, CLAIMS],
    ['of a text without a signature', JWT.slice(0, -4), CLAIMS],
    ['of a text that is cut', JWT.split('.', 2).join('.'), CLAIMS],
    ['of JSON', CLAIMS, undefined],
    ['of one part', 'abc', undefined],
    ['of an empty text', '', undefined],
  ])('%s', (_, text, expected) => {
    expect(claimsBytes(text)?.toString('utf8')).toBe(expected);
  });

  it('are shown only for the media type of a JWT', () => {
    expect(readableText(JWT, 'application/jwt')).toBe(CLAIMS);
    expect(readableText(JWT, 'Application/JWT; charset=utf-8')).toBe(CLAIMS);
    expect(readableText(JWT, 'application/jwt+x')).toBe(JWT);
    expect(readableText('no token', 'application/jwt')).toBe('no token');
    expect(readableText(JWT, 'text/plain')).toBe(JWT);
    expect(readableText(JWT, undefined)).toBe(JWT);
  });
});
