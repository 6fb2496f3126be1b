import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { endToEndIdOf } from '../official/official-client';
import { fraudIn, NOW, PAYER, RECEIVER, returnIdOf } from './fraud-client';

describe(`Declared payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const payment = (change: object = {}) => ({
    endToEndId: endToEndIdOf(PAYER),
    amount: '150.00',
    debtor: { ispb: PAYER },
    creditor: { ispb: RECEIVER },
    ...change,
  });

  it('are stored, listed, and replaced by the same id', async () => {
    const { call, frozen } = fraudIn(test, 'one');
    await frozen(NOW).expect(200);
    const sent = payment({
      creditor: { ispb: RECEIVER, taxId: '52998224725', branch: '0001', accountNumber: '65432x' },
    });
    const stored = {
      ...sent,
      source: 'DECLARED',
      status: 'SETTLED',
      purpose: 'IPAY',
      creditor: { ...sent.creditor, accountNumber: '65432X', accountType: 'CACC' },
      orderedAt: NOW,
      settledAt: NOW,
    };
    const { body } = await call('post', '/transfers', sent).expect(201);
    expect(body).toEqual({ transfers: [stored] });
    await call('post', '/transfers', { ...sent, status: 'REJECTED' }).expect(201);
    const list = await call('get', '/transfers').expect(200);
    expect(list.body).toEqual([{ ...stored, status: 'REJECTED', settledAt: undefined }]);
  });

  it('are up to 1000 in one body, in its order', async () => {
    const { call } = fraudIn(test, 'many');
    const transfers = Array.from({ length: 1_000 }, () => payment()).reverse();
    const { body } = await call('post', '/transfers', { transfers }).expect(201);
    const ids = (body as { transfers: { endToEndId: string }[] }).transfers;
    expect(ids.map(({ endToEndId }) => endToEndId)).toEqual(
      transfers.map(({ endToEndId }) => endToEndId),
    );
    await call('post', '/transfers', { transfers: [...transfers, payment()] }).expect(400);
  });

  const twice = payment();
  it.each<readonly [string, object, string, RegExp]>([
    ['an unknown member', payment({ amuont: 1 }), '/amuont', /did you mean "amount"/],
    ['an amount of zero', payment({ amount: '0.00' }), '/amount', /at least 0.01/],
    ['half a cent', payment({ amount: '0.005' }), '/amount', /at most two decimals/],
    ['an id of no form', payment({ endToEndId: 'E1' }), '/endToEndId', /32 characters/],
    ['a key with U+0000', payment({ key: 'a\u0000' }), '/key', /control characters/],
    ['a party without an ISPB', payment({ debtor: {} }), '/debtor/ispb', /missing/],
    [
      'a branch without an account',
      payment({ debtor: { ispb: PAYER, branch: '1' } }),
      '/debtor/accountNumber',
      /needs a number/,
    ],
    [
      'a return without its payment',
      payment({ endToEndId: returnIdOf(RECEIVER) }),
      '/returns',
      /needs the payment/,
    ],
    [
      'a payment that returns another one',
      payment({ returns: endToEndIdOf(PAYER) }),
      '/returns',
      /only a return/,
    ],
    [
      'a time of settlement of a pending payment',
      payment({ status: 'PENDING', settledAt: NOW }),
      '/settledAt',
      /because the status is PENDING/,
    ],
    ['no payments', { transfers: [] }, '/transfers', /at least one/],
    [
      'a payment twice',
      { transfers: [twice, twice] },
      '/transfers/1/endToEndId',
      /appears twice in the body/,
    ],
  ])('are refused with %s', async (_, body, pointer, detail) => {
    const { call } = fraudIn(test, 'refused');
    const answer = await call('post', '/transfers', body).expect(400);
    const { errors } = answer.body as { errors: { pointer: string; detail: string }[] };
    expect(errors.map((error) => error.pointer)).toContain(pointer);
    expect(errors.find((error) => error.pointer === pointer)?.detail).toMatch(detail);
    expect((await call('get', '/transfers')).body).toEqual([]);
  });
});
