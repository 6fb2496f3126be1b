import { admin, createTestApp, frozenAt, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';

const NOW = '2027-03-01T12:00:00.000Z';
const PAYER = { name: 'João Souza', document: '11144477735' };
const ACCOUNT = '/__admin/accounts/maria-corrente';

interface Entry {
  readonly entryId: string;
  readonly amount: string;
  readonly at: string;
}

describe('The entries of an account of the bank', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  const bank = async (sandbox: string) => {
    const { call } = admin(test, sandbox);
    await call('put', '/clock', frozenAt(NOW)).expect(200);
    const get = (path: string) => test.http.get(path).set('X-Sandbox', sandbox);
    const list = async (query: string) => {
      const { body, headers } = await get(`${ACCOUNT}/entries${query}`).expect(200);
      const {
        'x-total-count': count,
        'x-total-amount': amount,
        link,
      } = headers as Record<string, string | undefined>;
      return { entries: body as Entry[], count: Number(count), amount: Number(amount), link };
    };
    const credit = (amount: string, at?: string) =>
      call('post', '/credits', {
        ...{ accountId: 'maria-corrente', amount, payer: PAYER },
        ...(at === undefined ? {} : { at }),
      }).expect(201);
    return { call, get, list, credit };
  };

  it('sum to the balance, and are in the order of their instants on all pages', async () => {
    const { get, list, credit } = await bank('pages');
    // Booked last, but before the others; and one that is not booked yet.
    await credit('1.00');
    await credit('2.00', '2027-02-27T12:00:00.000Z');
    await credit('4.00', '2027-03-05T12:00:00.000Z');
    const { body } = await get(ACCOUNT).expect(200);
    expect(body).toMatchObject({
      accountId: 'maria-corrente',
      bank: { compeCode: '876', ispb: '87654321' },
      holder: { name: expect.any(String) as string, document: expect.any(String) as string },
    });
    const seen: Entry[] = [];
    let page = await list('?limit=7');
    const { count, amount } = page;
    expect(amount).toBe(Number((body as { balance: string }).balance));
    for (;;) {
      seen.push(...page.entries);
      const cursor = /cursor=(\d+)/.exec(page.link ?? '')?.[1];
      if (cursor === undefined) break;
      page = await list(`?limit=7&cursor=${cursor}`);
    }
    expect(seen).toHaveLength(count);
    expect(new Set(seen.map(({ entryId }) => entryId)).size).toBe(count);
    const instants = seen.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
    expect(seen.reduce((sum, each) => sum + Math.round(Number(each.amount) * 100), 0)).toBe(
      Math.round(amount * 100),
    );
    expect(seen.filter(({ amount: each }) => each === '4.00')).toEqual([]);
    expect(seen.filter(({ at }) => at.startsWith('2027-02-27'))).toContainEqual(
      expect.objectContaining({
        amount: '2.00',
        type: 'PIX',
        name: 'Pix recebido - João Souza',
        isReturn: false,
        endToEndId: expect.stringMatching(/^E/) as string,
        counterparty: { document: PAYER.document },
      }),
    );
  });

  it('are selected by period and direction', async () => {
    const { list } = await bank('filters');
    const all = await list('?limit=1');
    const credits = await list('?limit=1&direction=CREDIT');
    const debits = await list('?limit=1&direction=DEBIT');
    expect(credits.amount).toBeGreaterThan(0);
    expect(debits.amount).toBeLessThan(0);
    expect(credits.count + debits.count).toBe(all.count);
    expect(credits.amount + debits.amount).toBeCloseTo(all.amount, 2);
    const before = await list('?limit=1&to=2027-02-01');
    const since = await list('?limit=1&from=2027-02-01');
    expect(before.count + since.count).toBe(all.count);
  });

  it('are refused for an account that does not exist, and for another direction', async () => {
    const { get } = await bank('refused');
    for (const path of ['/__admin/accounts/nobody', '/__admin/accounts/nobody/entries']) {
      const { body } = await get(path).expect(404);
      expect(body).toMatchObject({ code: 'CONTA_NAO_ENCONTRADA' });
    }
    await get(`${ACCOUNT}/entries?direction=credit`).expect(400);
  });
});
