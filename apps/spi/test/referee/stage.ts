import { frozenAt, type TestApp } from '#libs/testing';
import { institution, NOW } from '../settlement/institution';

export const FINTECH = '12345678';

export type Body = Record<string, unknown>;

/** A sandbox whose clock stands still, in which a participant uses ICOM. */
export async function stage(test: TestApp, sandbox: string, ispb = FINTECH) {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const request = test.http[method](`/__admin${path}`).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  await call('put', '/clock', frozenAt(NOW)).expect(200);
  const fintech = institution(test, sandbox, ispb);
  expect(await fintech.news()).toEqual([]);
  return {
    call,
    fintech,
    advance: (by: string) => call('post', '/clock/advance', { by }).expect(200),
    /** Starts payments of a virtual payer. */
    pay: async (body: object) =>
      (await call('post', '/payments', { to: ispb, amount: '1.00', ...body }).expect(202))
        .body as Body,
    payments: async (id: unknown) =>
      (await call('get', `/payments/${String(id)}`).expect(200)).body as Body,
    transactions: async () => {
      const { body } = await test.http
        .get('/spi/transactions')
        .set('X-Sandbox', sandbox)
        .expect(200);
      return (body as { endToEndId: string }[]).map(({ endToEndId }) => endToEndId);
    },
    /** Starts a run of an item. */
    start: async (item: string, body: object = {}) =>
      (await call('post', `/exams/${item}`, { ispb, ...body }).expect(201)).body as Body,
    run: async (id: unknown) =>
      (await call('get', `/exams/runs/${String(id)}`).expect(200)).body as Body,
  };
}

export type Stage = Awaited<ReturnType<typeof stage>>;
