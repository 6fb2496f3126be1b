import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { standardError } from '../bank/account-schemas';
import { consentsOf } from '../consent-builders';
import { billList, billStatement, cardDetail, cardList, cardStatement, limitList } from './card-schemas';

const CARDS = '/open-banking/credit-cards-accounts/v2/accounts';
const MARIA = `${CARDS}/maria-cartao`;
const IDS = ['maria-cartao', 'joao-cartao', 'padaria-cartao'];
/** In the evening of Brasília. */
const NOW = '2026-03-31T22:30:00.000Z';
const TODAY = '2026-03-31';

const cents = (amount: string): number => Number(amount.replace('.', ''));

describe(`Credit cards on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let get: (path: string) => ReturnType<ReturnType<typeof consentsOf>['call']>;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    const { call, freeze } = consentsOf(test, 'credit-cards');
    await freeze(NOW);
    get = (path) => call('get', path);
  });
  afterAll(() => test.close());

  const read = async (path: string): Promise<unknown> =>
    (await get(path).expect(200)).body as unknown;
  const sum = (lines: readonly { creditDebitType: string; brazilianAmount: { amount: string } }[]) =>
    lines.reduce(
      (total, { creditDebitType, brazilianAmount: { amount } }) =>
        creditDebitType === 'DEBITO' ? total + cents(amount) : total - cents(amount),
      0,
    );

  it('are listed with totals and links', async () => {
    const all = cardList.parse(await read(CARDS));
    expect(all.data.map(({ creditCardAccountId }) => creditCardAccountId)).toEqual(IDS);
    expect(all.meta).toMatchObject({ totalRecords: 3, totalPages: 1 });
    const second = cardList.parse(await read(`${CARDS}?page=2&page-size=2`));
    expect(second.data.map(({ creditCardAccountId }) => creditCardAccountId)).toEqual(IDS.slice(2));
    expect(Object.keys(second.links)).toEqual(['self', 'first', 'prev']);
  });

  describe.each(IDS)('%s', (id) => {
    it('has bodies as the standard has them', async () => {
      const card = `${CARDS}/${id}`;
      cardDetail.parse(await read(card));
      const { data } = limitList.parse(await read(`${card}/limits`));
      for (const { limitAmount, usedAmount, availableAmount } of data) {
        expect(cents(usedAmount.amount) + cents(availableAmount.amount)).toBe(
          cents(limitAmount.amount),
        );
      }
      cardStatement.parse(await read(`${card}/transactions`));
      cardStatement.parse(await read(`${card}/transactions-current`));
    });

    it('has bills whose transactions sum to their totals', async () => {
      const { data, meta } = billList.parse(await read(`${CARDS}/${id}/bills`));
      expect(data.length).toBe(meta.totalRecords);
      expect(data.length).toBeGreaterThanOrEqual(11);
      for (const { billId, billTotalAmount, dueDate, payments } of data) {
        const path = `${CARDS}/${id}/bills/${billId}/transactions?page-size=1000`;
        const lines = billStatement.parse(await read(path)).data;
        expect(sum(lines)).toBe(cents(billTotalAmount.amount));
        expect(new Set(lines.map((line) => line.billId))).toEqual(new Set([billId]));
        expect(payments.map(({ paymentDate }) => paymentDate)).toEqual(
          dueDate <= TODAY ? [dueDate] : [],
        );
      }
    });
  });

  it('have the transactions of a year on pages that can be followed, without one twice', async () => {
    const query = `fromTransactionDate=2025-03-31&toTransactionDate=${TODAY}`;
    const ids: string[] = [];
    let path: string | undefined = `${MARIA}/transactions?${query}&page-size=40`;
    while (path !== undefined) {
      const { data, links }: ReturnType<typeof cardStatement.parse> = cardStatement.parse(
        await read(path),
      );
      ids.push(...data.map(({ transactionId }) => transactionId));
      path = links.next === undefined ? undefined : pathOf(links.next);
    }
    const all = cardStatement.parse(await read(`${MARIA}/transactions?${query}&page-size=1000`));
    expect(ids).toEqual(all.data.map(({ transactionId }) => transactionId));
    expect(new Set(ids).size).toBe(ids.length);
    const open = all.data.filter(({ billId }) => billId === undefined);
    expect(open.length).toBeGreaterThan(0);
  });

  it('filter transactions by type and by merchant category', async () => {
    const year = `fromTransactionDate=2025-03-31&toTransactionDate=${TODAY}&page-size=1000`;
    const types = cardStatement.parse(
      await read(`${MARIA}/transactions?${year}&transactionType=TARIFA`),
    );
    expect(new Set(types.data.map((line) => line.transactionType))).toEqual(new Set(['TARIFA']));
    const shops = cardStatement.parse(await read(`${MARIA}/transactions?${year}&payeeMCC=4899`));
    expect(new Set(shops.data.map((line) => line.payeeMCC))).toEqual(new Set([4899]));
  });

  it('filter bills by the due date', async () => {
    const { data } = billList.parse(
      await read(`${MARIA}/bills?fromDueDate=2020-01-01&toDueDate=2020-12-31`),
    );
    expect(data.length).toBeGreaterThanOrEqual(11);
    expect(data.every(({ dueDate }) => dueDate.startsWith('2020'))).toBe(true);
    const old = billList.parse(await read(`${MARIA}/bills?toDueDate=2019-12-31`));
    expect(old.data).toEqual([]);
  });

  const T = `${MARIA}/transactions`;
  const C = `${MARIA}/transactions-current`;
  const B = `${MARIA}/bills`;
  const INVALID = 'PARAMETRO_INVALIDO';
  it.each([
    [`${CARDS}?page=0`, 400, INVALID],
    [`${CARDS}/nobody`, 404, 'CONTA_NAO_ENCONTRADA'],
    [`${CARDS}/maria-corrente`, 404, 'CONTA_NAO_ENCONTRADA'],
    [`${CARDS}/nobody/limits`, 404, 'CONTA_NAO_ENCONTRADA'],
    [`${CARDS}/nobody/bills`, 404, 'CONTA_NAO_ENCONTRADA'],
    [`${CARDS}/nobody/transactions`, 404, 'CONTA_NAO_ENCONTRADA'],
    [`${B}?fromDueDate=31/12/2025`, 400, INVALID],
    [`${B}?fromDueDate=2026-02-01&toDueDate=2026-01-01`, 422, INVALID],
    [`${B}/maria-cartao-2026-04/transactions`, 404, 'FATURA_NAO_ENCONTRADA'],
    [`${B}/joao-cartao-2026-01/transactions`, 404, 'FATURA_NAO_ENCONTRADA'],
    [`${B}/x/transactions`, 404, 'FATURA_NAO_ENCONTRADA'],
    [
      `${B}/maria-cartao-2026-01/transactions?fromTransactionDate=2026-01-01`,
      400,
      'PARAMETRO_NAO_INFORMADO',
    ],
    [`${T}?toTransactionDate=${TODAY}`, 400, 'PARAMETRO_NAO_INFORMADO'],
    [`${T}?transactionType=COMPRA`, 400, INVALID],
    [`${T}?payeeMCC=x`, 400, INVALID],
    [`${T}?payeeMCC=10000`, 400, INVALID],
    [`${T}?pagination-key=abc`, 400, INVALID],
    [`${T}?fromTransactionDate=2025-03-30&toTransactionDate=${TODAY}`, 422, INVALID],
    [`${C}?fromTransactionDate=2026-03-24&toTransactionDate=${TODAY}`, 422, INVALID],
  ])('refuse %s with %d %s', async (path, status, code) => {
    const { body } = await get(path).expect(status);
    expect(standardError.parse(body).errors).toMatchObject([{ code }]);
  });
});

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
