import { admin, createTestApp, frozenAt, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';

const ACCOUNT = '/open-banking/accounts/v1/accounts/maria-corrente';
const NOW = '2027-03-01T12:00:00.000Z';
const payer = { name: 'João Souza', document: '11144477735' };

describe('Money that an account receives', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  const bank = async (sandbox: string) => {
    const { call } = admin(test, sandbox);
    await call('put', '/clock', frozenAt(NOW)).expect(200);
    const get = (path: string) => test.http.get(ACCOUNT + path).set('X-Sandbox', sandbox);
    const cents = async (): Promise<number> => {
      const { body } = (await get('/balances').expect(200)) as {
        body: { data: { availableAmount: { amount: string } } };
      };
      return Math.round(Number(body.data.availableAmount.amount) * 100);
    };
    return { call, get, cents };
  };

  it('is in the balance and in the statement of today', async () => {
    const { call, get, cents } = await bank('now');
    const before = await cents();
    const credit = { accountId: 'maria-corrente', amount: '12.34', payer };
    const { body } = (await call('post', '/credits', credit).expect(201)) as {
      body: { creditId: string };
    };
    expect(body).toMatchObject({ amount: '12.34', at: NOW, status: 'BOOKED' });
    expect(await cents()).toBe(before + 1234);
    const statement = await get('/transactions').expect(200);
    expect((statement.body as { data: object[] }).data).toContainEqual(
      expect.objectContaining({
        transactionId: `${body.creditId}-0`,
        creditDebitType: 'CREDITO',
        transactionAmount: { amount: '12.34', currency: 'BRL' },
        partieCnpjCpf: payer.document,
      }),
    );
  });

  it('is refused above what the ledger can count, and everything still answers', async () => {
    const { call, get, cents } = await bank('full');
    const before = await cents();
    const credit = { accountId: 'maria-corrente', amount: '90071992547409.91', payer };
    for (const at of [undefined, '2027-03-02T12:00:00.000Z']) {
      const status = at === undefined ? 422 : 201;
      const { body } = await call('post', '/credits', { ...credit, at }).expect(status);
      if (at === undefined) expect(body).toMatchObject({ code: 'BALANCE_LIMIT_EXCEEDED' });
    }
    await call('post', '/clock/advance', { by: 'P2D' }).expect(200);
    // The history of the account goes on.
    expect(await cents()).toBeLessThan(2 * before);
    await get('').expect(200);
    await get('/transactions').expect(200);
  });

  it('is booked once, when the clock reaches its instant', async () => {
    const { call, get } = await bank('later');
    const at = '2027-03-02T12:00:00.000Z';
    const received = async (): Promise<number> => {
      const days = '?fromBookingDate=2027-03-02&toBookingDate=2027-03-02&page-size=1000';
      const { body } = (await get(`/transactions${days}`).expect(200)) as {
        body: { data: { transactionAmount: { amount: string } }[] };
      };
      return body.data.filter((each) => each.transactionAmount.amount === '100.23').length;
    };
    const credit = { accountId: 'maria-corrente', amount: 100.23, payer, at };
    const { body } = await call('post', '/credits', credit).expect(201);
    expect(body).toMatchObject({ status: 'SCHEDULED', at });
    expect(await received()).toBe(0);
    for (const by of ['P1D', 'PT1H']) {
      await call('post', '/clock/advance', { by }).expect(200);
      expect(await received()).toBe(1);
    }
  });

  it('is booked once if its request is repeated, and its EndToEndId is of one credit only', async () => {
    const { call, cents } = await bank('again');
    const before = await cents();
    const endToEndId = 'E1234567820270301120012345678901';
    const credit = { accountId: 'maria-corrente', amount: '12.34', payer, endToEndId };
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => call('post', '/credits', credit).then((answer) => answer)),
    );
    expect(first?.status).toBe(201);
    for (const other of others) expect(other.body).toEqual(first?.body);
    const { body } = await call('post', '/credits', { ...credit, amount: '12.35' }).expect(409);
    expect(body).toMatchObject({ code: 'END_TO_END_ID_DUPLICATED' });
    expect(await cents()).toBe(before + 1234);
  });

  it.each([
    [{ accountId: 'none' }, 404, 'CONTA_NAO_ENCONTRADA'],
    [{ amount: '10' }, 400, 'REQUEST_INVALID'],
    [{ amount: -1 }, 400, 'REQUEST_INVALID'],
    [{ amount: 0.001 }, 400, 'REQUEST_INVALID'],
    [{ amount: '0.00' }, 400, 'REQUEST_INVALID'],
    [{ amount: 1e300 }, 400, 'REQUEST_INVALID'],
    [{ payer: { name: 'x' } }, 400, 'REQUEST_INVALID'],
    [{ payer: { ...payer, name: 'a\0b' } }, 400, 'REQUEST_INVALID'],
    [{ payer: { ...payer, name: 'a\0b' } }, 400, 'REQUEST_INVALID'],
    [{ at: '2027-02-30' }, 400, 'REQUEST_INVALID'],
    [{ endToEndId: 'E1' }, 400, 'REQUEST_INVALID'],
    [{ acountId: 'maria-corrente' }, 400, 'REQUEST_INVALID'],
  ])('with %j is refused with %d %s', async (change, status, code) => {
    const { call, cents } = await bank('bad');
    const before = await cents();
    const credit = { accountId: 'maria-corrente', amount: '1.00', payer, ...change };
    const { body } = await call('post', '/credits', credit).expect(status);
    expect(body).toMatchObject({ code });
    expect(await cents()).toBe(before);
  });
});
