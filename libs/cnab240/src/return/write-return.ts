import {
  changeFields,
  linesToBytes,
  readField,
  type RecordTable,
  writeRecord,
} from '#libs/fixed-width';
import { type PaymentLayout } from '../layouts/payment-layout';
import { type RemittanceFile, type RemittanceLot } from '../model/remittance';
import { segmentOf } from '../records/segments';
import { ownOccurrences } from './own-occurrences';

/** The header of a return. */
export interface ReturnHead {
  /** The header of the remittance, from which the company and its account come. */
  readonly file: Pick<RemittanceFile, 'text' | 'bank'>;
  /** Default: that of the remittance. */
  readonly bankName?: string;
  /** `YYYY-MM-DD`, and `HH:MM:SS`, in Brasília. */
  readonly createdOn: string;
  readonly createdAt: string;
  /** NSA: the number of this file among the returns of the agreement. */
  readonly sequence: number;
}

/** What the bank says about a payment. */
export interface ReturnOutcome {
  /** G059 of FEBRABAN: up to five codes. A layout can have codes of its own for them. */
  readonly occurrences: readonly string[];
  /** The day and the amount of the entry; undefined if the payment was not carried out. */
  readonly realDate?: string | undefined;
  readonly realCents?: number | undefined;
  /** "Nosso número". */
  readonly bankDocument?: string | undefined;
  /** Adds a segment Z with the authentication of the payment: at most 64 characters. */
  readonly authentication?: string | undefined;
}

/** A part of a return. A lot ends where the next one begins. */
export type ReturnItem =
  | {
      readonly item: 'lot';
      readonly lot: Pick<RemittanceLot, 'text'>;
      /** Of the lot as a whole, such as HA; empty if it was accepted. */
      readonly occurrences: readonly string[];
    }
  | {
      readonly item: 'payment';
      /** The records of the payment as sent. */
      readonly lines: readonly string[];
      readonly outcome: ReturnOutcome;
    };

const MAX_OCCURRENCES = 5;
const LINES_OF_CHUNK = 256;

/**
 * Writes a return in one pass. It repeats the records of the remittance, also those that are not valid, with new numbers and
 * the results of the bank; the totals are counted.
 * @throws RangeError if a payment comes before the first lot, if a line is no record of a payment, or if an occurrence is not one
 *   of the layout
 */
export async function* writeReturn(
  layout: PaymentLayout,
  head: ReturnHead,
  items: AsyncIterable<ReturnItem> | Iterable<ReturnItem>,
): AsyncGenerator<Uint8Array> {
  const writer = new ReturnWriter(layout, head);
  let lines = [writer.header()];
  for await (const item of items) {
    lines.push(...writer.push(item));
    if (lines.length < LINES_OF_CHUNK) continue;
    yield linesToBytes(lines);
    lines = [];
  }
  lines.push(...writer.end());
  yield linesToBytes(lines);
}

class ReturnWriter {
  private lot: { readonly occurrences: string; readonly isPix: boolean } | undefined;
  private lots = 0;
  /** Lines of the file, and details of the lot. */
  private lines = 0;
  private details = 0;
  private cents = 0;

  constructor(
    private readonly layout: PaymentLayout,
    private readonly head: ReturnHead,
  ) {}

  header(): string {
    const { file, bankName, createdOn, createdAt, sequence } = this.head;
    const bank = bankName === undefined ? {} : { bankName };
    this.lines += 1;
    const values = { direction: '2', ...bank, createdOn, createdAt, sequence };
    return changeFields(this.layout.records.fileHeader, file.text, values);
  }

  push(item: ReturnItem): string[] {
    if (item.item === 'payment') return this.payment(item.lines, item.outcome);
    const ended = this.endLot();
    const occurrences = this.occurrencesOf(item.occurrences);
    const isPix = this.layout.forms.get(item.lot.text.slice(11, 13)) === 'pix';
    this.lot = { occurrences, isPix };
    this.lots += 1;
    this.lines += 1;
    this.details = 0;
    this.cents = 0;
    const values = { lot: this.lotNumber(), occurrences };
    return [...ended, changeFields(this.layout.records.lotHeader, item.lot.text, values)];
  }

  end(): string[] {
    const ended = this.endLot();
    const { lots, layout, head } = this;
    const values = { bank: head.file.bank, lots, records: this.lines + 1, accounts: 0 };
    return [...ended, writeRecord(layout.records.fileTrailer, values)];
  }

  private payment(lines: readonly string[], outcome: ReturnOutcome): string[] {
    if (this.lot === undefined) throw new RangeError('A payment of a return must be in a lot.');
    const written = lines.map((line) => this.detail(line, outcome));
    if (outcome.authentication !== undefined) {
      written.push(this.authentication(outcome, lines[0] ?? ''));
    }
    return written;
  }

  private detail(text: string, outcome: ReturnOutcome): string {
    const { a, b, bPix, c, j, j52 } = this.layout.records;
    const place = this.nextPlace();
    const { realDate, realCents } = outcome;
    const occurrences = this.occurrencesOf(outcome.occurrences);
    switch (segmentOf(text)) {
      case 'A':
        this.cents += readField(a, 'cents', text) ?? 0;
        return changeFields(a, text, {
          ...place,
          realDate,
          realCents,
          bankDocument: fitting(a, 'bankDocument', outcome.bankDocument),
          occurrences,
        });
      case 'B':
        // Only segment B of a Pix has occurrences, and only at some banks.
        return this.lot?.isPix === true
          ? changeFields(bPix, text, { ...place, occurrences })
          : changeFields(b, text, place);
      case 'C':
        return changeFields(c, text, place);
      case 'J':
        this.cents += readField(j, 'cents', text) ?? 0;
        return changeFields(j, text, {
          ...place,
          ...(realDate !== undefined && { date: realDate, cents: realCents }),
          bankDocument: fitting(j, 'bankDocument', outcome.bankDocument),
          occurrences,
        });
      case 'J52':
        return changeFields(j52, text, place);
      case undefined:
        throw new RangeError(`${text.slice(0, 14)} is not a record of a payment.`);
    }
  }

  /** @param first the first record of the payment */
  private authentication(outcome: ReturnOutcome, first: string): string {
    const { a, j, z } = this.layout.records;
    const companyDocument =
      segmentOf(first) === 'A'
        ? readField(a, 'companyDocument', first)
        : readField(j, 'companyDocument', first);
    return writeRecord(z, {
      ...this.nextPlace(),
      bank: this.head.file.bank,
      authentication: outcome.authentication,
      bankControl: undefined,
      companyDocument,
      bankDocument: fitting(z, 'bankDocument', outcome.bankDocument),
      occurrences: this.occurrencesOf(outcome.occurrences),
    });
  }

  private nextPlace(): { lot: string; record: string } {
    this.details += 1;
    this.lines += 1;
    return { lot: this.lotNumber(), record: String(this.details).padStart(5, '0') };
  }

  private lotNumber(): string {
    return String(this.lots).padStart(4, '0');
  }

  private endLot(): string[] {
    if (this.lot === undefined) return [];
    this.lines += 1;
    const trailer = writeRecord(this.layout.records.lotTrailer, {
      bank: this.head.file.bank,
      lot: this.lotNumber(),
      records: this.details + 2,
      cents: this.cents,
      quantity: 0,
      debitNotice: undefined,
      occurrences: this.lot.occurrences,
    });
    this.lot = undefined;
    return [trailer];
  }

  private occurrencesOf(codes: readonly string[]): string {
    const { id, meanings } = this.layout.occurrences;
    const unknown = codes.find((code) => !meanings.has(code));
    if (unknown !== undefined) throw new RangeError(`${unknown} is not an occurrence of ${id}.`);
    return ownOccurrences(this.layout, codes).slice(0, MAX_OCCURRENCES).join('');
  }
}

/** The beginning of a text that fits into its field, which is shorter at some banks. */
function fitting<V>(
  table: RecordTable<V>,
  name: keyof V & string,
  text: string | undefined,
): string | undefined {
  const field = table.entries.find((entry) => entry.name === name)?.field;
  return field === undefined ? text : text?.slice(0, field.to - field.from + 1);
}
