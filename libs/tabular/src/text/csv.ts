import { stringify, type Options } from 'csv-stringify/sync';
import { cellText } from '../cells';
import { zoneOf, type Format, type Table, type WriteOptions } from '../format';
import { slices } from '../slices';
import { type Cell, type Column, type Pages, type Row } from '../table';
import { type TimeZone } from '../time-zone';

/** RFC 4180 with CRLF, in UTF-8. An empty cell and an empty text are the same. */
export const csv: Format = {
  id: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  extension: 'csv',
  write: writeCsv,
};

const BOM = '\uFEFF';

/**
 * The beginnings of a formula: those of OWASP (CSV Injection), their full-width forms, which some spreadsheets accept,
 * and white space and NUL, which some spreadsheets skip.
 */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

async function* writeCsv({ columns, options }: Table, pages: Pages): AsyncGenerator<Buffer> {
  const zone = zoneOf(options);
  const records = new Records(columns.length, options.delimiter);
  const texts = columns.map((column) => csvText(column, options, zone));
  const header = options.header ? records.of([columns.map(({ name }) => name)]) : '';
  const start = (options.bom ? BOM : '') + header;
  if (start !== '') yield Buffer.from(start);
  for await (const rows of slices(pages)) {
    yield Buffer.from(records.of(rows.map((row) => fieldsOf(row, texts))));
  }
}

function fieldsOf(row: Row, texts: readonly ((cell: Cell) => string)[]): string[] {
  return texts.map((textOf, index) => textOf(row[index] ?? null));
}

/**
 * Joins fields to records. csv-stringify is used only for records with a field that needs quotes. Joining the others
 * directly takes a fifth of its time.
 */
class Records {
  private readonly special: RegExp;
  private readonly settings: Options;

  constructor(
    width: number,
    private readonly delimiter: string,
  ) {
    // If a row has only one cell and it is empty, it must be quoted. Otherwise the line would not be a row.
    const isSingle = width === 1;
    this.special = new RegExp(`${isSingle ? '^$|' : ''}["\\r\\n${escaped(delimiter)}]`, 'u');
    this.settings = {
      delimiter,
      record_delimiter: '\r\n',
      // This also matches a line break that is not CRLF.
      quote_record_delimiter: true,
      quoted_empty: isSingle,
    };
  }

  of(rows: readonly string[][]): string {
    let text = '';
    let withQuotes: string[][] = [];
    for (const fields of rows) {
      if (fields.some((field) => this.special.test(field))) {
        withQuotes.push(fields);
        continue;
      }
      if (withQuotes.length > 0) text += stringify(withQuotes, this.settings);
      withQuotes = [];
      text += `${fields.join(this.delimiter)}\r\n`;
    }
    return withQuotes.length > 0 ? text + stringify(withQuotes, this.settings) : text;
  }
}

/** The characters for a class of a regular expression. */
function escaped(characters: string): string {
  return Array.from(characters, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`).join('');
}

function csvText(
  column: Column,
  { decimalSeparator, formulaEscape }: WriteOptions,
  zone: TimeZone,
): (cell: Cell) => string {
  const plain = cellText(column, zone);
  const textOf = (cell: Cell): string => (cell === null ? '' : plain(cell));
  if (column.type === 'money' && decimalSeparator !== '.') {
    return (cell) => textOf(cell).replace('.', decimalSeparator);
  }
  // Only texts can come from outside. A negative amount must stay a number.
  if (column.type === 'text' && formulaEscape) return (cell) => withoutFormula(textOf(cell));
  return textOf;
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
