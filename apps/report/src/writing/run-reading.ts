import { setImmediate } from 'node:timers/promises';
import { type RequestedOutcome } from '../runs/outcomes';
import { type Source } from '../types/report-type';
import { RequestedFailure, TooManyRows, TotalsDiffer } from './writing.errors';

/** A rule has requested that the run stays as it is. */
export class RunStuck extends Error {}

/** Counts what goes into a file, and sums its amounts in cents. */
export interface ItemTotals<Item> {
  readonly rows: number;
  readonly sums: ReadonlyMap<string, bigint>;
  add(items: readonly Item[]): void;
}

/** The inputs of a RunReading. */
interface ReadingInputs<Item> {
  readonly source: Source<Item>;
  readonly totals: ItemTotals<Item>;
  readonly signal: AbortSignal;
  readonly requested: RequestedOutcome | undefined;
  /** The format with its limit, if it has one. */
  readonly limit: { readonly format: string; readonly maxRows: number | undefined };
  /** Called after each page with the number of rows read so far. */
  readonly onPage: (rows: number, rowsTotal: number | null) => Promise<void>;
}

/** Reads the rows or entries of one run, and counts those that go into the file. */
export class RunReading<Item> {
  readonly totals: ItemTotals<Item>;

  constructor(private readonly inputs: ReadingInputs<Item>) {
    this.totals = inputs.totals;
  }

  /**
   * @throws TooManyRows if the format cannot hold all rows
   * @throws TotalsDiffer if there are more rows than the source has counted
   * @throws RequestedFailure, RunStuck if a rule has requested it
   */
  async *pages(): AsyncGenerator<readonly Item[]> {
    const { source, signal, onPage, limit } = this.inputs;
    const { maxRows = Infinity, format } = limit;
    for await (const page of source.pages()) {
      signal.throwIfAborted();
      const { rows, isLast } = this.untilHalf(page);
      this.totals.add(rows);
      if (this.totals.rows > maxRows) throw new TooManyRows(format, maxRows);
      // A source that never ends would occupy this job forever.
      if (this.totals.rows > (source.rowsTotal ?? Infinity)) await this.check();
      yield rows;
      await onPage(this.totals.rows, source.rowsTotal ?? null);
      if (isLast) this.stop();
      // Other requests can run here.
      await setImmediate();
    }
    if (this.stopsHalfway) this.stop();
  }

  /**
   * Compares the rows and sums with the independent totals of the source.
   * @throws TotalsDiffer
   */
  async check(): Promise<void> {
    const { rows, sums } = await this.inputs.source.control();
    if (rows !== this.totals.rows) {
      throw new TotalsDiffer('rows', String(this.totals.rows), String(rows));
    }
    const written = this.totals.sums;
    for (const [name, cents] of Object.entries(sums)) {
      const sum = written.get(name);
      if (sum !== cents) {
        throw new TotalsDiffer(`in ${name} (cents)`, String(sum ?? 'no sum'), String(cents));
      }
    }
  }

  private get stopsHalfway(): boolean {
    const { requested } = this.inputs;
    return requested === 'FAILED_HALFWAY' || requested === 'STUCK_RUNNING';
  }

  /** The part of a page that remains after a requested failure. */
  private untilHalf(page: readonly Item[]): { readonly rows: readonly Item[]; isLast: boolean } {
    const { rowsTotal } = this.inputs.source;
    if (!this.stopsHalfway || rowsTotal === undefined) return { rows: page, isLast: false };
    const left = Math.floor(rowsTotal / 2) - this.totals.rows;
    return { rows: page.slice(0, Math.max(0, left)), isLast: left <= page.length };
  }

  private stop(): never {
    const { requested = '' } = this.inputs;
    if (requested === 'STUCK_RUNNING') throw new RunStuck();
    throw new RequestedFailure(requested);
  }
}
