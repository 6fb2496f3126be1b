import { z } from 'zod';
import { type Column } from '#libs/tabular';
import { LARGEST_PAGE } from '../list-report';
import { inOrder, periodMembers, periodOf } from '../period';
import { type Reading, type ReportType, type Source } from '../report-type';
import { type Siblings } from '../siblings';
import { BankAccount } from './bank-account';
import { Statement } from './statement';

const DEFAULT_PERIOD_MS = 30 * 86_400_000;

const parameters = z
  .strictObject({
    accountId: z
      .string()
      .regex(/^[A-Za-z0-9][\w.-]{0,99}$/, { error: 'Must be the id of an account.' })
      .meta({ description: 'The account of the bank.', example: 'maria-corrente' }),
    from: periodMembers.from.meta({
      description:
        'The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report. Default: 30 days before the end. The bank has entries of 12 months.',
      example: '2026-01-01',
    }),
    to: periodMembers.to,
  })
  .check(inOrder);

type Parameters = z.output<typeof parameters>;

const columns: readonly Column[] = [
  { name: 'kind', type: 'text', description: 'opening, entry or closing.' },
  { name: 'at', type: 'instant', description: 'When the entry was booked.' },
  { name: 'name', type: 'text', description: 'The name of the entry at the bank.' },
  { name: 'type', type: 'text', description: 'The type of the entry, such as PIX or TED.' },
  { name: 'counterparty', type: 'text', description: 'The CPF or CNPJ of the other side.' },
  { name: 'transactionId', type: 'text', description: 'The id of the entry.' },
  { name: 'amount', type: 'money', description: 'The amount; negative if it left the account.' },
  {
    name: 'balance',
    type: 'money',
    description: 'The balance after the entry: the sum of available, blocked and invested.',
    isSummed: false,
  },
];

/** The statement of an account of open banking. */
export class OpenfinanceStatement implements ReportType<Parameters> {
  readonly id = 'openfinance.statement';
  readonly title = 'Statement of an account';
  readonly description =
    'The opening balance, the entries in the order of time with the balance after each, and the closing balance.';
  readonly parameters = parameters;
  readonly columns = columns;

  constructor(
    private readonly siblings: Siblings,
    private readonly entriesAPage: number = LARGEST_PAGE,
  ) {}

  async open({ accountId, from, to }: Parameters, reading: Reading): Promise<Source> {
    const { fromMs: asked, toMs } = periodOf({ from, to }, reading);
    // A period that begins after the report is empty.
    const fromMs = Math.min(asked ?? toMs - DEFAULT_PERIOD_MS, toMs);
    const bank = this.siblings.get('openfinance');
    const account = new BankAccount(bank, accountId, this.entriesAPage, reading.signal);
    const statement = await Statement.open(account, { fromMs, toMs });
    return {
      rowsTotal: statement.rows,
      pages: () => statement.pages(),
      control: async () => ({ rows: statement.rows, sums: { amount: await statement.change() } }),
    };
  }
}
