import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { wholeNumber } from '#libs/schema';
import { type Column, type Row } from '#libs/tabular';
import { type Control, type Reading, type ReportType, type Source } from '../report-type';
import { SyntheticRows } from './synthetic-rows';

const MAX_ROWS = 10_000_000;
const DEFAULT_ROWS = 1_000;
const MAX_SEED = 2 ** 32 - 1;

const ROWS_A_PAGE = 500;
/** Rows between two turns of the event loop. */
const ROWS_A_TURN = 4_000;

const parameters = z.strictObject({
  rows: wholeNumber(0, MAX_ROWS)
    .default(DEFAULT_ROWS)
    .meta({ description: 'How many rows the report has.', example: 1_000 }),
  seed: wholeNumber(0, MAX_SEED)
    .default(1)
    .meta({ description: 'The same seed gives the same rows.', example: 1 }),
});

type Parameters = z.output<typeof parameters>;

const columns: readonly Column[] = [
  { name: 'number', type: 'integer', description: 'The number of the row, from 1.' },
  { name: 'id', type: 'text', description: 'A UUID.' },
  { name: 'endToEndId', type: 'text', description: 'A well-formed EndToEndId.' },
  { name: 'txId', type: 'text', description: 'A TxId.' },
  { name: 'createdAt', type: 'instant', description: 'An instant before that of the report.' },
  { name: 'status', type: 'text', description: 'SETTLED, REJECTED or REFUNDED.' },
  { name: 'amount', type: 'money', description: 'The amount; negative for a refund.' },
  { name: 'debtorIspb', type: 'text', description: 'The ISPB of the institution of the payer.' },
  { name: 'debtorName', type: 'text', description: 'The name of the payer.' },
  {
    name: 'creditorIspb',
    type: 'text',
    description: 'The ISPB of the institution of the receiver.',
  },
  { name: 'creditorName', type: 'text', description: 'The name of the receiver.' },
  { name: 'key', type: 'text', description: 'The Pix key of the receiver, a phone number.' },
  { name: 'account', type: 'text', description: 'The account of the receiver, 20 digits.' },
  { name: 'description', type: 'text', description: 'The text of the payer.' },
];

/** Synthetic transactions in any number, for tests of formats and of large files. They need no other service. */
export const syntheticTransactions: ReportType<Parameters> = {
  id: 'synthetic.transactions',
  title: 'Synthetic transactions',
  description:
    'Synthetic payments, newest first, in any number of rows. The same seed gives the same rows. They need no other service.',
  parameters,
  columns,
  open: (given, reading) => Promise.resolve(sourceOf(given, reading)),
};

function sourceOf({ rows, seed }: Parameters, { snapshotAtMs, signal }: Reading): Source {
  const made = new SyntheticRows(seed, snapshotAtMs);
  return {
    rowsTotal: rows,
    pages: () => pagesOf(made, rows, signal),
    control: () => controlOf(made, rows, signal),
  };
}

async function* pagesOf(
  made: SyntheticRows,
  rows: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows; start += ROWS_A_PAGE) {
    if (start % ROWS_A_TURN === 0) await turn(signal);
    const page: Row[] = [];
    const end = Math.min(start + ROWS_A_PAGE, rows);
    for (let row = start + 1; row <= end; row += 1) page.push(made.make(row));
    yield page;
  }
}

/** Counts and sums the amounts without making the rows. */
async function controlOf(made: SyntheticRows, rows: number, signal: AbortSignal): Promise<Control> {
  let amount = 0n;
  let counted = 0;
  while (counted < rows) {
    await turn(signal);
    const end = Math.min(counted + ROWS_A_TURN, rows);
    // Amounts are below 2.5 million, so a part is exact as a number.
    let part = 0;
    for (; counted < end; counted += 1) part += made.amountOf(counted + 1);
    amount += BigInt(part);
  }
  return { rows: counted, sums: { amount } };
}

/** Lets other work run. */
async function turn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await nextTurn();
}
