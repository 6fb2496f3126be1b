import {
  type Finding,
  type FindingSink,
  type Line,
  readLines,
  readRecord,
} from '#libs/fixed-width';
import { lotKindOf } from '../layouts/record-of-line';
import { STATEMENT_LAYOUTS, type StatementLayout } from '../layouts/statement-layouts';
import { LENGTH } from '../records/shared';
import { STATEMENT_TRAILER } from '../records/statement';

/** An entry of a statement file: a segment E. */
export interface StatementFileEntry {
  readonly line: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Negative is a debit. */
  readonly cents: number;
  readonly document: string;
  readonly history: string;
}

/** The fields of a segment E without which an entry cannot be used. */
const NEEDED: ReadonlySet<string> = new Set(['date', 'cents', 'side']);
/** Findings about lines that change no value. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['UTF8', 'BYTE_ORDER_MARK', 'LINE_FEED_ONLY', 'LAST_LINE_OPEN', 'END_OF_FILE_CHARACTER'],
]);

/**
 * Reads the entries of a statement file (FEBRABAN V09.0, segments E). Memory does not depend on the size of the file. An entry without
 * a day, an amount or a side makes a finding and is left out; so does a lot whose entries are not the sums of its trailer.
 *
 * @param report called for each finding that makes the result incomplete
 * @returns the entries in pages
 */
export async function* readStatement(
  bytes: AsyncIterable<Uint8Array>,
  report: FindingSink,
): AsyncGenerator<readonly StatementFileEntry[]> {
  const reader = new StatementReader(report);
  const ofLine: FindingSink = (finding) => {
    if (!HARMLESS.has(finding.code)) report(finding);
  };
  for await (const lines of readLines(bytes, LENGTH, ofLine)) {
    const entries = lines.flatMap((line) => reader.read(line));
    if (entries.length > 0) yield entries;
  }
  reader.end();
}

interface Lot {
  readonly layout: StatementLayout;
  debits: number;
  credits: number;
}

class StatementReader {
  private lot: Lot | undefined;
  private lots = 0;
  private last = 0;
  private isEnded = false;

  constructor(private readonly report: FindingSink) {}

  /** The entry of the line, if it has one. */
  read(line: Line): readonly StatementFileEntry[] {
    this.last = line.number;
    const type = line.text.slice(7, 8);
    if (line.number === 1 && type !== '0') {
      this.find(
        line,
        8,
        'NO_HEADER',
        'The first line must be the header of the file: record type 0.',
      );
    }
    if (type === '1') this.begin(line);
    if (type === '3') return this.entry(line);
    if (type === '5') this.close(line);
    if (type === '9') this.isEnded = true;
    return [];
  }

  end(): void {
    const line = { number: Math.max(this.last, 1), text: '' };
    if (!this.isEnded) {
      this.find(line, 8, 'NO_TRAILER', 'The file must end with its trailer: record type 9.');
    }
    if (this.lots === 0) {
      const detail = 'The file has no lot of a statement: a record type 1 with E in position 9.';
      this.find(line, 9, 'NO_STATEMENT', detail);
    }
  }

  private begin({ text }: Line): void {
    this.lot = undefined;
    if (!lotKindOf(text).isStatement) return;
    this.lots += 1;
    const { bradesco, febraban } = STATEMENT_LAYOUTS;
    const isBradesco = text.slice(13, 16) === bradesco.lotVersion;
    this.lot = { layout: isBradesco ? bradesco : febraban, debits: 0, credits: 0 };
  }

  private entry(line: Line): readonly StatementFileEntry[] {
    const { lot } = this;
    if (lot === undefined || line.text.slice(13, 14) !== 'E') return [];
    const { date, cents, side, document, history } = readRecord(
      lot.layout.segmentE,
      line,
      (finding) => {
        if (NEEDED.has(finding.field)) this.report(finding);
      },
    );
    if (date === undefined) {
      if (/^[0 ]{8}$/.test(line.text.slice(142, 150))) {
        this.find(line, 143, 'NOT_A_DATE', 'The day of the entry is missing; it must be DDMMAAAA.');
      }
      return [];
    }
    if (cents === undefined || side === undefined) return [];
    if (side === 'D') lot.debits += cents;
    else lot.credits += cents;
    const signed = side === 'D' ? 0 - cents : cents;
    return [
      {
        line: line.number,
        day: date,
        cents: signed,
        document: document ?? '',
        history: history ?? '',
      },
    ];
  }

  private close(line: Line): void {
    const { lot } = this;
    this.lot = undefined;
    if (lot === undefined) return;
    const { debitCents, creditCents } = readRecord(STATEMENT_TRAILER, line, (finding) => {
      if (finding.field === 'debitCents' || finding.field === 'creditCents') this.report(finding);
    });
    this.compare(line, 177, 'debits', { stated: debitCents, counted: lot.debits });
    this.compare(line, 195, 'credits', { stated: creditCents, counted: lot.credits });
  }

  private compare(
    line: Line,
    from: number,
    what: string,
    { stated, counted }: { readonly stated: number | undefined; readonly counted: number },
  ): void {
    if (stated === undefined || stated === counted) return;
    const detail = `The trailer has ${what} of ${String(stated)} cents, but the entries of the lot sum to ${String(counted)}.`;
    this.find(line, from, 'SUM_DIFFERS', detail);
  }

  private find(line: Line, from: number, code: string, detail: string): void {
    const finding: Finding = { line: line.number, from, to: from, field: 'line', code, detail };
    this.report(finding);
  }
}
