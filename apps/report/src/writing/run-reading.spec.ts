import { ColumnTotals, type Row } from '#libs/tabular';
import { type Source } from '../types/report-type';
import { RunReading } from './run-reading';

const columns = [{ name: 'amount', type: 'money', description: '' }] as const;

/** A source that gives one row a page and never ends. */
function endless(rowsTotal: number): Source & { pagesRead: number } {
  return {
    rowsTotal,
    pagesRead: 0,
    async *pages(): AsyncGenerator<readonly Row[]> {
      for (;;) {
        this.pagesRead += 1;
        yield await Promise.resolve([[100]]);
      }
    },
    control: () => Promise.resolve({ rows: rowsTotal, sums: { amount: BigInt(rowsTotal * 100) } }),
  };
}

function readingOf(source: Source, maxRows?: number): RunReading<Row> {
  return new RunReading({
    ...{ source, requested: undefined, limit: { format: 'xlsx', maxRows } },
    totals: new ColumnTotals(columns),
    signal: new AbortController().signal,
    onPage: () => Promise.resolve(),
  });
}

async function readAll(reading: RunReading<Row>): Promise<void> {
  for await (const page of reading.pages()) expect(page).toHaveLength(1);
}

describe('RunReading', () => {
  it('stops with the first row that the source has not counted', async () => {
    const source = endless(3);
    await expect(readAll(readingOf(source))).rejects.toMatchObject({ code: 'TOTALS_DIFFER' });
    expect(source.pagesRead).toBe(4);
  });

  it('stops with the first row that the format cannot hold', async () => {
    const source = endless(1_000);
    await expect(readAll(readingOf(source, 5))).rejects.toMatchObject({ code: 'TOO_MANY_ROWS' });
    expect(source.pagesRead).toBe(6);
  });
});
