import { recordWriter, writeRecord, type WrittenValues } from '#libs/fixed-width';
import { type FileHeaderValues, FILE_HEADER, FILE_TRAILER } from '../records/file';
import { type SegmentEValues, STATEMENT_HEADER, STATEMENT_TRAILER } from '../records/statement';
import { type StatementLayout } from '../layouts/statement-layouts';

/** Positions 9 to 13 have five digits. */
export const MAX_ENTRIES_OF_LOT = 99_999;
/** Positions 24 to 29 of the file trailer. */
export const MAX_RECORDS_OF_FILE = 999_999;

/** Positions 18 to 102. */
export type CompanyValues = Pick<
  FileHeaderValues,
  | 'inscriptionType'
  | 'inscription'
  | 'agreement'
  | 'branch'
  | 'branchDigit'
  | 'account'
  | 'accountDigit'
  | 'jointDigit'
  | 'companyName'
>;

/** A balance; negative if the holder owes it. */
export interface LotBalance {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly cents: number;
}

/** What the records of a lot have in common. */
export interface StatementLotHead {
  readonly layout: StatementLayout;
  readonly bank: string;
  readonly lot: number;
  readonly company: CompanyValues;
  /** The number of the statement, at most five digits. */
  readonly sequence: number;
  readonly opening: LotBalance;
}

export type LotEntry = Pick<
  SegmentEValues,
  | 'accountingDate'
  | 'date'
  | 'category'
  | 'historyCode'
  | 'history'
  | 'document'
  | 'documentComplement'
> & {
  /** Negative is a debit. */
  readonly signedCents: number;
};

/** Writes a lot of entries (segment E), and counts what its trailer says. */
export class StatementLot {
  entries = 0;
  private credits = 0;
  private debits = 0;
  private readonly writeEntry: (values: EntryFields) => string;

  constructor(private readonly head: StatementLotHead) {
    this.writeEntry = recordWriter(head.layout.segmentE, {
      ...controlOf(head),
      ...head.company,
      nature: 'DPV',
      complementKind: '00',
      complement: '',
      exemption: 'N',
    });
  }

  header(): string {
    const { layout, company, sequence, opening } = this.head;
    return writeRecord(STATEMENT_HEADER, {
      ...controlOf(this.head),
      ...company,
      layoutVersion: layout.lotVersion,
      ...balanceValues(opening, 'F'),
      currency: 'BRL',
      sequence,
    });
  }

  /** @throws RangeError if the lot is full, or an amount is too long */
  entry(entry: LotEntry): string {
    if (this.entries === MAX_ENTRIES_OF_LOT) {
      throw new RangeError(`A lot has at most ${String(MAX_ENTRIES_OF_LOT)} entries.`);
    }
    this.entries += 1;
    const isDebit = entry.signedCents < 0;
    const cents = Math.abs(entry.signedCents);
    if (isDebit) this.debits += cents;
    else this.credits += cents;
    // A spread of the entry would take a third of the time of a statement.
    return this.writeEntry({
      record: String(this.entries),
      accountingDate: entry.accountingDate,
      date: entry.date,
      cents,
      side: isDebit ? 'D' : 'C',
      category: entry.category,
      historyCode: entry.historyCode,
      history: entry.history,
      document: entry.document,
      documentComplement: entry.documentComplement,
    });
  }

  /** The balance after the entries so far. */
  get balanceCents(): number {
    return this.head.opening.cents + this.credits - this.debits;
  }

  /** @param status `F` final, `I` intraday */
  trailer(day: string, status: 'F' | 'I'): string {
    return writeRecord(STATEMENT_TRAILER, {
      ...controlOf(this.head),
      ...this.head.company,
      blockedOverDayCents: 0,
      limitCents: 0,
      blockedDayCents: 0,
      ...balanceValues({ day, cents: this.balanceCents }, status),
      records: this.entries + 2,
      debitCents: this.debits,
      creditCents: this.credits,
    });
  }
}

export interface StatementFileHead {
  readonly layout: StatementLayout;
  readonly bank: string;
  readonly bankName: string;
  readonly company: CompanyValues;
  readonly createdOn: string;
  readonly createdAt: string;
  readonly sequence: number;
}

export function statementFileHeader({ layout, company, ...values }: StatementFileHead): string {
  return writeRecord(FILE_HEADER, {
    ...values,
    ...company,
    direction: '2',
    layoutVersion: layout.fileVersion,
    density: '01600',
    bankUse: '',
    companyUse: '',
  });
}

/** @param records without the header and the trailer of the file */
export function statementFileTrailer(bank: string, lots: number, records: number): string {
  return writeRecord(FILE_TRAILER, { bank, lots, records: records + 2, accounts: lots });
}

type EntryFields = Omit<
  WrittenValues<Partial<SegmentEValues>>,
  keyof CompanyValues | 'bank' | 'lot' | 'nature' | 'complementKind' | 'complement' | 'exemption'
>;

function controlOf({ bank, lot }: StatementLotHead) {
  return { bank, lot: String(lot) };
}

function balanceValues({ day, cents }: LotBalance, status: 'F' | 'I') {
  return {
    balanceDate: day,
    balanceCents: Math.abs(cents),
    balanceSide: cents < 0 ? 'D' : 'C',
    balanceStatus: status,
  };
}
