import { integerIn } from './cells';
import { type Column, type Row } from './table';

const CENTS = 100n;

/** Counts rows and sums the money columns exactly, except columns with `isSummed: false`. */
export class ColumnTotals {
  private count = 0;
  private readonly columns: readonly Sum[];

  constructor(columns: readonly Column[]) {
    this.columns = columns.flatMap((column, index) =>
      column.type === 'money' && column.isSummed !== false ? [new Sum(column, index)] : [],
    );
  }

  /** @throws TypeError if a money cell is not a safe integer */
  add(rows: readonly Row[]): void {
    this.count += rows.length;
    for (const sum of this.columns) for (const row of rows) sum.add(row);
  }

  /** The number of rows so far. */
  get rows(): number {
    return this.count;
  }

  /** The sum in cents of each money column, by name. */
  get sums(): ReadonlyMap<string, bigint> {
    return new Map(this.columns.map((sum) => [sum.column.name, sum.total()]));
  }

  /** The sums as decimals with two places: `{ amount: '1234.56' }`. */
  decimals(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.sums].map(([name, cents]) => [name, decimalText(cents)]));
  }
}

class Sum {
  private whole = 0n;
  /** The amounts that are not in `whole` yet. A safe integer, because adding bigints for each row is slow. */
  private part = 0;

  constructor(
    readonly column: Column,
    private readonly index: number,
  ) {}

  add(row: Row): void {
    const cell = row[this.index] ?? null;
    if (cell === null) return;
    const cents = integerIn(cell, this.column);
    const next = this.part + cents;
    if (Number.isSafeInteger(next)) {
      this.part = next;
      return;
    }
    this.whole += BigInt(this.part);
    this.part = cents;
  }

  total(): bigint {
    return this.whole + BigInt(this.part);
  }
}

/** A sum may be larger than the amounts that `formatCents` takes. */
function decimalText(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const decimals = String(size % CENTS).padStart(2, '0');
  return `${cents < 0n ? '-' : ''}${String(size / CENTS)}.${decimals}`;
}
