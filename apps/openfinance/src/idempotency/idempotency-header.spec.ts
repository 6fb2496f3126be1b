import type { Request } from 'express';
import { keyedRequest } from './idempotency-header';

const sent = (key: string | undefined, body?: unknown): Request =>
  ({ get: () => key, body }) as unknown as Request;
const keyOf = (key: string) => keyedRequest(sent(key), 'payment', false)?.key;
const contentOf = (body: unknown) => keyedRequest(sent('k', body), 'payment', false)?.content;

describe('The idempotency key', () => {
  it.each(['a', 'x'.repeat(40), 'with spaces within', '{"json":1}'])('can be %s', (key) => {
    expect(keyOf(key)).toBe(key);
  });

  it.each(['', ' ', 'x'.repeat(41), ' a', 'a ', '\ta'])('cannot be %j', (key) => {
    expect(() => keyOf(key)).toThrow('The header x-idempotency-key is not valid');
  });

  it('can be left out, unless it is required', () => {
    expect(keyedRequest(sent(undefined), 'payment', false)).toBeUndefined();
    expect(() => keyedRequest(sent(undefined), 'payment', true)).toThrow('Is missing');
  });

  it('compares the data of the body, in any order of its members', () => {
    const content = contentOf({ data: { a: 1, b: [{ c: null, d: 'x' }] } });
    expect(contentOf({ more: 1, data: { b: [{ d: 'x', c: null }], a: 1 } })).toBe(content);
    expect(contentOf({ data: { a: 1, b: [{ c: null, d: 'y' }] } })).not.toBe(content);
    expect(contentOf({ data: { a: '1', b: [{ c: null, d: 'x' }] } })).not.toBe(content);
    expect(contentOf({ data: [1, 2] })).not.toBe(contentOf({ data: [2, 1] }));
  });

  it('compares the consent', () => {
    const under = (consentId?: string) =>
      keyedRequest(sent('k', { data: [1] }), 'payment', false, consentId)?.content;
    expect(under('urn:a')).toBe(under('urn:a'));
    expect(under('urn:a')).not.toBe(under('urn:b'));
    expect(under('urn:a')).not.toBe(under());
  });

  it('compares the whole body of a plain payment', () => {
    expect(contentOf({ amount: 1, currency: 'BRL' })).toBe(
      contentOf({ currency: 'BRL', amount: 1 }),
    );
    expect(contentOf({ amount: 1 })).not.toBe(contentOf({ amount: 2 }));
    expect(contentOf(undefined)).toBe(contentOf(null));
  });
});
