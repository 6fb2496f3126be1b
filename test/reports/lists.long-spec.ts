import 'reflect-metadata';
import fc from 'fast-check';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { dict } from '../../apps/dict/src/dict.app';
import { directory } from '../../apps/dict/test/directory';
import { iso8583 } from '../../apps/iso8583/src/iso8583.app';
import { cardHost } from '../../apps/iso8583/test/card-host';
import { nfse } from '../../apps/nfse/src/nfse.app';
import { issuerIn } from '../../apps/nfse/test/issuer';
import { ratelimit } from '../../apps/ratelimit/src/ratelimit.app';
import { leakyBucket } from '../../apps/ratelimit/test/bucket';
import { spi } from '../../apps/spi/src/spi.app';
import { createSources, reportsIn } from './report-sources';

const LARGEST = '90071992547409.91';
const ADMIN_TOKEN = 'a-token-of-this-test-run';

describe(`Reports over the lists of services on ${databaseUnderTest}`, () => {
  const apps: Partial<Record<string, TestApp>> = {};
  const app = (name: string): TestApp => {
    const found = apps[name];
    if (found === undefined) throw new Error(`${name} is not started.`);
    return found;
  };
  beforeAll(async () => {
    apps['spi'] = await createTestApp(spi);
    apps['dict'] = await createTestApp(dict);
    apps['iso8583'] = await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' });
    apps['nfse'] = await createTestApp(nfse);
    apps['ratelimit'] = await createTestApp(ratelimit);
    apps['sources'] = await createSources({
      SPI_URL: `${app('spi').address}/`,
      DICT_URL: app('dict').address,
      ISO8583_URL: app('iso8583').address,
      NFSE_URL: app('nfse').address,
      RATELIMIT_URL: app('ratelimit').address,
    });
  });
  afterAll(async () => {
    for (const each of Object.values(apps)) await each?.close();
  });

  const send = (sandbox: string, xml: string) =>
    app('spi')
      .http.post('/spi/pacs.008')
      .set({ 'Content-Type': 'application/xml', 'X-Sandbox': sandbox })
      .send(xml)
      .expect(200);

  it('show the transactions of the SPI, newest first, with the sum that its database has', async () => {
    const ids = Array.from({ length: 5 }, newEndToEndId);
    // A JavaScript number of reais is not exact to the cent here.
    for (const endToEndId of ids) await send('spi', pacs008({ endToEndId, amount: LARGEST }));
    const { read } = reportsIn(app('sources'), 'spi');
    const { records, pages, rowsTotal, control } = await read('spi.transactions');
    expect(records.map(({ endToEndId }) => endToEndId)).toEqual(ids.toReversed());
    expect(pages).toEqual([2, 2, 1]);
    expect(rowsTotal).toBe(5);
    expect(records[0]).toEqual({
      createdAt: expect.any(Number),
      endToEndId: ids[4],
      txId: 'TX1',
      status: 'ACCEPTED',
      reasonCode: null,
      amount: 9_007_199_254_740_991,
      debtorIspb: '12345678',
      debtorName: 'Maria Silva',
      creditorIspb: '87654321',
      creditorName: 'João Souza',
      id: expect.any(String),
    });
    expect(control).toEqual({ rows: 5, sums: { amount: 5n * 9_007_199_254_740_991n } });
  });

  it('sum to what the database sums, whatever the amounts are', async () => {
    let runs = 0;
    const cents = fc.integer({ min: 1, max: 2_000_000_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(cents, { minLength: 1, maxLength: 7 }), async (amounts) => {
        const sandbox = `sums-${String((runs += 1))}`;
        await send(
          sandbox,
          pacs008(...amounts.map((each) => ({ amount: (each / 100).toFixed(2) }))),
        );
        const { records, control } = await reportsIn(app('sources'), sandbox).read(
          'spi.transactions',
        );
        const sum = records.reduce((total, { amount }) => total + BigInt(Number(amount)), 0n);
        expect(control).toEqual({ rows: amounts.length, sums: { amount: sum } });
        expect(sum).toBe(amounts.reduce((total, each) => total + BigInt(each), 0n));
      }),
      { numRuns: 10 },
    );
  });

  it('leave out what arrives while they are read', async () => {
    await send('arriving', pacs008({}, {}, {}));
    const { inSandbox, open } = reportsIn(app('sources'), 'arriving');
    await inSandbox(async () => {
      const source = await open('spi.transactions', {}, {});
      const pages = source.pages()[Symbol.asyncIterator]();
      await pages.next();
      await send('arriving', pacs008({}));
      expect(await pages.next()).toMatchObject({ done: false, value: { length: 1 } });
      expect(await pages.next()).toMatchObject({ done: true });
      expect(await source.control()).toEqual({ rows: 3, sums: { amount: 45_225n } });
    });
  });

  it('have no page if there is nothing', async () => {
    const { read } = reportsIn(app('sources'), 'empty');
    for (const id of ['spi.transactions', 'iso8583.transactions', 'nfse.invoices']) {
      expect(await read(id)).toMatchObject({
        pages: [],
        rowsTotal: 0,
        control: { rows: 0, sums: { amount: 0n } },
      });
    }
    for (const id of ['dict.keys', 'ratelimit.usage']) {
      expect(await read(id)).toMatchObject({ pages: [], control: { rows: 0, sums: {} } });
    }
  });

  it('are restricted by the period, in the time zone of the report, and end with its instant', async () => {
    const { frozen } = admin(app('spi'), 'period');
    const at = async (now: string) => {
      await frozen(now).expect(200);
      await send('period', pacs008());
    };
    await at('2999-01-01T02:59:59.999Z');
    await at('2999-01-01T03:00:00.000Z');
    await at('2999-01-02T02:59:59.999Z');
    await at('2999-01-02T03:00:00.000Z');
    const instants = async (
      parameters: object,
      timezone: string,
      snapshot = '2999-06-01T00:00:00Z',
    ) => {
      const snapshotAtMs = Date.parse(snapshot);
      const { read } = reportsIn(app('sources'), 'period');
      const { records } = await read('spi.transactions', parameters, { timezone, snapshotAtMs });
      return records.map(({ createdAt }) => new Date(Number(createdAt)).toISOString().slice(8, 16));
    };
    const day = { from: '2999-01-01', to: '2999-01-02' };
    expect(await instants(day, 'America/Sao_Paulo')).toEqual(['02T02:59', '01T03:00']);
    expect(await instants(day, 'UTC')).toEqual(['01T03:00', '01T02:59']);
    expect(await instants({ from: '2999-01-02T03:00:00Z' }, 'UTC')).toEqual(['02T03:00']);
    const first = '2999-01-01T03:00:00.000Z';
    expect(await instants({}, 'UTC', first)).toEqual(['01T03:00', '01T02:59']);
    expect(await instants({ to: '2999-03-01' }, 'UTC', first)).toEqual(['01T03:00', '01T02:59']);
    expect(await instants({ from: '2999-02-01' }, 'UTC', first)).toEqual([]);
  });

  it('pass their filters on', async () => {
    await admin(app('spi'), 'filters').rule({
      match: { method: 'POST', path: '/spi/pacs.008' },
      effect: { outcome: 'AM04' },
      times: 1,
    });
    await send('filters', pacs008({ amount: '1.00' }));
    await send('filters', pacs008({ amount: '2.00' }));
    const { read } = reportsIn(app('sources'), 'filters');
    const amounts = async (parameters: object) =>
      (await read('spi.transactions', parameters)).records.map(({ amount }) => amount);
    expect(await amounts({ status: 'REJECTED' })).toEqual([100]);
    expect(await amounts({ status: 'ACCEPTED', debtorIspb: '12345678' })).toEqual([200]);
    expect(await amounts({ creditorIspb: '12345678' })).toEqual([]);
    const { records } = await read('spi.transactions', { status: 'REJECTED' });
    expect(records).toMatchObject([{ reasonCode: 'AM04' }]);
  });

  it('show the keys of DICT', async () => {
    const { create, delete: remove } = directory(app('dict'), 'keys');
    const created = await create();
    const gone = await create({ keyType: 'EMAIL', keyValue: 'a@b.example' });
    await create({ keyType: 'RANDOM', keyValue: null, accountId: 'other', accountNumber: '9-1' });
    await remove(gone.id).expect(204);
    const { read } = reportsIn(app('sources'), 'keys');
    const { records, control } = await read('dict.keys');
    expect(control).toEqual({ rows: 2, sums: {} });
    expect(records.map(({ keyType }) => keyType)).toEqual(['RANDOM', 'CPF']);
    expect(records[1]).toMatchObject({
      id: created.id,
      createdAt: expect.any(Number),
      status: 'ACTIVE',
      deletedAt: null,
    });
    const deleted = await read('dict.keys', { status: 'DELETED' });
    expect(deleted.records).toMatchObject([
      { id: gone.id, status: 'DELETED', deletedAt: expect.any(Number) },
    ]);
    expect((await read('dict.keys', { accountId: 'other' })).control.rows).toBe(1);
    expect((await read('dict.keys', { keyType: 'CNPJ' })).control.rows).toBe(0);
    expect((await read('dict.keys', { to: '2020-01-01' })).control.rows).toBe(0);
  });

  it('show the transactions of all cards with masked numbers', async () => {
    const { authorize, financial } = cardHost(app('iso8583'), 'cards');
    await authorize({ pan: '4000000000000001', amount: 700 });
    await financial({ pan: '5000000000000004', amount: 250 });
    await authorize({ pan: '4000000000000003', amount: 5 });
    const { read } = reportsIn(app('sources'), 'cards');
    const { records, control, pages } = await read('iso8583.transactions');
    expect(records).toMatchObject([
      { pan: '400000******0003', kind: 'declined', amount: 5, responseCode: '62' },
      { pan: '500000******0004', kind: 'debit', amount: 250, netAmount: 250, responseCode: '00' },
      { pan: '400000******0001', kind: 'hold', amount: 700, mti: '0100' },
    ]);
    expect(pages).toEqual([2, 1]);
    expect(control).toEqual({ rows: 3, sums: { amount: 955n } });
    const filtered = await read('iso8583.transactions', { pan: '5000000000000004', kind: 'debit' });
    expect(filtered.control).toEqual({ rows: 1, sums: { amount: 250n } });
  });

  it('show the service invoices with their taxes', async () => {
    const { issue } = issuerIn(app('nfse'), 'invoices');
    await issue({ reference: 'a' });
    await issue({ reference: 'b', service: { amount: '0.1', issRate: 2.5 } });
    await issue({ reference: 'c', service: { amount: '1234.56', issRate: 2.5 } });
    const { read } = reportsIn(app('sources'), 'invoices');
    const { records, control } = await read('nfse.invoices');
    expect(records).toMatchObject([
      { reference: 'c', amount: 123_456, iss: 3_086, issRate: '2.5', number: 3 },
      { reference: 'b', amount: 10 },
      { reference: 'a', amount: 100_000, iss: 5_000, net: expect.any(Number) },
    ]);
    expect(control).toEqual({ rows: 3, sums: { amount: 223_466n } });
    expect((await read('nfse.invoices', { status: 'rejected' })).control.rows).toBe(0);
  });

  it('show the ledger of the leaky bucket', async () => {
    const { client, query } = leakyBucket(app('ratelimit'), 'usage');
    const known = await client();
    for (let count = 0; count < 3; count += 1) await query(known, { key: 'nobody@example.com' });
    const { read } = reportsIn(app('sources'), 'usage');
    const { records, control, pages } = await read('ratelimit.usage', { clientId: known.clientId });
    expect([control.rows, pages]).toEqual([3, [2, 1]]);
    expect(records[0]).toMatchObject({
      kind: 'SPEND',
      tokens: 1,
      balanceBefore: 8,
      balanceAfter: 7,
    });
    expect((await read('ratelimit.usage', { kind: 'REFUSAL' })).control.rows).toBe(0);
  });

  it('send the ADMIN_TOKEN to control operations only', async () => {
    const guarded = await createTestApp(ratelimit, { ADMIN_TOKEN });
    const SPI_URL = app('spi').address;
    const settings = { RATELIMIT_URL: guarded.address, SPI_URL };
    const [without, withToken] = [
      await createSources(settings),
      await createSources({ ...settings, ADMIN_TOKEN }),
    ];
    expect(await reportsIn(without, 'token').failure('ratelimit.usage')).toMatch(
      /^UPSTREAM_FAILED: Leaky bucket answered 401: .*ADMIN_TOKEN/,
    );
    expect((await reportsIn(withToken, 'token').read('ratelimit.usage')).control.rows).toBe(0);
    await reportsIn(withToken, 'token').read('spi.transactions');
    const [request] = await admin(app('spi'), 'token').journal();
    expect(JSON.stringify(request)).toContain('/spi/transactions');
    expect(JSON.stringify(request).toLowerCase()).not.toContain('authorization');
    await Promise.all([guarded, without, withToken].map((each) => each.close()));
  });
});
