import { brasiliaDate } from '#libs/brazil';
import {
  type CompanyValues,
  type LotBalance,
  MAX_ENTRIES_OF_LOT,
  StatementLot,
  type StatementLayout,
} from '#libs/cnab240';
import { type Statement, type StatementEntry } from '../model/statement';
import { companyValues } from './company-values';
import { EntryValues } from './entry-values';

/** Positions 174 to 178 have five digits; a longer number starts again. */
const SEQUENCES = 100_000;

/** Where the lots of a statement stand. */
export interface StatementPlace {
  readonly layout: StatementLayout;
  readonly agreement: string | undefined;
  readonly firstLot: number;
}

/**
 * Writes the lots of a statement: one, or more if it has over 99,999 entries. The closing balance of a lot is the opening
 * balance of the next, so that each lot can be checked alone.
 */
export class StatementLots {
  lots = 0;
  private readonly company: CompanyValues;
  private readonly values: EntryValues;
  private lot: StatementLot;
  private lastDay: string;

  constructor(
    private readonly statement: Statement,
    private readonly place: StatementPlace,
  ) {
    this.company = companyValues(statement.account, place.agreement);
    this.values = new EntryValues(statement.account.ispb);
    this.lastDay = statement.opening.day;
    this.lot = this.open(statement.opening);
  }

  begin(): string[] {
    return [this.lot.header()];
  }

  write(entries: readonly StatementEntry[]): string[] {
    const lines: string[] = [];
    for (const entry of entries) {
      if (this.lot.entries === MAX_ENTRIES_OF_LOT) lines.push(...this.next());
      const values = this.values.of(entry);
      this.lastDay = values.date;
      lines.push(this.lot.entry(values));
    }
    return lines;
  }

  end(): string[] {
    return [this.lot.trailer(this.statement.closing.day, closingStatus(this.statement))];
  }

  private next(): string[] {
    const trailer = this.lot.trailer(this.lastDay, closingStatus(this.statement));
    this.lot = this.open({ day: this.lastDay, cents: this.lot.balanceCents });
    return [trailer, this.lot.header()];
  }

  private open(opening: LotBalance): StatementLot {
    this.lots += 1;
    return new StatementLot({
      layout: this.place.layout,
      bank: this.statement.account.bankCode,
      lot: this.place.firstLot + this.lots - 1,
      company: this.company,
      sequence: this.statement.sequence % SEQUENCES,
      opening,
    });
  }
}

/** A balance is final when its day is over. */
function closingStatus({ createdAtMs, lastDay }: Statement): 'F' | 'I' {
  return brasiliaDate(createdAtMs) > lastDay ? 'F' : 'I';
}
