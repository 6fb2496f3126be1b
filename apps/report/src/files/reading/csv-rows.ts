/** A row of a CSV file, one character per byte. */
export interface CsvRow {
  /** The line of its first character, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A longer row is not kept in memory. */
export const MAX_ROW = 65_536;

/** A row that is not CSV. */
export class CsvBroken extends Error {
  constructor(
    readonly line: number,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/**
 * Reads the rows of CSV (RFC 4180), with any line end. Memory does not depend on the size of the file.
 * @returns the rows of each chunk, without empty lines
 * @throws CsvBroken
 */
export async function* csvRows(
  chunks: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<readonly CsvRow[]> {
  const splitter = new RowSplitter(delimiter);
  for await (const chunk of chunks) {
    const rows = splitter.push(Buffer.from(chunk).toString('latin1'));
    if (rows.length > 0) yield rows;
  }
  const last = splitter.end();
  if (last.length > 0) yield last;
}

class RowSplitter {
  private cells: string[] = [];
  private cell = '';
  private length = 0;
  private line = 1;
  private rowLine = 1;
  private isQuoted = false;
  /** Whether the last character was a quote inside of quotes: it ends the cell, or the next one doubles it. */
  private isAtQuote = false;

  constructor(private readonly delimiter: string) {}

  push(text: string): CsvRow[] {
    const rows: CsvRow[] = [];
    for (const character of text) {
      if (character === '\n') this.line += 1;
      this.length += 1;
      if (this.length > MAX_ROW) {
        throw new CsvBroken(this.rowLine, `The row has more than ${String(MAX_ROW)} characters.`);
      }
      if (this.isQuoted && !this.isAtQuote) this.inQuotes(character);
      else if (this.take(character)) rows.push(...this.row());
    }
    return rows;
  }

  end(): CsvRow[] {
    if (this.isQuoted && !this.isAtQuote) {
      throw new CsvBroken(this.rowLine, 'A quoted value has no closing quote.');
    }
    return this.row();
  }

  private inQuotes(character: string): void {
    if (character === '"') this.isAtQuote = true;
    else this.cell += character;
  }

  /** @returns true at the end of a row */
  private take(character: string): boolean {
    if (character === '"') {
      if (this.isAtQuote) this.cell += '"';
      else if (this.cell !== '') this.cell += '"';
      else this.isQuoted = true;
      this.isAtQuote = false;
      return false;
    }
    this.isQuoted = false;
    this.isAtQuote = false;
    if (character === '\n') return true;
    if (character === this.delimiter) this.endCell();
    else if (character !== '\r') this.cell += character;
    return false;
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = '';
    this.isQuoted = false;
    this.isAtQuote = false;
  }

  private row(): CsvRow[] {
    this.endCell();
    const row = { line: this.rowLine, cells: this.cells };
    this.cells = [];
    this.length = 0;
    this.rowLine = this.line;
    return row.cells.every((cell) => cell === '') ? [] : [row];
  }
}
