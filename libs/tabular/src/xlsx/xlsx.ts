import { toIsoUtc } from '#libs/kernel';
import { zoneOf, type Format, type Table } from '../format';
import { slices } from '../slices';
import { type Column, type ColumnType, type Pages, type Row } from '../table';
import { ColumnTotals } from '../totals';
import { zipStream, type ZipEntry } from '../zip/zip-stream';
import { cellXml, textXml, type CellXml } from './cells';
import { sheetPath, sheetStart, SHEET_END, STYLES, workbookParts } from './parts';

/**
 * A workbook of Excel (ECMA-376). Rows beyond the limit of a sheet go to the next sheet. Each sheet has the header. The
 * last sheet, `About`, has the title, the time zone, the details and the totals.
 */
export const xlsx: Format = {
  id: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
  write: (table, pages) => writeXlsx(table, pages, MAX_SHEET_ROWS),
};

/** The maximum number of rows of a sheet, including the header. */
const MAX_SHEET_ROWS = 1_048_576;

/** Sheets are repetitive, so a higher compression level saves little. */
const COMPRESSION_LEVEL = 1;

/** The width of a column in characters. */
const WIDTHS: Readonly<Record<ColumnType, number>> = {
  text: 24,
  integer: 12,
  money: 14,
  instant: 24,
  date: 12,
  boolean: 10,
};

/** @param maxSheetRows with the header, at least 2 */
export function writeXlsx(
  table: Table,
  pages: Pages,
  maxSheetRows: number,
): AsyncIterable<Uint8Array> {
  return zipStream(entriesOf(table, pages, maxSheetRows), table.createdAtMs, COMPRESSION_LEVEL);
}

async function* entriesOf(
  table: Table,
  pages: Pages,
  maxSheetRows: number,
): AsyncGenerator<ZipEntry> {
  const sheets = new Sheets(table, pages, maxSheetRows);
  const names: string[] = [];
  try {
    do {
      names.push(names.length === 0 ? 'Rows' : `Rows ${String(names.length + 1)}`);
      yield { name: sheetPath(names.length), content: sheets.next() };
    } while (sheets.hasMore);
  } finally {
    await sheets.close();
  }
  names.push('About');
  yield { name: sheetPath(names.length), content: [Buffer.from(aboutXml(table, sheets.totals))] };
  for (const [name, xml] of workbookParts(names, table.title, table.createdAtMs)) {
    yield { name, content: [Buffer.from(xml)] };
  }
}

/** The sheets of the rows, one after the other. */
class Sheets {
  readonly totals: ColumnTotals;
  private readonly source: AsyncGenerator<readonly Row[]>;
  private readonly rowXml: RowXml;
  /** Rows that were read but not written yet. */
  private waiting: readonly Row[] = [];

  constructor(
    private readonly table: Table,
    pages: Pages,
    private readonly maxRows: number,
  ) {
    this.totals = new ColumnTotals(table.columns);
    this.source = slices(pages);
    this.rowXml = new RowXml(table);
  }

  /** Whether there are rows for another sheet. It is known after the previous sheet was read to its end. */
  get hasMore(): boolean {
    return this.waiting.length > 0;
  }

  async *next(): AsyncGenerator<Buffer> {
    const { columns } = this.table;
    const widths = columns.map(({ name, type }) => Math.max(WIDTHS[type], name.length + 2));
    yield Buffer.from(sheetStart(widths) + headerXml(columns));
    let written = 1;
    while (await this.fill()) {
      const rows = this.waiting.slice(0, this.maxRows - written);
      if (rows.length === 0) break;
      this.waiting = this.waiting.slice(rows.length);
      yield Buffer.from(this.rowXml.of(rows, written + 1));
      written += rows.length;
    }
    yield Buffer.from(SHEET_END);
  }

  async close(): Promise<void> {
    await this.source.return(undefined);
  }

  /** Reads rows if none are waiting. @returns false at the end of the table */
  private async fill(): Promise<boolean> {
    if (this.waiting.length > 0) return true;
    const { done, value } = (await this.source.next()) as IteratorResult<readonly Row[], undefined>;
    if (done === true) return false;
    this.totals.add(value);
    this.waiting = value;
    return true;
  }
}

class RowXml {
  private readonly columns: readonly { readonly letters: string; readonly xml: CellXml }[];

  constructor({ columns, options }: Table) {
    const zone = zoneOf(options);
    this.columns = columns.map((column, index) => ({
      letters: lettersOf(index),
      xml: cellXml(column, zone),
    }));
  }

  /** @param firstNumber of the rows in their sheet, from 1 */
  of(rows: readonly Row[], firstNumber: number): string {
    let text = '';
    let number = firstNumber;
    for (const row of rows) {
      const rowNumber = String(number);
      text += `<row r="${rowNumber}">`;
      for (const [index, { letters, xml }] of this.columns.entries()) {
        const cell = row[index] ?? null;
        if (cell !== null) text += xml(letters + rowNumber, cell);
      }
      text += '</row>';
      number += 1;
    }
    return text;
  }
}

function headerXml(columns: readonly Column[]): string {
  const cells = columns.map(({ name }, index) =>
    textXml(`${lettersOf(index)}1`, name, STYLES.heading),
  );
  return `<row r="1">${cells.join('')}</row>`;
}

function aboutXml({ title, details, options, createdAtMs }: Table, totals: ColumnTotals): string {
  const lines: readonly (readonly string[])[] = [
    [title],
    ['Created at', toIsoUtc(createdAtMs)],
    ['Time zone', options.timezone],
    ...details,
    ['Rows', String(totals.rows)],
    ...Object.entries(totals.decimals()).map(([name, sum]) => [`Total ${name}`, sum]),
  ];
  const rows = lines.map(([name = '', value], index) => {
    const number = String(index + 1);
    const second = value === undefined ? '' : textXml(`B${number}`, value);
    return `<row r="${number}">${textXml(`A${number}`, name, STYLES.heading)}${second}</row>`;
  });
  return sheetStart([24, 48]) + rows.join('') + SHEET_END;
}

/** The letters of a column: A, B, ... Z, AA. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}
