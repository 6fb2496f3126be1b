import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { type LotEntry } from '#libs/cnab240';
import { CATEGORY_OF_KIND } from '../model/categories';
import { documentNumber } from '../model/references';
import { type StatementEntry } from '../model/statement';
import { capitalLetters } from './capital-letters';
import { HISTORY_OF_KIND } from './entry-histories';

const DAY_MS = 86_400_000;

/** Makes the values of segment E from entries. It keeps the day of the entry before, which is mostly the same. */
export class EntryValues {
  private day = '';
  private dayStartMs = Number.NaN;

  /** @param own the ISPB of the bank; a transfer to another account of the bank has a category of its own */
  constructor(private readonly own: string) {}

  of(entry: StatementEntry): LotEntry & { readonly date: string } {
    const side = entry.cents < 0 ? 'debit' : 'credit';
    const category = this.categoryOf(entry, side);
    const day = this.dayOf(entry.bookedAtMs);
    return {
      accountingDate: day,
      date: day,
      signedCents: entry.cents,
      category,
      historyCode: `0${category}`,
      history:
        entry.kind === 'other'
          ? capitalLetters(entry.description)
          : HISTORY_OF_KIND[entry.kind][side],
      document: documentNumber(entry),
      documentComplement: capitalLetters(entry.counterparty?.name ?? ''),
    };
  }

  private categoryOf({ kind, counterparty }: StatementEntry, side: 'credit' | 'debit'): string {
    const isOwn = kind === 'pix' && counterparty?.ispb === this.own;
    return CATEGORY_OF_KIND[isOwn ? 'transfer' : kind][side];
  }

  private dayOf(epochMs: number): string {
    if (epochMs >= this.dayStartMs && epochMs < this.dayStartMs + DAY_MS) return this.day;
    this.day = brasiliaDate(epochMs);
    this.dayStartMs = brasiliaDayStartMs(this.day);
    return this.day;
  }
}
