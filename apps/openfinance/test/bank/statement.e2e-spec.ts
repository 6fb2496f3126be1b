import 'reflect-metadata';
import { brasiliaDate } from '#libs/brazil';
import { atomically } from '#libs/database';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { Ledger } from '../../src/ledger/ledger.repository';
import { INTERNAL_ACCOUNTS } from '../../src/ledger/posting';
import { openfinance } from '../../src/openfinance.app';
import { ACCOUNTS, bankIn, type StatementPage, type Transaction } from './bank';

const NOW = '2999-03-10T22:30:00.000Z';
const TODAY = '2999-03-10';
const YEAR = `fromBookingDate=2998-03-10&toBookingDate=${TODAY}`;
const ID = 'padaria-corrente';

describe(`The statement of an account on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `statement-${String(sandboxes)}`;
    await admin(test, sandbox).frozen(NOW).expect(200);
    return { ...bankIn(test, sandbox), ...admin(test, sandbox) };
  };

  const ids = (transactions: readonly Transaction[]): string[] =>
    transactions.map(({ transactionId }) => transactionId);
  const isSorted = (transactions: readonly Transaction[]): boolean => {
    const instants = transactions.map(({ transactionDateTime }) => transactionDateTime);
    return instants.every(
      (instant, index) => index === 0 || instant <= (instants[index - 1] ?? ''),
    );
  };
  const dayOf = ({ transactionDateTime }: Transaction): string =>
    brasiliaDate(Date.parse(transactionDateTime));

  it('is that of today where no days are sent', async () => {
    const { statement } = await fresh();
    const { data } = await statement(ID, '');
    expect(data).toHaveLength(2);
    expect(new Set(data.map(dayOf))).toEqual(new Set([TODAY]));
  });

  it('has both days, by the time of Brasília', async () => {
    const { statement } = await fresh();
    const all = (await statement(ID, `${YEAR}&page-size=1000`)).data;
    const [from, to] = ['2999-01-15', '2999-01-28'];
    const { data } = await statement(
      ID,
      `fromBookingDate=${from}&toBookingDate=${to}&page-size=1000`,
    );
    const expected = all.filter((each) => dayOf(each) >= from && dayOf(each) <= to);
    expect(ids(data)).toEqual(ids(expected));
    // Ten in the evening of the last day is the next day in UTC.
    expect(data[0]?.transactionDateTime).toBe('2999-01-29T01:00:00.000Z');
    expect(isSorted(all)).toBe(true);
  });

  it('can be filtered by direction', async () => {
    const { statement } = await fresh();
    const all = (await statement(ID, `${YEAR}&page-size=1000`)).data;
    for (const indicator of ['CREDITO', 'DEBITO'] as const) {
      const query = `${YEAR}&page-size=1000&creditDebitIndicator=${indicator}`;
      const { data } = await statement(ID, query);
      const expected = all.filter(({ creditDebitType }) => creditDebitType === indicator);
      expect(ids(data)).toEqual(ids(expected));
      expect(data.length).toBeGreaterThan(100);
    }
  });

  it('has each transaction once when its links are followed', async () => {
    const { statement, get } = await fresh();
    const all = (await statement(ID, `${YEAR}&page-size=1000`)).data;
    let page = await statement(ID, `${YEAR}&page-size=100`);
    const read = [...page.data];
    for (let number = 2; page.links['next'] !== undefined; number += 1) {
      const names = Object.keys(page.links);
      expect(names).toEqual(number === 2 ? ['self', 'next'] : ['self', 'first', 'prev', 'next']);
      expect(page.links['next']).toContain(`page=${String(number)}&pagination-key=`);
      page = (await get(pathOf(page.links['next'])).expect(200)).body as StatementPage;
      read.push(...page.data);
    }
    expect(Object.keys(page.links)).toEqual(['self', 'first', 'prev']);
    expect(ids(read)).toEqual(ids(all));
    const last = await statement(
      ID,
      `${YEAR}&page-size=100&page=${String(Math.ceil(all.length / 100))}`,
    );
    expect(ids(last.data)).toEqual(ids(page.data));
    const beyond = await statement(ID, `${YEAR}&page-size=100&page=1000`);
    expect(beyond.data).toEqual([]);
  });

  it('finds by a pagination-key its page, later ones and earlier ones', async () => {
    const { statement } = await fresh();
    const all = (await statement(ID, `${YEAR}&page-size=1000`)).data;
    const query = `${YEAR}&page-size=50`;
    const second = await statement(ID, `${query}&page=2`);
    const key = new URL(second.links['next'] ?? '').searchParams.get('pagination-key') ?? '';
    for (const page of [1, 2, 3, 4, 5]) {
      const found = await statement(ID, `${query}&page=${String(page)}&pagination-key=${key}`);
      expect(ids(found.data)).toEqual(ids(all.slice((page - 1) * 50, page * 50)));
    }
    const withoutPage = await statement(ID, `${query}&pagination-key=${key}`);
    expect(ids(withoutPage.data)).toEqual(ids(all.slice(100, 150)));
  });

  it('refuses the pagination-key of another list', async () => {
    const { statement, get } = await fresh();
    const { links } = await statement(ID, `${YEAR}&page-size=50`);
    const key = new URL(links['next'] ?? '').searchParams.get('pagination-key') ?? '';
    for (const query of [
      `${YEAR}&page-size=51`,
      `${YEAR}&page-size=50&creditDebitIndicator=DEBITO`,
    ]) {
      await get(`${ACCOUNTS}/${ID}/transactions?${query}&pagination-key=${key}`).expect(400);
    }
    const other = `${ACCOUNTS}/maria-corrente/transactions?${YEAR}&page-size=50`;
    const { body } = await get(`${other}&pagination-key=${key}`).expect(400);
    expect(body).toMatchObject({ errors: [{ code: 'PARAMETRO_INVALIDO' }] });
  });

  it('keeps its pages while transactions are booked', async () => {
    const { statement, work, get } = await fresh();
    const before = (await statement(ID, `${YEAR}&page-size=1000`)).data;
    const first = await statement(ID, `${YEAR}&page-size=10`);
    await work((_, database) =>
      atomically(database, (tx) =>
        test.app.get(Ledger, { strict: false }).post(tx, {
          entryId: 'new',
          at: NOW,
          lines: [
            { accountId: ID, cents: 150, type: 'PIX', name: 'PIX RECEBIDO' },
            { accountId: INTERNAL_ACCOUNTS.spi, cents: -150, type: 'PIX', name: 'PIX' },
          ],
        }),
      ),
    );
    const second = await get(pathOf(first.links['next'])).expect(200);
    expect(ids((second.body as StatementPage).data)).toEqual(ids(before.slice(10, 20)));
    expect((await statement(ID, '')).data[0]?.transactionId).toBe('new-0');
  });

  describe('has what is known to come', () => {
    const AHEAD = 'fromBookingDate=2999-03-11&toBookingDate=3000-03-10';

    it('as LANCAMENTO_FUTURO, which is not in the balance', async () => {
      const { statement, unsound } = await fresh();
      const { data } = await statement('maria-corrente', AHEAD);
      expect(data.map((each) => each.completedAuthorisedPaymentType)).toEqual(
        Array(3).fill('LANCAMENTO_FUTURO'),
      );
      expect(await unsound()).toEqual([]);
    });

    it('and books it when its day comes, once', async () => {
      const { statement, available, call, unsound } = await fresh();
      const { data: ahead } = await statement('maria-corrente', AHEAD);
      const before = await available('maria-corrente');
      const change = ahead.reduce((sum, { transactionAmount, creditDebitType }) => {
        const cents = Number(transactionAmount.amount.replace('.', ''));
        return creditDebitType === 'CREDITO' ? sum + cents : sum - cents;
      }, 0);
      await call('post', '/clock/advance', { by: 'P45D' }).expect(200);
      const { data } = await statement(
        'maria-corrente',
        `fromBookingDate=2999-03-11&toBookingDate=2999-04-24`,
      );
      expect(ids(data)).toEqual(ids(ahead));
      expect(data.map((each) => each.completedAuthorisedPaymentType)).toEqual(
        Array(3).fill('TRANSACAO_EFETIVADA'),
      );
      const after = await available('maria-corrente');
      expect(centsOf(after) - centsOf(before)).toBe(change);
      await call('post', '/clock/advance', { by: 'P45D' }).expect(200);
      expect(await available('maria-corrente')).toBe(after);
      expect(await unsound()).toEqual([]);
    });

    it('and leaves out what the account cannot pay', async () => {
      const { statement, available, work, call, unsound } = await fresh();
      const { data: ahead } = await statement('maria-corrente', AHEAD);
      const all = centsOf(await available('maria-corrente'));
      const isHeld = await work((_, database) =>
        atomically(database, (tx) =>
          test.app.get(Ledger, { strict: false }).hold(tx, 'maria-corrente', all, NOW),
        ),
      );
      expect(isHeld).toBe(true);
      await call('post', '/clock/advance', { by: 'P45D' }).expect(200);
      const { data } = await statement(
        'maria-corrente',
        `fromBookingDate=2999-03-11&toBookingDate=2999-04-24`,
      );
      const paid = ids(data);
      expect(paid.length).toBeLessThan(ahead.length);
      expect(await unsound()).toEqual([]);
    });
  });
});

function centsOf(amount: string): number {
  return Number(amount.replace('.', ''));
}

function pathOf(link = ''): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
