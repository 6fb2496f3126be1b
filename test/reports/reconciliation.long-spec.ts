import 'reflect-metadata';
import {
  databaseUnderTest,
  describeSchema,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { ReconciliationItems } from '../../apps/report/src/types/reconciliation/item.repository';
import { payingIn, startBank, type BankAndSiblings } from '../payments/bank-and-siblings';
import { createSources, READING, reportsIn, sources as definition } from './report-sources';

const ID = 'spi.reconciliation';

describeSchema(definition);

describe(`The reconciliation with the SPI on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  let sources: TestApp;
  beforeAll(async () => {
    apps = await startBank();
    sources = await createSources({
      SPI_URL: apps.spi.address,
      OPENFINANCE_URL: apps.bank.address,
    });
  });
  afterAll(async () => {
    await sources.close();
    await apps.close();
  });

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `reconciliation-${String(sandboxes)}`;
    const paying = await payingIn(apps, sandbox);
    const reports = reportsIn(sources, sandbox);
    const left = () =>
      reports.inSandbox(async () => {
        const items = sources.app.get(ReconciliationItems);
        const pages = items.read(READING.attempt, { fromMs: 0, toMs: 1e15 });
        let count = 0;
        for await (const page of pages) count += page.length;
        return count;
      });
    /** A payment of the bank that was sent to the SPI without the bank. */
    const inSpiOnly = async (change: { amount?: string; endToEndId?: string } = {}) => {
      const endToEndId = change.endToEndId ?? newEndToEndId();
      const xml = pacs008({ amount: '1.00', ...change, endToEndId });
      await paying.toSpi(xml.replace('12345678<', '87654321<')).expect(200);
      return endToEndId;
    };
    return { paying, ...reports, left, inSpiOnly };
  };

  it('finds no difference in what the bank has paid, and lists it if it is asked to', async () => {
    const { paying, read, left } = await fresh();
    const paid = [await paying.pay(), await paying.pay({ amount: '0.01' }), await paying.pay()];
    await paying.advance('PT3S');
    expect(await read(ID)).toMatchObject({
      rows: [],
      pages: [],
      control: { rows: 0, sums: { expectedAmount: 0n, spiAmount: 0n, difference: 0n } },
    });
    const { records, control } = await read(ID, { differencesOnly: false });
    const ids = paid.map(({ endToEndId }) => endToEndId);
    expect(records.map(({ endToEndId }) => endToEndId)).toEqual(ids.toSorted());
    expect(new Set(records.map(({ result }) => result))).toEqual(new Set(['matched']));
    expect(records[0]).toMatchObject({
      difference: 0,
      expectedStatus: 'ACSC',
      spiStatus: 'ACCEPTED',
    });
    expect(control).toEqual({
      rows: 3,
      sums: { expectedAmount: 30_001n, spiAmount: 30_001n, difference: 0n },
    });
    expect(await left()).toBe(0);
  });

  it('says nothing of payments on their way, within the bank, or rejected by both', async () => {
    const { paying, read } = await fresh();
    await paying.spi.rule({
      match: { method: 'POST', path: '/spi/pacs.008' },
      effect: { outcome: 'AM04' },
      times: 1,
    });
    await paying.pay();
    await paying.advance('PT3S');
    const creditorAccount = {
      ispb: '87654321',
      issuer: '0001',
      number: '10000004',
      accountType: 'CACC',
    };
    await paying.pay({ creditorAccount });
    await paying.advance('PT3S');
    await paying.pay();
    await paying.advance('PT2S');
    await paying.pay();
    expect((await read(ID)).records).toEqual([]);
    const { records } = await read(ID, { differencesOnly: false });
    expect(records).toMatchObject([
      { result: 'matched', expectedStatus: 'RJCT', spiStatus: 'REJECTED' },
    ]);
  });

  it('finds every kind of difference, in the order of the EndToEndIds', async () => {
    const { paying, read, inSpiOnly } = await fresh();
    const unknown = await inSpiOnly({ amount: '3.00' });
    // The SPI loses what the bank sent.
    await paying.spi.rule({
      match: { method: 'POST', path: '/spi/pacs.008' },
      effect: { respond: { status: 422, body: '{"code":"AMOUNT_INVALID"}' } },
      times: 1,
    });
    const rejected = await paying.pay();
    await paying.advance('PT3S');
    await inSpiOnly({ amount: '150.00', endToEndId: rejected.endToEndId });
    const { records, control } = await read(ID);
    const expected = [
      {
        endToEndId: rejected.endToEndId,
        result: 'status-differs',
        expectedAmount: 15_000,
        spiAmount: 15_000,
        difference: 0,
        expectedStatus: 'RJCT',
        spiStatus: 'ACCEPTED',
      },
      {
        endToEndId: unknown,
        result: 'missing-in-open-banking',
        expectedAmount: null,
        spiAmount: 300,
        difference: -300,
        expectedStatus: null,
        spiStatus: 'ACCEPTED',
      },
    ];
    const inOrder = expected.toSorted((one, other) => (one.endToEndId < other.endToEndId ? -1 : 1));
    expect(records).toEqual(inOrder);
    expect(control).toEqual({
      rows: 2,
      sums: { expectedAmount: 15_000n, spiAmount: 15_300n, difference: -300n },
    });
  });

  it('finds what the SPI has lost', async () => {
    const { paying, read } = await fresh();
    const { endToEndId } = await paying.pay();
    await paying.advance('PT3S');
    await paying.spi.call('post', '/reset').expect((answer) => {
      expect(answer.status).toBeLessThan(300);
    });
    expect((await read(ID)).records).toMatchObject([
      { endToEndId, result: 'missing-in-spi', difference: 15_000, spiAmount: null },
    ]);
  });

  it('compares a list of the caller', async () => {
    const { read, inSpiOnly, failure } = await fresh();
    const [same, other, surplus] = [await inSpiOnly(), await inSpiOnly(), await inSpiOnly()];
    const expected = [
      { endToEndId: same, amount: '1.00' },
      { endToEndId: other, amount: '1.01' },
      { endToEndId: 'E0', amount: '5.00' },
    ];
    const { records, control } = await read(ID, { expected });
    expect(records).toMatchObject([
      { endToEndId: 'E0', result: 'missing-in-spi', difference: 500, expectedStatus: 'EXPECTED' },
      { endToEndId: other, result: 'amount-differs', difference: 1 },
      { endToEndId: surplus, result: 'not-expected', difference: -100 },
    ]);
    expect(control).toEqual({
      rows: 3,
      sums: { expectedAmount: 601n, spiAmount: 200n, difference: 401n },
    });
    expect((await read(ID, { expected, differencesOnly: false })).control.rows).toBe(4);
    expect((await read(ID, { expected, debtorIspb: '00000000' })).records).toHaveLength(3);
    expect((await read(ID, { expected: [], to: '2000-01-01' })).records).toEqual([]);
    expect((await read(ID, { expected, to: '2000-01-01' })).records).toHaveLength(2);
    for (const [wrong, detail] of [
      [
        [
          { endToEndId: 'E0', amount: '1' },
          { endToEndId: 'E0', amount: '1' },
        ],
        'Must be unique in the list.',
      ],
      [[{ endToEndId: 'E0', amount: '1.234' }], 'Must be a decimal number with two places.'],
      [[{ endToEndId: 'E 0', amount: '1.00' }], 'Must be an EndToEndId'],
      [[{ endToEndid: 'E0', amount: '1.00' }], 'did you mean'],
      [
        Array.from({ length: 10_001 }, (_, index) => ({
          endToEndId: `E${String(index)}`,
          amount: '1',
        })),
        'at most 10000',
      ],
    ] as const) {
      expect(String(await failure(ID, { expected: wrong }))).toContain(detail);
    }
  });

  it('does not take for unknown what the SPI receives while the report is read', async () => {
    const { inSandbox, open, inSpiOnly } = await fresh();
    const before = await inSpiOnly();
    await inSandbox(async () => {
      const source = await open(ID, {}, {});
      await inSpiOnly();
      const rows = [];
      for await (const page of source.pages()) rows.push(...page);
      expect(rows.map(([endToEndId]) => endToEndId)).toEqual([before]);
      expect((await source.control()).rows).toBe(1);
      await source.close?.();
    });
  });

  it('keeps the items of two attempts apart', async () => {
    const { inSandbox, open, inSpiOnly } = await fresh();
    await inSpiOnly();
    await inSandbox(async () => {
      const one = await open(ID, {}, { attempt: 'one' });
      const two = await open(ID, { debtorIspb: '00000000' }, { attempt: 'two' });
      const count = async (source: typeof one) => {
        let rows = 0;
        for await (const page of source.pages()) rows += page.length;
        return rows;
      };
      expect([await count(one), await count(two)]).toEqual([1, 0]);
      await two.close?.();
      expect((await one.control()).rows).toBe(1);
      await one.close?.();
      expect((await one.control()).rows).toBe(0);
    });
  });

  it('removes what a killed attempt of the same run has left', async () => {
    const { inSandbox, open, inSpiOnly } = await fresh();
    await inSpiOnly();
    await inSandbox(async () => {
      const killed = await open(ID, {}, { attempt: 'run-1.1' });
      const other = await open(ID, {}, { attempt: 'run-2.1' });
      for await (const page of killed.pages()) expect(page).toHaveLength(1);
      for await (const page of other.pages()) expect(page).toHaveLength(1);
      const again = await open(ID, {}, { attempt: 'run-1.2' });
      for await (const page of again.pages()) expect(page).toHaveLength(1);
      const left = await Promise.all([killed, other, again].map((source) => source.control()));
      expect(left.map(({ rows }) => rows)).toEqual([0, 1, 1]);
    });
  });
});
