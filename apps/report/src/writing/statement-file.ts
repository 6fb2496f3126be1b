import { formatSum, toIsoUtc } from '#libs/kernel';
import {
  type Statement,
  type StatementAccount,
  type StatementEntry,
  type StatementTotal,
} from '#libs/statements';
import { STATEMENT_FORMATS, type StatementFormatId } from '../formats/statement-formats';
import { type Run, type StatementSum, type StatementSummary } from '../runs/run';
import { type ReportType, type StatementSource } from '../types/report-type';
import { type RunFile } from './run-file';
import { type ItemTotals } from './run-reading';
import { StatementNotWritable } from './writing.errors';

/** Digits of the number of a statement in the name of its file. */
const NUMBER_DIGITS = 6;

/** The file of a statement. */
export function statementFile(
  run: Run,
  { title }: ReportType,
  formatId: StatementFormatId,
  source: StatementSource,
): RunFile<StatementEntry> {
  const { mediaType, extension, writer } = STATEMENT_FORMATS[formatId];
  const { statement, isFinal } = source;
  const { version, variant, faults, ...options } = run.options;
  const write = writer({ version, variant, faults });
  const totals = new EntryTotals();
  const { delimiter, decimalSeparator, bom, header, formulaEscape, timezone } = options;
  return {
    ...{ source, totals, mediaType, extension },
    baseName: options.fileName ?? baseNameOf(formatId, statement),
    write: (pages) => explained(formatId, write(statement, pages)),
    describe: (digest) => ({
      ...digest,
      format: formatId,
      title,
      columns: [],
      rows: totals.rows,
      totals: { amount: formatSum(totals.cents) },
      snapshotAt: toIsoUtc(run.createdAtMs),
      options: { delimiter, decimalSeparator, bom, header, formulaEscape, timezone },
      statement: summaryOf(statement, isFinal),
    }),
  };
}

/** A writer throws a RangeError if its format has no room for a value of the statement. */
async function* explained(
  formatId: StatementFormatId,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    if (error instanceof RangeError) throw new StatementNotWritable(formatId, error.message);
    throw error;
  }
}

/** Counts the entries, and sums their amounts. */
class EntryTotals implements ItemTotals<StatementEntry> {
  rows = 0;
  cents = 0n;

  add(entries: readonly StatementEntry[]): void {
    this.rows += entries.length;
    for (const { cents } of entries) this.cents += BigInt(cents);
  }

  get sums(): ReadonlyMap<string, bigint> {
    return new Map([['amount', this.cents]]);
  }
}

function summaryOf(statement: Statement, isFinal: boolean): StatementSummary {
  const { account, sequence, firstDay, lastDay, createdAtMs, opening, closing } = statement;
  return {
    bankCode: account.bankCode,
    ...(account.branch === undefined ? {} : { branch: account.branch }),
    account: numberOf(account),
    number: sequence,
    ...{ firstDay, lastDay, isFinal },
    createdAt: toIsoUtc(createdAtMs),
    openingBalance: formatSum(BigInt(opening.cents)),
    closingBalance: formatSum(BigInt(closing.cents)),
    credits: sumOf(statement.credits),
    debits: sumOf(statement.debits),
  };
}

function sumOf({ count, cents }: StatementTotal): StatementSum {
  return { count, amount: formatSum(BigInt(cents)) };
}

function numberOf({ number, checkDigit = '' }: StatementAccount): string {
  return number + checkDigit;
}

/**
 * The name that the download suggests: kind, bank, branch and account, the days and the number of the statement, so that files of
 * a folder never have the same name: `ofx_876_0001_100000010_20260131_20260131_000001`.
 */
function baseNameOf(formatId: StatementFormatId, statement: Statement): string {
  const { account, firstDay, lastDay, sequence } = statement;
  const parts = [
    ...[formatId, account.bankCode, account.branch, numberOf(account)],
    ...[firstDay, lastDay].map((day) => day.replaceAll('-', '')),
    String(sequence).padStart(NUMBER_DIGITS, '0'),
  ];
  return parts.filter((part) => part !== undefined).join('_');
}
