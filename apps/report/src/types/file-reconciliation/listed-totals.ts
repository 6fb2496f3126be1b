import { type Control } from '../report-type';
import { type Comparison } from './comparison';
import { SIDES, type Side } from './matched-entry';
import { type SideTotal } from './matched-entry.repository';

/**
 * Decides which comparisons are rows, and counts the others, so that rows and others together can be compared with the entries
 * that the database has counted.
 */
export class ListedTotals {
  private readonly left = { file: { count: 0, sum: 0n }, ledger: { count: 0, sum: 0n } };
  /** Rows with an entry of both sides. */
  private pairs = 0;

  constructor(private readonly differencesOnly: boolean) {}

  /** Whether the comparison is a row: it has an entry of the period, and is a difference or all are shown. */
  lists(comparison: Comparison): boolean {
    const { result, file, ledger } = comparison;
    const isWithin = file?.isWithin === true || ledger?.isWithin === true;
    const isListed = isWithin && (result !== 'matched' || !this.differencesOnly);
    if (isListed) {
      if (file !== undefined && ledger !== undefined) this.pairs += 1;
      return true;
    }
    for (const side of SIDES) {
      const entry = comparison[side];
      if (entry === undefined) continue;
      this.left[side].count += 1;
      this.left[side].sum += BigInt(entry.cents);
    }
    return false;
  }

  /** The totals that the rows must have. */
  control(all: Readonly<Record<Side, SideTotal>>): Control {
    const { file, ledger } = this.left;
    const fileAmount = all.file.sum - file.sum;
    const ledgerAmount = all.ledger.sum - ledger.sum;
    return {
      rows: all.file.count + all.ledger.count - file.count - ledger.count - this.pairs,
      sums: { fileAmount, ledgerAmount, difference: fileAmount - ledgerAmount },
    };
  }
}
