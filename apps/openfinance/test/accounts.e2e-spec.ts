import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import {
  accountDetail,
  accountList,
  balances,
  limits,
  standardError,
  statement,
} from './account-schemas';
import { ACCOUNTS, bankIn } from './bank';

/** A Sunday, in the evening of Brasília. */
const NOW = '2999-03-10T22:30:00.000Z';
const TODAY = '2999-03-10';
const IDS = [
  'joao-corrente',
  'joao-pre-paga',
  'maria-corrente',
  'maria-joao-conjunta',
  'maria-poupanca',
  'padaria-corrente',
];

interface ListBody {
  readonly data: { readonly accountId: string; readonly type: string }[];
  readonly links: Readonly<Record<string, string>>;
  readonly meta: { readonly totalRecords: number; readonly totalPages: number };
}

describe(`Accounts on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let bank: ReturnType<typeof bankIn>;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    await admin(test, 'accounts').frozen(NOW).expect(200);
    bank = bankIn(test, 'accounts');
  });
  afterAll(() => test.close());

  const list = async (query = ''): Promise<ListBody> =>
    (await bank.get(`${ACCOUNTS}${query}`).expect(200)).body as ListBody;

  describe('the list', () => {
    it('has the accounts of the bank, with totals', async () => {
      const body = await list();
      accountList.parse(body);
      expect(body.data.map(({ accountId }) => accountId)).toEqual(IDS);
      expect(body.meta).toMatchObject({ totalRecords: 6, totalPages: 1 });
      expect(Object.keys(body.links)).toEqual(['self']);
    });

    it.each([
      ['CONTA_DEPOSITO_A_VISTA', 4],
      ['CONTA_POUPANCA', 1],
      ['CONTA_PAGAMENTO_PRE_PAGA', 1],
    ])('has %s alone: %d', async (type, count) => {
      const { data, meta } = await list(`?accountType=${type}`);
      expect(data.map((account) => account.type)).toEqual(Array(count).fill(type));
      expect(meta.totalRecords).toBe(count);
    });

    it.each([
      [1, ['next', 'last']],
      [2, ['first', 'prev', 'next', 'last']],
      [3, ['first', 'prev']],
      [4, ['first', 'prev']],
    ])('has on page %d of 3 the links %j', async (page, names) => {
      const body = await list(`?page=${String(page)}&page-size=2`);
      accountList.parse(body);
      expect(Object.keys(body.links)).toEqual(['self', ...names]);
      expect(body.data.map(({ accountId }) => accountId)).toEqual(
        IDS.slice((page - 1) * 2, page * 2),
      );
      expect(body.meta).toMatchObject({ totalRecords: 6, totalPages: 3 });
    });

    it('can be followed by its links', async () => {
      const { links } = await list('?page-size=2');
      const { body } = await bank.get(pathOf(links['last'])).expect(200);
      expect((body as ListBody).data.map(({ accountId }) => accountId)).toEqual(IDS.slice(4));
    });
  });

  describe.each(IDS)('%s', (id) => {
    it('has bodies as the standard has them', async () => {
      const body = async (path: string): Promise<unknown> =>
        (await bank.get(`${ACCOUNTS}/${id}${path}`).expect(200)).body as unknown;
      accountDetail.parse(await body(''));
      balances.parse(await body('/balances'));
      limits.parse(await body('/overdraft-limits'));
      statement.parse(await body('/transactions'));
      statement.parse(await body('/transactions-current'));
      const year = '?fromBookingDate=2998-03-10&toBookingDate=3000-03-10&page-size=1000';
      statement.parse(await body(`/transactions${year}`));
    });

    it('has a year of transactions that sum to its balance', async () => {
      const query = `fromBookingDate=2998-03-10&toBookingDate=${TODAY}&page-size=1000`;
      const { data } = await bank.statement(id, query);
      const cents = data.reduce((sum, { transactionAmount, creditDebitType }) => {
        const amount = Number(transactionAmount.amount.replace('.', ''));
        return creditDebitType === 'CREDITO' ? sum + amount : sum - amount;
      }, 0);
      const response = await bank.get(`${ACCOUNTS}/${id}/balances`).expect(200);
      const { availableAmount, automaticallyInvestedAmount } = (
        response.body as { data: Record<string, { amount: string }> }
      ).data;
      const total = [availableAmount, automaticallyInvestedAmount].reduce(
        (sum, amount) => sum + Number(amount?.amount.replace('.', '')),
        0,
      );
      expect(cents).toBe(total);
      expect(cents).toBeGreaterThan(0);
    });
  });

  it('shows the limit of an account that has one, and nothing of one that has none', async () => {
    const data = async (id: string): Promise<unknown> => {
      const { body } = await bank.get(`${ACCOUNTS}/${id}/overdraft-limits`).expect(200);
      return (body as { data: unknown }).data;
    };
    expect(await data('maria-corrente')).toMatchObject({
      overdraftContractedLimit: { amount: '5000.00', currency: 'BRL' },
      overdraftUsedLimit: { amount: '0.00' },
    });
    expect(await data('joao-corrente')).toEqual({});
  });

  it('shows a joint account and what is invested automatically', async () => {
    const joint = await bank.get(`${ACCOUNTS}/maria-joao-conjunta`).expect(200);
    expect(joint.body).toMatchObject({ data: { subtype: 'CONJUNTA_SOLIDARIA' } });
    const company = await bank.get(`${ACCOUNTS}/padaria-corrente/balances`).expect(200);
    expect(company.body).toMatchObject({
      data: {
        availableAmount: { amount: '260000.00' },
        automaticallyInvestedAmount: { amount: '25000.00' },
        updateDateTime: '2999-03-10T03:00:00Z',
      },
    });
  });

  const T = `${ACCOUNTS}/maria-corrente/transactions`;
  const C = `${ACCOUNTS}/maria-corrente/transactions-current`;
  const INVALID = 'PARAMETRO_INVALIDO';
  it.each([
    [`${ACCOUNTS}?page=0`, 400, INVALID, '/page: Must be at least 1.'],
    [`${ACCOUNTS}?page=x`, 400, INVALID, '/page: Must be'],
    [`${ACCOUNTS}?page=1&page=2`, 400, INVALID, '/page: Must be'],
    [`${ACCOUNTS}?page=2147483648`, 400, INVALID, '/page: Must be at most 2147483647.'],
    [`${ACCOUNTS}?page-size=0`, 400, INVALID, '/page-size: Must be at least 1.'],
    [`${ACCOUNTS}?page-size=1001`, 400, INVALID, '/page-size: Must be at most 1000.'],
    [`${ACCOUNTS}?accountType=CONTA`, 400, INVALID, '/accountType: Must be one of CONTA_'],
    [`${ACCOUNTS}/nobody`, 404, 'CONTA_NAO_ENCONTRADA', 'has no account nobody'],
    [`${ACCOUNTS}/nobody/balances`, 404, 'CONTA_NAO_ENCONTRADA', 'has no account'],
    [`${ACCOUNTS}/internal-spi/balances`, 404, 'CONTA_NAO_ENCONTRADA', 'has no account'],
    [`${ACCOUNTS}/nobody/transactions`, 404, 'CONTA_NAO_ENCONTRADA', 'has no account'],
    [`${ACCOUNTS}/nobody/overdraft-limits`, 404, 'CONTA_NAO_ENCONTRADA', 'has no account'],
    [`${T}?page=0`, 400, INVALID, '/page: Must be at least 1.'],
    [`${T}?page-size=1001`, 400, INVALID, '/page-size: Must be at most 1000.'],
    [`${T}?pagination-key=x.y`, 400, INVALID, '/pagination-key: Must be the pagination-key'],
    [`${T}?pagination-key=abc`, 400, INVALID, '/pagination-key: Must be the pagination-key'],
    [`${T}?creditDebitIndicator=X`, 400, INVALID, '/creditDebitIndicator: Must be one of'],
    [`${T}?fromBookingDate=2999-02-29&toBookingDate=2999-03-01`, 400, INVALID, '/fromBookingDate:'],
    [`${T}?fromBookingDate=01/03/2999&toBookingDate=${TODAY}`, 400, INVALID, '/fromBookingDate:'],
    [`${T}?fromBookingDate=${TODAY}`, 400, 'PARAMETRO_NAO_INFORMADO', '/toBookingDate: Is missing'],
    [`${T}?toBookingDate=${TODAY}`, 400, 'PARAMETRO_NAO_INFORMADO', '/fromBookingDate: Is missing'],
    [`${T}?fromBookingDate=2999-03-11&toBookingDate=${TODAY}`, 422, INVALID, 'Must not be after'],
    [`${T}?fromBookingDate=2998-03-09&toBookingDate=${TODAY}`, 422, INVALID, '2998-03-10 or later'],
    [
      `${T}?fromBookingDate=${TODAY}&toBookingDate=3000-03-11`,
      422,
      INVALID,
      '3000-03-10 or earlier',
    ],
    [`${C}?fromBookingDate=2999-03-03&toBookingDate=${TODAY}`, 422, INVALID, '2999-03-04 or later'],
  ])('refuses %s with %d %s', async (path, status, code, detail) => {
    const { body } = await bank.get(path).expect(status);
    standardError.parse(body);
    expect(body).toMatchObject({
      errors: [{ code, detail: expect.stringContaining(detail) as string }],
    });
  });
});

function pathOf(link = ''): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
