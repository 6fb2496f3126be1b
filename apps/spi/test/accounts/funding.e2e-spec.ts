import 'reflect-metadata';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  documentedProblem,
  frozenAt,
  type TestApp,
} from '#libs/testing';

import { AccountEntryRow } from '../../src/participants/account-entry.row';
import { spi } from '../../src/spi.app';
import { accountsIn } from './accounts-in';

type Body = Record<string, unknown>;

const NOW = '2027-03-01T02:30:00.000Z';
const ISPB = '10000001';
const CONTROL_NUMBER = /^STR20270228\d{9}$/;

describe(`Contributions and withdrawals on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let sandboxes = 0;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  const contaPi = async (sandbox: string, balance = '100.00') => {
    const { call } = admin(test, sandbox);
    await call('put', '/clock', frozenAt(NOW)).expect(200);
    await call('post', '/participants', { ispb: ISPB, balance }).expect(201);
    const path = `/participants/${ISPB}`;
    return {
      call,
      contribute: (amount: unknown) => call('post', `${path}/contributions`, { amount }),
      withdraw: (amount: unknown) => call('post', `${path}/withdrawals`, { amount }),
      entries: async (query = '') =>
        (await call('get', `${path}/entries${query}`).expect(200)).body as Body[],
      books: async () => (await call('get', '/accounts').expect(200)).body as Body,
      show: async () => (await call('get', path).expect(200)).body as Body,
    };
  };

  it('change the balance, and are in the statement with control numbers of the day in Brasília', async () => {
    const { contribute, withdraw, entries, show } = await contaPi('funding');
    const { body } = (await contribute('50.25').expect(201)) as { body: Body };
    expect(body).toEqual({
      controlNumber: expect.stringMatching(CONTROL_NUMBER),
      entryId: expect.any(String),
      kind: 'CONTRIBUTION',
      counterparty: 'STR',
      amount: '50.25',
      balance: '150.25',
      at: NOW,
    });
    const taken = await withdraw(150.25).expect(201);
    expect(taken.body).toMatchObject({ kind: 'WITHDRAWAL', amount: '-150.25', balance: '0.00' });
    expect((await entries()).map(({ amount, balance }) => [amount, balance])).toEqual([
      ['100.00', '100.00'],
      ['50.25', '150.25'],
      ['-150.25', '0.00'],
    ]);
    expect((await entries())[1]).toEqual(body);
    expect(await show()).toMatchObject({ balance: '0.00', available: '0.00', waitingMessages: 2 });
  });

  it('are listed in pages and by period', async () => {
    const { contribute, call, entries } = await contaPi('statement');
    for (const amount of [1, 2, 3]) await contribute(amount).expect(201);
    const seen: unknown[] = [];
    let next: string | undefined = `/__admin/participants/${ISPB}/entries?limit=3`;
    while (next !== undefined) {
      const answer = await test.http.get(next).set('X-Sandbox', 'statement').expect(200);
      const body = answer.body as Body[];
      const headers = answer.headers as Record<string, string | undefined>;
      expect([headers['x-total-count'], headers['x-total-amount']]).toEqual(['4', '106.00']);
      seen.push(...body.map(({ amount }) => amount));
      next = /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(['100.00', '1.00', '2.00', '3.00']);
    expect(await entries(`?from=${NOW}`)).toHaveLength(4);
    expect(await entries(`?to=${NOW}`)).toEqual([]);
    expect(await entries('?direction=CREDIT')).toHaveLength(4);
    expect(await entries('?direction=DEBIT')).toEqual([]);
    expect((await entries())[0]).toMatchObject({ counterparty: 'STR' });
    await call('get', `/participants/${ISPB}/entries?from=x`).expect(400);
  });

  it.each([
    ['99.99', 201],
    ['100.00', 201],
    ['100.01', 422],
    ['1000000000000.00', 422],
  ])('withdraw %s of 100.00: %d', async (amount, status) => {
    const { withdraw, books, show } = await contaPi(`take-${amount.replace('.', '-')}`);
    const answer = await withdraw(amount).expect(status);
    expect(await books()).toMatchObject({ sum: '0.00', agree: true });
    if (status === 201) return;
    expect(answer.body).toMatchObject({ code: 'BALANCE_TOO_LOW' });
    expect(await show()).toMatchObject({ balance: '100.00', waitingMessages: 0 });
  });

  it('leave what payments have reserved', async () => {
    const { withdraw, show } = await contaPi('reserved');
    await accountsIn(test, 'reserved').work((contasPi, tx) => contasPi.reserve(tx, ISPB, 4_000));
    expect(await show()).toMatchObject({ reserved: '40.00', available: '60.00' });
    await withdraw('60.01').expect(422);
    await withdraw('60.00').expect(201);
    expect(await show()).toMatchObject({ balance: '40.00', available: '0.00' });
  });

  it.each([
    ['0', '/amount'],
    ['0.00', '/amount'],
    [0, '/amount'],
    [-1, '/amount'],
    ['1.001', '/amount'],
    [0.001, '/amount'],
    ['1000000000000.01', '/amount'],
    [1e21, '/amount'],
    ['', '/amount'],
    ['R$ 1', '/amount'],
    [null, '/amount'],
    [['1'], '/amount'],
    [undefined, '/amount'],
  ])('refuse the amount %p', async (amount, pointer) => {
    sandboxes += 1;
    const { contribute, withdraw } = await contaPi(`amount-${String(sandboxes)}`);
    for (const send of [contribute, withdraw]) {
      const { body } = await send(amount).expect(400);
      expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    }
  });

  it('are refused for an indirect participant, an unknown one, and a full Conta PI', async () => {
    const { call, contribute } = await contaPi('refused');
    const indirect = { ispb: '20000002', kind: 'INDIRECT', settlementAgent: ISPB };
    await call('post', '/participants', indirect).expect(201);
    const amount = { amount: '1.00' };
    for (const path of ['contributions', 'withdrawals']) {
      const { body } = await call('post', `/participants/20000002/${path}`, amount).expect(422);
      expect(body).toMatchObject({ code: 'NO_CONTA_PI' });
      await call('post', `/participants/88888888/${path}`, amount).expect(404);
    }
    for (let sent = 0; sent < 90; sent += 1) await contribute('1000000000000.00').expect(201);
    const full = await contribute('1000000000000.00').expect(422);
    const documented = await documentedProblem(
      test,
      'post /__admin/participants/{ispb}/contributions',
      'BALANCE_TOO_HIGH',
    );
    expect({ ...(full.body as object), detail: '' }).toMatchObject({ ...documented, detail: '' });
    const { body } = await call('get', '/accounts').expect(200);
    expect(body).toMatchObject({ sum: '0.00', agree: true });
  });

  it('put one notice each into the queue of a participant, and none for a virtual one', async () => {
    const { call, contribute, withdraw } = await contaPi('notices');
    await contribute('1.00').expect(201);
    await withdraw('2.00').expect(201);
    await withdraw('500.00').expect(422);
    await call('post', '/participants/99999003/contributions', { amount: 1 }).expect(201);
    const list = await test.http
      .get('/spi/messages?state=WAITING')
      .set('X-Sandbox', 'notices')
      .expect(200);
    expect(list.body).toMatchObject([
      { ispb: ISPB, direction: 'OUT', definition: 'camt.054.spi.1.16', createdAt: NOW },
      { ispb: ISPB, direction: 'OUT', definition: 'camt.054.spi.1.16', createdAt: NOW },
    ]);
  });

  it('are in the books, which sum to zero', async () => {
    const { contribute, books } = await contaPi('books');
    await contribute('1.00').expect(201);
    await accountsIn(test, 'books').work((contasPi, tx) =>
      contasPi.book(tx, {
        ...{ entryId: 'E1', kind: 'PAYMENT', from: 'OTHERS', to: ISPB, cents: 150, at: NOW },
      } as const),
    );
    const { accounts, ...totals } = (await books()) as { accounts: Body[] } & Body;
    expect(totals).toEqual({ sum: '0.00', agree: true });
    expect(accounts.slice(0, 4)).toEqual([
      account('STR', 'INTERNAL', '-40000000101.00', 6),
      account('OTHERS', 'INTERNAL', '-1.50', 1),
      { ...account(ISPB, 'CONTA_PI', '102.50', 3), name: `Participante ${ISPB}` },
      { ...account('99999003', 'CONTA_PI', '10000000000.00', 1), name: 'PSP virtual pagador' },
    ]);
    expect(accounts).toHaveLength(7);
  });

  it('are in books of more entries than SQLite sums in one turn', async () => {
    const { books } = await contaPi('long', '1000000.00');
    await accountsIn(test, 'long').work(function* (_, tx) {
      const common = { kind: 'PAYMENT', counterparty: null, balanceAfter: null, at: NOW } as const;
      for (let group = 0; group < 220; group += 1) {
        const rows = Array.from({ length: 100 }, (_each, index) => ({
          ...common,
          entryId: `E${String(group)}-${String(index >> 1)}`,
          account: index % 2 === 0 ? 'STR' : 'OTHERS',
          cents: index % 2 === 0 ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER,
        }));
        yield tx.sql(AccountEntryRow).insertMany(rows);
      }
    });
    const { accounts } = (await books()) as unknown as { accounts: Body[] };
    expect(accounts[1]).toMatchObject({ account: 'OTHERS', balance: '990791918021509010.00' });
    expect(await books()).toMatchObject({ sum: '0.00', agree: true });
  });
});

function account(name: string, kind: string, balance: string, entries: number): Body {
  return { account: name, kind, balance, reserved: '0.00', entries };
}
