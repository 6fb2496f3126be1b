import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import {
  linesToBytes,
  MAX_ENTRIES_OF_LOT,
  MAX_RECORDS_OF_FILE,
  STATEMENT_LAYOUTS,
  statementFileHeader,
  statementFileTrailer,
  type StatementLayout,
  type StatementLayoutId,
} from '#libs/cnab240';
import { checkedEntries } from '../model/checked-entries';
import { type EntryPages, type Statement, type StatementWriter } from '../model/statement';
import { capitalLetters } from './capital-letters';
import { companyValues } from './company-values';
import { StatementLots } from './statement-lots';

export interface Cnab240Options {
  /** Whose variant is written; `febraban` by default. */
  readonly layout?: StatementLayoutId;
  /** The agreement (33-52). By default the number of the account. */
  readonly agreement?: string;
  /** NSA: the number of the file among those of the agreement. By default that of the first statement. */
  readonly fileSequence?: number;
}

/** A statement with its entries. */
export interface StatementPart {
  readonly statement: Statement;
  readonly pages: EntryPages;
}

/** Positions 158 to 163 have six digits; a longer number starts again. */
const FILE_SEQUENCES = 1_000_000;

/**
 * Makes a writer of CNAB 240 statement files (lots of segment E). The same statement always gives the same bytes. Names are
 * written in upper case without accents.
 *
 * @returns a writer that throws a RangeError if the file would have over 999,999 records, an amount is too long, or the totals
 * of the statement are not those of its entries
 */
export function cnab240Writer(options: Cnab240Options = {}): StatementWriter {
  return (statement, pages) => writeCnab240([{ statement, pages }], options);
}

/**
 * Writes several statements, of one account or of several at one bank, into one file. The header has the account of the first.
 * @throws RangeError see cnab240Writer
 */
export async function* writeCnab240(
  parts: readonly [StatementPart, ...StatementPart[]],
  options: Cnab240Options = {},
): AsyncGenerator<Uint8Array> {
  const layout = STATEMENT_LAYOUTS[options.layout ?? 'febraban'];
  const [{ statement: first }] = parts;
  checkSize(parts);
  yield linesToBytes([fileHeader(first, layout, options)]);
  let lots = 0;
  let records = 0;
  for (const { statement, pages } of parts) {
    const place = { layout, agreement: options.agreement, firstLot: lots + 1 };
    const writer = new StatementLots(statement, place);
    yield linesToBytes(writer.begin());
    for await (const entries of checkedEntries(statement, pages)) {
      yield linesToBytes(writer.write(entries));
    }
    yield linesToBytes(writer.end());
    lots += writer.lots;
    records += countOf(statement) + 2 * writer.lots;
  }
  yield linesToBytes([statementFileTrailer(first.account.bankCode, lots, records)]);
}

function fileHeader(
  { account, createdAtMs, sequence }: Statement,
  layout: StatementLayout,
  { agreement, fileSequence = sequence }: Cnab240Options,
): string {
  return statementFileHeader({
    layout,
    bank: account.bankCode,
    bankName: capitalLetters(account.bankName),
    company: companyValues(account, agreement),
    createdOn: brasiliaDate(createdAtMs),
    createdAt: brasiliaDateTime(createdAtMs).slice(11, 19),
    sequence: fileSequence % FILE_SEQUENCES,
  });
}

function countOf({ credits, debits }: Statement): number {
  return credits.count + debits.count;
}

function checkSize(parts: readonly StatementPart[]): void {
  let records = 2;
  for (const { statement } of parts) {
    const entries = countOf(statement);
    records += entries + 2 * Math.max(1, Math.ceil(entries / MAX_ENTRIES_OF_LOT));
  }
  if (records <= MAX_RECORDS_OF_FILE) return;
  throw new RangeError(
    `The statement has ${String(records)} records; a CNAB 240 file has at most ${String(MAX_RECORDS_OF_FILE)}. ` +
      'Write a shorter period.',
  );
}
