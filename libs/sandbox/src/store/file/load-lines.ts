import { createHash, type Hash } from 'node:crypto';
import {
  ROWS_AT_ONCE,
  type EmptySnapshot,
  type PortableRow,
  type PortableValue,
  type SnapshotTable,
} from '../snapshot-content';
import { objectIn, shown, valueOf } from './file-header';
import { type Lines } from './file-lines';
import { isPortable } from './portable-value';
import { SnapshotFileInvalid } from './snapshot-file.errors';

/** Rows are inserted earlier if their lines have more characters. */
const CHARACTERS_AT_ONCE = 1024 * 1024;

/** Fills a snapshot with the lines of a file that follow its first line. @throws SnapshotFileInvalid */
export async function loadLines(first: string, lines: Lines, empty: EmptySnapshot): Promise<void> {
  const loading = new Loading(empty, first);
  for await (const some of lines) {
    for (const line of some) await loading.take(line);
  }
  await loading.end();
}

/** A table that the file has begun. */
interface OpenTable {
  readonly table: SnapshotTable;
  /** For each column of the table: where the rows of the file have it. */
  readonly places: readonly number[];
}

/** What was read of a file. */
class Loading {
  private readonly hash: Hash;
  private readonly left: Map<string, SnapshotTable>;
  private line = 1;
  private rows = 0;
  private isAtEnd = false;
  private open: OpenTable | undefined;
  private waiting: PortableRow[] = [];
  private characters = 0;

  constructor(
    private readonly empty: EmptySnapshot,
    first: string,
  ) {
    this.hash = createHash('sha256').update(`${first}\n`);
    this.left = new Map(empty.tables.map((table) => [table.name, table]));
  }

  async take(text: string): Promise<void> {
    this.line += 1;
    if (this.isAtEnd) throw this.wrong('It has lines after its last line.');
    if (text.startsWith('[')) {
      this.addRow(text);
      if (this.waiting.length < ROWS_AT_ONCE && this.characters < CHARACTERS_AT_ONCE) return;
      await this.insert();
      return;
    }
    await this.insert();
    const { table, columns, end, rows, sha256 } = objectIn(text);
    if (end === true) this.finish(rows, sha256);
    else this.begin(text, table, columns);
  }

  async end(): Promise<void> {
    if (!this.isAtEnd)
      throw new SnapshotFileInvalid('It is cut or empty: its last line is missing.');
    const [missing] = this.left.keys();
    if (missing !== undefined) throw new SnapshotFileInvalid(`It lacks the table ${missing}.`);
    await this.insert();
  }

  private begin(text: string, name: unknown, columns: unknown): void {
    if (typeof name !== 'string' || !Array.isArray(columns)) {
      throw this.wrong('It is not a row, a table or the last line.');
    }
    const table = this.left.get(name);
    if (table === undefined) {
      throw this.wrong(`The service has no table ${shown(name)}, or it is there twice.`);
    }
    const names = columns as readonly unknown[];
    const places = table.columns.map((column) => names.indexOf(column.name));
    if (places.includes(-1) || names.length !== places.length) {
      const known = table.columns.map((column) => column.name).join(', ');
      throw this.wrong(`The columns of table ${name} are ${known}.`);
    }
    this.left.delete(name);
    this.open = { table, places };
    this.hash.update(`${text}\n`);
  }

  private addRow(text: string): void {
    if (this.open === undefined) throw this.wrong('It is a row before the first table.');
    const values = valueOf(text);
    const { table, places } = this.open;
    if (!Array.isArray(values) || values.length !== places.length) {
      throw this.wrong(`A row of table ${table.name} has ${String(places.length)} values.`);
    }
    const row = table.columns.map(({ name, kind }, index): PortableValue => {
      const value = values[places[index] ?? 0] as unknown;
      if (isPortable(kind, value)) return value;
      throw this.wrong(`The value of column ${name} of table ${table.name} is not ${WORDS[kind]}.`);
    });
    this.waiting.push(row);
    this.characters += text.length;
    this.rows += 1;
    this.hash.update(`${text}\n`);
  }

  private async insert(): Promise<void> {
    const rows = this.waiting;
    if (rows.length === 0 || this.open === undefined) return;
    this.waiting = [];
    this.characters = 0;
    await this.empty.insert(this.open.table, rows);
  }

  private finish(rows: unknown, sha256: unknown): void {
    this.isAtEnd = true;
    if (rows !== this.rows) {
      throw this.wrong(`It says ${shown(rows)} rows, and there are ${String(this.rows)}.`);
    }
    if (sha256 !== this.hash.digest('hex')) {
      throw this.wrong('Its sha256 is not that of the lines before it.');
    }
  }

  private wrong(what: string): SnapshotFileInvalid {
    return new SnapshotFileInvalid(`Line ${String(this.line)}: ${what}`);
  }
}

const WORDS = {
  integer: 'a whole number of 64 bits',
  text: 'a text that both databases can store',
  boolean: 'true or false',
  number: 'a number',
  bytes: 'base64',
} as const;
