import fc from 'fast-check';
import { readJson } from '#libs/schema';
import { type Row } from '#libs/tabular';
import { type Reading } from '../report-type';
import { syntheticTransactions } from './synthetic-transactions';

const NAMES = syntheticTransactions.columns.map(({ name }) => name);
const READING: Reading = {
  attempt: 'attempt-1',
  snapshotAtMs: Date.parse('2026-06-01T12:00:00.000Z'),
  timezone: 'UTC',
  signal: new AbortController().signal,
};

async function made(parameters: { rows: number; seed: number }, reading = READING) {
  const source = await syntheticTransactions.open(parameters, reading);
  const rows: Row[] = [];
  for await (const page of source.pages()) rows.push(...page);
  return { source, rows, control: await source.control() };
}

const column = (rows: readonly Row[], name: string) => rows.map((row) => row[NAMES.indexOf(name)]);

describe('synthetic.transactions', () => {
  it('has 1,000 rows and the seed 1 if nothing else is asked for', () => {
    const read = readJson(syntheticTransactions.parameters, {});
    expect(read).toEqual({ ok: true, value: { rows: 1_000, seed: 1 } });
  });

  it.each([
    [{ rows: 10_000_001 }, '/rows Must be a whole number from 0 to 10000000.'],
    [{ rows: -1 }, '/rows Must be a whole number from 0 to 10000000.'],
    [{ seed: 1.5 }, '/seed Must be a whole number from 0 to 4294967295.'],
    [{ rows: '5' }, '/rows Must be a whole number from 0 to 10000000.'],
    [
      { row: 5 },
      '/row "row" is unknown here; did you mean "rows"? The known names are rows, seed.',
    ],
  ])('refuses %j', (value, expected) => {
    const read = readJson(syntheticTransactions.parameters, value);
    const [first] = read.ok ? [] : read.refusal.kept;
    expect(`${String(first?.pointer)} ${String(first?.detail)}`).toBe(expected);
  });

  it('gives the same rows for the same seed, and the first rows of a longer report', async () => {
    const { rows } = await made({ rows: 2_000, seed: 7 });
    expect((await made({ rows: 2_000, seed: 7 })).rows).toEqual(rows);
    expect((await made({ rows: 3, seed: 7 })).rows).toEqual(rows.slice(0, 3));
    expect((await made({ rows: 3, seed: 8 })).rows).not.toEqual(rows.slice(0, 3));
  });

  it('sums to its control for any number of rows and any seed', async () => {
    const rows = fc.integer({ min: 0, max: 4_200 });
    const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    await fc.assert(
      fc.asyncProperty(rows, seed, async (count, given) => {
        const report = await made({ rows: count, seed: given });
        const amounts = column(report.rows, 'amount');
        const amount = amounts.reduce((sum: bigint, each) => sum + BigInt(Number(each)), 0n);
        expect(report.control).toEqual({ rows: count, sums: { amount } });
        expect(report.rows).toHaveLength(count);
        expect(report.source.rowsTotal).toBe(count);
      }),
      { numRuns: 20 },
    );
  });

  it('has values of the form that their columns have', async () => {
    const { rows } = await made({ rows: 5_000, seed: 3 });
    expect(column(rows, 'number')).toEqual(rows.map((_, index) => index + 1));
    const forms: Record<string, RegExp> = {
      id: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      endToEndId: /^E[0-9A-Z]{8}2026(05|06)\d{6}\d{8}[0-9a-z]{3}$/,
      key: /^\+55\d{2}9\d{8}$/,
      account: /^\d{20}$/,
      debtorIspb: /^[0-9A-Z]{8}$/,
    };
    for (const [name, form] of Object.entries(forms)) {
      expect(column(rows, name).filter((text) => !form.test(String(text)))).toEqual([]);
    }
    for (const name of ['id', 'endToEndId', 'txId', 'account']) {
      expect(new Set(column(rows, name)).size).toBe(rows.length);
    }
    const instants = column(rows, 'createdAt').map(Number);
    expect(instants).toEqual(instants.toSorted((one, other) => other - one));
    expect(instants[0]).toBeLessThanOrEqual(READING.snapshotAtMs);
    expect(column(rows, 'amount').every(Number.isSafeInteger)).toBe(true);
    for (const [index, status] of column(rows, 'status').entries()) {
      expect(status === 'REFUNDED').toBe(Number(column(rows, 'amount')[index]) < 0);
    }
    expect(column(rows, 'description')).toContain('=1+1');
    expect(
      column(rows, 'creditorName').some((name) => /\p{Emoji_Presentation}/u.test(String(name))),
    ).toBe(true);
  });

  it('stays within the years that an instant is written with', async () => {
    const snapshotAtMs = Date.parse('0001-01-01T00:00:00.500Z');
    const { rows } = await made({ rows: 3, seed: 1 }, { ...READING, snapshotAtMs });
    expect(new Date(Number(column(rows, 'createdAt')[2])).toISOString()).toBe(
      '0001-01-01T00:00:00.000Z',
    );
  });

  it('ends when the run is cancelled', async () => {
    const cancelled = new AbortController();
    const reading = { ...READING, signal: cancelled.signal };
    const source = await syntheticTransactions.open({ rows: 10_000_000, seed: 1 }, reading);
    cancelled.abort(new Error('cancelled'));
    await expect(source.pages()[Symbol.asyncIterator]().next()).rejects.toThrow('cancelled');
    await expect(source.control()).rejects.toThrow('cancelled');
  });
});
