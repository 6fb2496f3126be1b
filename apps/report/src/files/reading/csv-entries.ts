import { isUtf8 } from 'node:buffer';
import { brasiliaDate } from '#libs/brazil';
import { isCalendarDate, parseInstant } from '#libs/kernel';
import { readOfxAmount } from '#libs/statements';
import { type FileEntries, type FileEntry } from '../report-file';
import { columnsOf, type CsvColumns } from './csv-columns';
import { CsvBroken, type CsvRow, csvRows } from './csv-rows';
import { type FileContent } from './file-content';
import { type FileFindings } from './file-findings';

const DELIMITERS = [';', ',', '\t', '|'] as const;
const MAX_ID = 100;
const BRAZILIAN_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** The rows of a statement of this service that are no entries. */
const BALANCES: ReadonlySet<string> = new Set(['opening', 'closing']);

/** The delimiter of a header: the one that occurs most; undefined if there is none. */
export function delimiterOf(header: string): string | undefined {
  const counted = DELIMITERS.map((each) => ({ each, count: header.split(each).length - 1 }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? undefined : most.each;
}

/** The entries of a CSV file with a header. Amounts have a decimal comma or point; instants become days in Brasília. */
export async function* csvEntries(
  content: FileContent,
  findings: FileFindings,
  delimiter: string,
): FileEntries {
  let columns: CsvColumns | undefined;
  try {
    for await (const page of csvRows(content.chunks(), delimiter)) {
      let rows = page.map(({ line, cells }) => ({ line, cells: cells.map(textOf) }));
      if (columns === undefined) {
        const [header, ...others] = rows;
        const known = columnsOf((header?.cells ?? []).map((name) => name.replace(/^\uFEFF/, '')));
        if (typeof known === 'string') {
          findings.add({ line: header?.line ?? 1, code: 'CSV_HEADER' }, known);
          return;
        }
        columns = known;
        rows = others;
      }
      const reader = new RowReader(columns, findings);
      yield rows.flatMap((row) => reader.entryOf(row));
    }
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    findings.add({ line: error.line, code: 'CSV_ROW' }, error.detail);
  }
}

/** The text of a cell that has one character per byte: UTF-8, or else Windows-1252. */
function textOf(cell: string): string {
  if (/^[\x20-\x7E]*$/.test(cell)) return cell.trim();
  const bytes = Buffer.from(cell, 'latin1');
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252', { ignoreBOM: true })
    .decode(bytes)
    .trim();
}

class RowReader {
  constructor(
    private readonly columns: CsvColumns,
    private readonly findings: FileFindings,
  ) {}

  entryOf(row: CsvRow): readonly FileEntry[] {
    const { columns } = this;
    const cell = (column: number | undefined) =>
      column === undefined ? '' : (row.cells[column] ?? '');
    if (BALANCES.has(cell(columns.kind))) return [];
    const day = dayOf(cell(columns.day));
    const amount = cell(columns.amount).replace(/^R\$\s*/, '');
    const { value: cents } = readOfxAmount(amount);
    if (day === undefined) {
      const expected = 'a day, as in 2026-01-31, 31/01/2026 or 2026-01-31T12:00:00Z.';
      this.refuse(
        row,
        columns.day,
        'CSV_DAY',
        `"${cell(columns.day).slice(0, 40)}" is not ${expected}`,
      );
    }
    if (amount === '' || cents === undefined) {
      const expected = 'an amount, as in 150.00, -150,00 or 1.150,00.';
      this.refuse(row, columns.amount, 'CSV_AMOUNT', `"${amount.slice(0, 40)}" is not ${expected}`);
    }
    if (day === undefined || amount === '' || cents === undefined) return [];
    const endToEndId = this.id(row, columns.endToEndId);
    const nsu = this.id(row, columns.nsu);
    const reference = cell(columns.reference) || undefined;
    return [{ line: row.line, day, cents, endToEndId, nsu, reference }];
  }

  private id(row: CsvRow, column: number | undefined): string | undefined {
    const id = column === undefined ? '' : (row.cells[column] ?? '');
    if (id.length <= MAX_ID) return id === '' ? undefined : id;
    this.refuse(row, column ?? 0, 'CSV_ID', `The id has more than ${String(MAX_ID)} characters.`);
    return undefined;
  }

  private refuse({ line }: CsvRow, column: number, code: string, detail: string): void {
    this.findings.add({ line, at: `value ${String(column + 1)}`, code }, detail);
  }
}

function dayOf(text: string): string | undefined {
  if (isCalendarDate(text)) return text;
  const [, day, month, year] = BRAZILIAN_DAY.exec(text) ?? [];
  if (day !== undefined) {
    const date = `${year ?? ''}-${month ?? ''}-${day}`;
    return isCalendarDate(date) ? date : undefined;
  }
  const instantMs = parseInstant(text);
  return instantMs === undefined ? undefined : brasiliaDate(instantMs);
}
