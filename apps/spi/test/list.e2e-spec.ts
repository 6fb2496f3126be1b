import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import {
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { spi } from '../src/spi.app';
import { TransactionsService } from '../src/transactions/transactions.service';

type Answer = Awaited<ReturnType<TestApp['http']['get']>>;

interface Listed {
  readonly endToEndId: string;
  readonly createdAt: string;
}

describe(`GET /spi/transactions on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  const post = (xml: string, sandbox: string) =>
    test.http
      .post('/spi/pacs.008')
      .set({ 'Content-Type': 'application/xml', 'X-Sandbox': sandbox })
      .send(xml)
      .expect(200);
  const get = (path: string, sandbox: string) => test.http.get(path).set('X-Sandbox', sandbox);
  const idsOf = (body: unknown) => (body as Listed[]).map(({ endToEndId }) => endToEndId);

  it('returns an empty array if the sandbox has no transactions', async () => {
    const { text, headers } = await get('/spi/transactions', 'empty').expect(200);
    expect(text).toBe('[]');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('streams the whole list, newest first, if it is longer than one internal page', async () => {
    const ids = Array.from({ length: 1_201 }, newEndToEndId);
    for (let start = 0; start < ids.length; start += 200) {
      const payments = ids.slice(start, start + 200).map((endToEndId) => ({ endToEndId }));
      await post(pacs008(...payments), 'long');
    }
    const { body } = await get('/spi/transactions', 'long').expect(200);
    expect(idsOf(body)).toEqual(ids.toReversed());
    await test.http.head('/spi/transactions').set('X-Sandbox', 'long').expect(200);
  });

  it('returns pages whose Link headers lead through the whole list once', async () => {
    const ids = Array.from({ length: 5 }, newEndToEndId);
    await post(pacs008(...ids.map((endToEndId) => ({ endToEndId }))), 'pages');
    const seen: string[] = [];
    let pages = 0;
    for (
      let next: string | undefined = '/spi/transactions?limit=2&status=ACCEPTED';
      next;
      pages += 1
    ) {
      const answer: Answer = await get(next, 'pages').expect(200);
      expect(answer.headers['x-total-count']).toBe('5');
      seen.push(...idsOf(answer.body));
      next = /^<(.*)>; rel="next"$/.exec(answer.headers['link'] ?? '')?.[1];
      if (next !== undefined) expect(next).toContain('status=ACCEPTED');
    }
    expect(seen).toEqual(ids.toReversed());
    expect(pages).toBe(3);
  });

  it('have the number and the sum of the selected transactions, unless the client does not want them', async () => {
    await post(pacs008({ amount: '0.01' }, { amount: '150.75' }, { amount: '1000.00' }), 'totals');
    const totalsOf = async (query: string) => {
      const { headers } = await get(`/spi/transactions?${query}`, 'totals').expect(200);
      return [headers['x-total-count'], headers['x-total-amount']];
    };
    expect(await totalsOf('limit=1')).toEqual(['3', '1150.76']);
    expect(await totalsOf('limit=1&to=2020-01-01')).toEqual(['0', '0.00']);
    expect(await totalsOf('limit=1&count=true')).toEqual(['3', '1150.76']);
    expect(await totalsOf('limit=1&count=false')).toEqual([undefined, undefined]);
    expect(await totalsOf('')).toEqual([undefined, undefined]);
  });

  it('have a sum beyond what a column or a JavaScript number holds', async () => {
    const amount = '90071992547409.91';
    // 1,025 of them do not fit into 64 bits. One a message, because the total of a message has to be exact.
    for (let sent = 0; sent < 1_025; sent += 41) {
      await Promise.all(Array.from({ length: 41 }, () => post(pacs008({ amount }), 'large')));
    }
    const { headers } = await get('/spi/transactions?limit=1', 'large').expect(200);
    expect(headers['x-total-amount']).toBe('92323792361095157.75');
  });

  it('have totals of the transactions that were there when the first page was read', async () => {
    const context = new RequestContext('totals', 'arriving');
    const inContext = <T>(work: () => Promise<T>) => runInContext(context, work);
    const list = test.app.get(TransactionsService).list({});
    const empty = await inContext(() => list.page(10, undefined));
    await post(pacs008({ amount: '1.00' }), 'arriving');
    const page = await inContext(() => list.page(10, undefined));
    await post(pacs008({ amount: '2.00' }), 'arriving');
    const totals = (newest?: string) => inContext(() => list.totals(newest));
    expect(await totals(empty.newest)).toEqual({ items: 0, amount: '0.00' });
    expect(await totals(page.newest)).toEqual({ items: 1, amount: '1.00' });
    expect(await totals()).toEqual({ items: 2, amount: '3.00' });
    context.end();
  });

  it('starts at the newest transaction if the cursor is higher than any stored one', async () => {
    await post(pacs008(), 'far');
    const { body } = await get('/spi/transactions?cursor=9999999999', 'far').expect(200);
    expect(idsOf(body)).toHaveLength(1);
  });

  describe('filters', () => {
    const [mine, other] = [newEndToEndId(), newEndToEndId()];
    beforeAll(async () => {
      await post(pacs008({ endToEndId: mine }), 'filters');
      const elsewhere = pacs008({ endToEndId: other })
        .replace('12345678<', 'AAAAAAAA<')
        .replace('87654321<', 'BBBBBBBB<');
      await post(elsewhere, 'filters');
    });

    it.each([
      ['', [other, mine]],
      ['?status=ACCEPTED', [other, mine]],
      ['?status=REJECTED', []],
      ['?debtorIspb=12345678', [mine]],
      ['?creditorIspb=BBBBBBBB', [other]],
      ['?debtorIspb=12345678&creditorIspb=BBBBBBBB', []],
      ['?from=2020-01-01', [other, mine]],
      ['?from=2999-01-01T00:00:00-03:00', []],
      ['?to=2020-01-01T00:00:00Z', []],
      ['?to=2999-01-01', [other, mine]],
    ])('select the matching transactions for "%s"', async (query, expected) => {
      const { body } = await get(`/spi/transactions${query}`, 'filters').expect(200);
      expect(idsOf(body)).toEqual(expected);
    });

    it('include the instant of `from` and exclude the instant of `to`', async () => {
      const { body } = await get(`/spi/transactions/${mine}`, 'filters');
      const { createdAt } = body as Listed;
      const from = await get(`/spi/transactions?from=${createdAt}`, 'filters');
      const to = await get(`/spi/transactions?to=${createdAt}`, 'filters');
      expect(idsOf(from.body)).toContain(mine);
      expect(idsOf(to.body)).not.toContain(mine);
    });

    it.each([
      ['?status=SETTLED', '/status'],
      ['?status=ACCEPTED&status=REJECTED', '/status'],
      ['?debtorIspb=1234', '/debtorIspb'],
      ['?creditorIspb=x', '/creditorIspb'],
      ['?from=yesterday', '/from'],
      ['?to=2026-W01', '/to'],
      ['?limit=0', '/limit'],
      ['?limit=1001', '/limit'],
      ['?limit=ten', '/limit'],
      ['?limit=1.5', '/limit'],
      ['?cursor=-1', '/cursor'],
      ['?cursor=x', '/cursor'],
      ['?count=0', '/count'],
    ])('refuse %s with 400', async (query, pointer) => {
      const { body } = await get(`/spi/transactions${query}`, 'filters').expect(400);
      expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    });
  });

  it('answers 404 for an EndToEndId that is not stored', async () => {
    const { body } = await get('/spi/transactions/E404', 'filters').expect(404);
    expect(body).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await get('/spi/transactions/%ZZ', 'filters').expect(400);
  });
});
