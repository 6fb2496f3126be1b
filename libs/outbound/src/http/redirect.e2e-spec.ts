import { type RequestListener } from 'node:http';
import { guardOf, send } from '../test/client';
import { startTarget, type Target } from '../test/target';
import { OutboundClient } from './outbound-client';

describe('A request that is redirected', () => {
  let target: Target;
  let other: Target;
  let client: OutboundClient;
  beforeAll(async () => {
    [target, other] = await Promise.all([startTarget(), startTarget()]);
    client = new OutboundClient(guardOf('127.0.0.1'));
  });
  afterAll(() => {
    target.close();
    other.close();
  });

  const HEADERS = {
    Authorization: 'Bearer a',
    Cookie: 'b=c',
    'X-Api-Key': 'd',
    'Content-Type': 'text/plain',
    'X-Plain': 'e',
  };
  const redirected = async (method: string, status: number, to: Target) => {
    target.answer((request, response) => {
      if (request.url === '/end') response.end();
      else response.writeHead(status, { Location: `${to.url}/end` }).end('ignored');
    });
    other.answer((_request, response) => response.end());
    const outcome = await send(client, {
      method,
      url: target.url,
      headers: HEADERS,
      secretHeaders: ['x-api-key'],
      ...(method === 'HEAD' ? {} : { body: new TextEncoder().encode('text') }),
    });
    expect(outcome).toMatchObject({ kind: 'answer', redirects: [`${to.url}/end`] });
    return to.requests.at(-1);
  };

  it.each([
    [301, 'POST', 'GET'],
    [301, 'PUT', 'PUT'],
    [302, 'POST', 'GET'],
    [302, 'PATCH', 'PATCH'],
    [303, 'POST', 'GET'],
    [303, 'DELETE', 'GET'],
    [303, 'HEAD', 'HEAD'],
    [307, 'POST', 'POST'],
    [308, 'POST', 'POST'],
  ])('by %i makes %s a %s, and keeps the body only with the method', async (status, from, to) => {
    const last = await redirected(from, status, target);
    const kept = from === to && from !== 'HEAD';
    expect(last).toMatchObject({ method: to, body: kept ? 'text' : '' });
    expect(last?.headers['content-type']).toBe(from === to ? 'text/plain' : undefined);
    expect(last?.headers).toMatchObject({ authorization: 'Bearer a', 'x-api-key': 'd' });
  });

  it('to another origin loses its credentials', async () => {
    const last = await redirected('POST', 307, other);
    const { authorization, cookie, 'x-api-key': key, 'x-plain': plain } = last?.headers ?? {};
    expect([authorization, cookie, key, plain]).toEqual([undefined, undefined, undefined, 'e']);
    expect(last?.body).toBe('text');
  });

  const chain = (length: number): RequestListener => {
    return (request, response) => {
      const step = Number((request.url ?? '').slice(1));
      if (step === length) response.end('end');
      else response.writeHead(302, { Location: `/${String(step + 1)}` }).end();
    };
  };
  it('three times is followed, four times not', async () => {
    target.answer(chain(3));
    expect(await send(client, { url: `${target.url}/0` })).toMatchObject({
      kind: 'answer',
      redirects: [1, 2, 3].map((step) => `${target.url}/${String(step)}`),
    });
    target.answer(chain(4));
    expect(await send(client, { url: `${target.url}/0` })).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('at most 3 redirects are followed') as string,
    });
  });

  it.each([
    ['http://10.0.0.1/', /A redirect is refused\. The host is 10\.0\.0\.1, which/],
    ['http://169.254.169.254/latest/meta-data', /169\.254\.169\.254/],
    ['//[::1]:80/', /The host is ::1/],
    ['file:///etc/passwd', /A redirect is refused\. .* file:/],
    ['http://user:password@example.com/', /must not contain a user/],
  ])('to %s is refused', async (location, reason) => {
    target.answer((_request, response) => response.writeHead(302, { Location: location }).end());
    expect(await send(client, { url: target.url })).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason) as string,
    });
  });

  it('without Location is an answer', async () => {
    target.answer((_request, response) => response.writeHead(302).end('x'));
    expect(await send(client, { url: target.url })).toMatchObject({ status: 302, redirects: [] });
  });
});
