import { type z } from 'zod';
import { type StatementEntry } from '#libs/statements';
import { type Column, type Row } from '#libs/tabular';
import { STATEMENT_FORMATS, type StatementFormatId } from '../../formats/statement-formats';
import { LARGEST_PAGE } from '../list-report';
import { periodOf, type PeriodParameters } from '../period';
import {
  type Reading,
  type ReportType,
  type Source,
  type StatementOpener,
  type StatementSource,
} from '../report-type';
import { type SiblingName, type Siblings } from '../siblings';
import { AccountPeriod } from './account-period';
import { type LedgerEntry, type LedgerPeriod } from './ledger-entry';
import { SiblingLedger, type LedgerAddress } from './sibling-ledger';
import { statementDays, type StatementDays } from './statement-days';
import { type StatementNumbers } from './statement-numbers.repository';
import { statementOf, type StatementHead } from './statement-of';

const DEFAULT_PERIOD_MS = 30 * 86_400_000;

/** A report that is the statement of an account of one service. */
export interface StatementDefinition<Parameters extends PeriodParameters> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: z.ZodObject & z.ZodType<Parameters>;
  readonly sibling: SiblingName;
  readonly addressOf: (parameters: Parameters) => LedgerAddress;
}

/** What statements are read with. */
export interface StatementServices {
  readonly siblings: Siblings;
  readonly numbers: StatementNumbers;
  /** A smaller number in tests, so that few entries need several pages. */
  readonly entriesAPage?: number;
}

const columns: readonly Column[] = [
  { name: 'kind', type: 'text', description: 'opening, entry or closing.' },
  { name: 'at', type: 'instant', description: 'When the entry was booked.' },
  { name: 'name', type: 'text', description: 'The name of the entry.' },
  { name: 'type', type: 'text', description: 'The type of the entry, such as PIX or PAYMENT.' },
  {
    name: 'counterparty',
    type: 'text',
    description: 'The CPF or CNPJ of the other side; its ISPB in a statement of a Conta PI.',
  },
  { name: 'transactionId', type: 'text', description: 'The id of the entry.' },
  { name: 'amount', type: 'money', description: 'The amount; negative if it left the account.' },
  {
    name: 'balance',
    type: 'money',
    description: 'The balance after the entry, with blocked and invested amounts.',
    isSummed: false,
  },
  {
    name: 'endToEndId',
    type: 'text',
    description: 'The EndToEndId of a Pix payment, or the id of its return.',
  },
];

/** The type of report that a definition describes: as a table, and in the formats of banks. */
export class StatementReport<
  Parameters extends PeriodParameters,
> implements ReportType<Parameters> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: z.ZodObject & z.ZodType<Parameters>;
  readonly columns = columns;
  readonly statements: StatementOpener<Parameters> = {
    check: (parameters, format, nowMs) => {
      daysOf(parameters, format, nowMs);
    },
    open: (parameters, format, reading) => this.openStatement(parameters, format, reading),
  };

  constructor(
    private readonly definition: StatementDefinition<Parameters>,
    private readonly services: StatementServices,
  ) {
    const { id, title, description, parameters } = definition;
    this.id = id;
    this.title = title;
    this.description = description;
    this.parameters = parameters;
  }

  async open(parameters: Parameters, reading: Reading): Promise<Source> {
    const { fromMs: asked, toMs } = periodOf(parameters, reading);
    // A period that begins after the report is empty.
    const period = { fromMs: Math.min(asked ?? toMs - DEFAULT_PERIOD_MS, toMs), toMs };
    const account = await AccountPeriod.open(this.ledger(parameters, reading), period);
    return {
      ...sourceOf(account),
      // The entries, and the two balances.
      rowsTotal: account.count + 2,
      pages: () => rows(account, period),
      control: async () => {
        const { rows: count, sums } = await controlOf(account);
        return { rows: count + 2, sums };
      },
    };
  }

  private async openStatement(
    parameters: Parameters,
    format: StatementFormatId,
    reading: Reading,
  ): Promise<StatementSource> {
    const days = daysOf(parameters, format, reading.snapshotAtMs);
    const ledger = this.ledger(parameters, reading);
    const account = await ledger.account();
    const period = await AccountPeriod.open(ledger, days);
    const head = { account, days, ...(await this.numbered(parameters, format, days, reading)) };
    return {
      ...sourceOf(period),
      pages: () => period.entries() as AsyncIterable<readonly StatementEntry[]>,
      statement: statementOf(head, period),
      isFinal: days.isFinal,
    };
  }

  private async numbered(
    parameters: Parameters,
    kind: StatementFormatId,
    { fromMs, toMs }: StatementDays,
    { snapshotAtMs }: Reading,
  ): Promise<Pick<StatementHead, 'sequence' | 'createdAtMs'>> {
    const account = `${this.id} ${this.definition.addressOf(parameters).id}`;
    const statement = { account, kind, fromMs, toMs };
    const { number, createdAtMs } = await this.services.numbers.numberOf(statement, snapshotAtMs);
    return { sequence: number, createdAtMs };
  }

  private ledger(parameters: Parameters, { signal }: Reading): SiblingLedger {
    const { siblings, entriesAPage: pageSize = LARGEST_PAGE } = this.services;
    const { sibling, addressOf } = this.definition;
    return new SiblingLedger(siblings.get(sibling), addressOf(parameters), { pageSize, signal });
  }
}

function daysOf(
  parameters: PeriodParameters,
  format: StatementFormatId,
  nowMs: number,
): StatementDays {
  const { onlyFinal } = STATEMENT_FORMATS[format];
  return statementDays(parameters, { format, onlyFinal, nowMs });
}

function sourceOf(period: AccountPeriod) {
  return { rowsTotal: period.count, control: () => controlOf(period) };
}

/** @throws SourceChanged if the account has changed meanwhile */
async function controlOf(period: AccountPeriod) {
  await period.check();
  return { rows: period.count, sums: { amount: BigInt(period.change) } };
}

async function* rows(
  account: AccountPeriod,
  { fromMs, toMs }: LedgerPeriod,
): AsyncGenerator<readonly Row[]> {
  let balance = account.opening;
  yield [balanceRow('opening', fromMs, balance)];
  for await (const entries of account.entries()) {
    yield entries.map((entry) => {
      balance += entry.cents;
      return entryRow(entry, balance);
    });
  }
  // An empty period does not have a last instant.
  yield [balanceRow('closing', Math.max(fromMs, toMs - 1), balance)];
}

function balanceRow(kind: 'opening' | 'closing', atMs: number, cents: number): Row {
  return [kind, atMs, null, null, null, null, null, cents, null];
}

function entryRow(entry: LedgerEntry, balance: number): Row {
  const { bookedAtMs, description, type, counterparty, serviceId, cents, endToEndId } = entry;
  const party = counterparty?.taxId ?? counterparty?.ispb ?? null;
  return [
    ...(['entry', bookedAtMs, description, type, party, serviceId, cents, balance] as const),
    endToEndId ?? null,
  ];
}
