import { type Line, readField, readRecord } from '#libs/fixed-width';
import { type PaymentLayout } from '../layouts/payment-layout';
import { checkDemands } from './check-demands';
import { FindingList } from './finding-list';
import { reportField } from './payment-context';
import { readBoleto } from './read-boleto';
import { readTransfer } from './read-transfer';
import { segmentOf } from '../records/segments';
import {
  type PaymentRecord,
  type PaymentRecords,
  type PaymentSegment,
  type RemittanceFile,
  type RemittanceItem,
  type RemittanceLot,
} from '../model/remittance';

/** The documents of the company in a file; each is allowed once. */
export interface SeenDocuments {
  has(document: string): boolean;
  add(document: string): unknown;
}

type PaymentItem = Extract<RemittanceItem, { item: 'payment' }>;
type LotEnd = Extract<RemittanceItem, { item: 'lotEnd' }>;

/** Joins the records of a lot to payments, and compares its totals. */
export class LotReader {
  private pending: PaymentRecord[] = [];
  private pendingFindings = new FindingList('payment');
  private nextRecord = 1;
  private details = 0;
  private payments = 0;
  private cents = 0;
  private hasUnknownAmount = false;

  constructor(
    private readonly layout: PaymentLayout,
    private readonly file: RemittanceFile,
    readonly lot: RemittanceLot,
    readonly findings: FindingList,
    private readonly seen: SeenDocuments,
  ) {}

  /** @returns the payment that this record ends, because it starts another */
  push(line: Line): PaymentItem | undefined {
    this.details += 1;
    const segment = segmentOf(line.text);
    const isFirst = segment === 'A' || segment === 'J';
    const finished = isFirst ? this.finish() : undefined;
    this.add(line, segment, isFirst);
    return finished;
  }

  /** @returns the payment that the trailer ends */
  finish(): PaymentItem | undefined {
    const [first, ...others] = this.pending;
    const kind = this.layout.forms.get(this.lot.form);
    if (first === undefined || kind === undefined) return undefined;
    const records: PaymentRecords = [first, ...others];
    const findings = this.pendingFindings;
    this.pending = [];
    this.pendingFindings = new FindingList('payment');
    this.payments += 1;
    const { layout, file, lot } = this;
    const context = { layout, file, lot, records, report: findings.add };
    const content =
      kind === 'boleto' || kind === 'pixQrCode'
        ? readBoleto(context, kind)
        : readTransfer(context, kind);
    if (findings.kept.some(({ field, line }) => field === 'cents' && line === first.line)) {
      this.hasUnknownAmount ||= content.cents === 0;
    }
    this.cents += content.cents;
    const table = first.segment === 'A' ? layout.records.a : layout.records.j;
    const report = (code: string, detail: string): void => {
      reportField(context, table, first, ['companyDocument', code, detail]);
    };
    this.checkDocument(content.companyDocument, report);
    this.checkSecond(first, records, findings);
    const record = Number(first.text.slice(8, 13));
    const payment = { line: first.line, lot: lot.number, record, ...content, records };
    checkDemands(context, payment);
    return { item: 'payment', payment, findings: findings.kept };
  }

  /** @param line the trailer; undefined if the lot has none */
  end(line: Line | undefined): LotEnd {
    const { lot, payments, cents } = this;
    const records = this.details + (line === undefined ? 1 : 2);
    if (line === undefined) {
      const detail = `Lot ${String(lot.number)} has no trailer.`;
      this.findings.add({ line: lot.line, from: 4, to: 8, field: 'lot', code: 'HG', detail });
    } else {
      this.checkTotals(line, records);
    }
    return {
      item: 'lotEnd',
      lot,
      totals: { payments, cents, records },
      findings: this.findings.kept,
    };
  }

  private add(line: Line, segment: PaymentSegment | undefined, isFirst: boolean): void {
    const isTransfer = this.isTransferLot();
    const belongs =
      (segment === 'J' || segment === 'J52') !== isTransfer &&
      (isFirst || this.isExpected(segment));
    if (segment === undefined || !belongs) {
      const must = isTransfer ? 'A with B, and C after B' : 'J with J-52';
      const detail = `Segment ${line.text.slice(13, 14)} is not expected here; the lot has segments ${must}.`;
      this.findings.add({
        line: line.number,
        from: 14,
        to: 14,
        field: '$segment',
        code: 'AI',
        detail,
      });
      this.nextRecord = Number(line.text.slice(8, 13)) + 1;
      return;
    }
    this.checkNumber(line);
    this.pending.push({ line: line.number, segment, text: line.text });
  }

  private isTransferLot(): boolean {
    const kind = this.layout.forms.get(this.lot.form);
    return kind !== 'boleto' && kind !== 'pixQrCode';
  }

  private isExpected(segment: PaymentSegment | undefined): boolean {
    const last = this.pending.at(-1)?.segment;
    if (segment === 'B') return last === 'A';
    return segment === 'C' ? last === 'B' : last === 'J';
  }

  private checkNumber({ number, text }: Line): void {
    const record = readField(this.layout.records.a, 'record', text);
    const expected = String(this.nextRecord).padStart(5, '0');
    const at = { line: number, from: 9, to: 13, field: 'record', code: 'AH' };
    if (record !== undefined && record !== expected) {
      const detail = `Number of the record in the lot is ${record}; ${expected} is the next one.`;
      this.pendingFindings.add({ ...at, detail });
    }
    this.nextRecord = (record === undefined ? this.nextRecord : Number(record)) + 1;
    const lot = text.slice(3, 7);
    if (lot === this.lot.text.slice(3, 7)) return;
    const detail = `Number of the lot is ${lot}; this is lot ${this.lot.text.slice(3, 7)}.`;
    this.pendingFindings.add({ line: number, from: 4, to: 7, field: 'lot', code: 'AA', detail });
  }

  private checkDocument(document: string, report: (code: string, detail: string) => void): void {
    if (document === '') {
      report('BB', 'The document of the company is missing; the return is matched with it.');
    } else if (this.seen.has(document)) {
      report('BB', `The document ${document} of the company was already used in this file.`);
    } else {
      // The text of a field would keep the text of its chunk in memory.
      this.seen.add(Buffer.from(document).toString());
    }
  }

  private checkSecond(
    first: PaymentRecord,
    records: readonly PaymentRecord[],
    findings: FindingList,
  ): void {
    const needsSecond = first.segment === 'A' || this.lot.form === '47' || this.layout.needsJ52;
    if (records.length > 1 || !needsSecond) return;
    const second = first.segment === 'A' ? 'B' : 'J-52';
    const detail = `Segment ${first.segment} has no segment ${second} after it.`;
    findings.add({ line: first.line, from: 14, to: 14, field: '$segment', code: 'AI', detail });
  }

  private checkTotals(line: Line, records: number): void {
    const report = this.findings.add;
    const trailer = readRecord(this.layout.records.lotTrailer, line, (finding) => {
      if (!finding.field.startsWith('$unused')) report(finding);
    });
    const differs = (
      field: string,
      [from, to]: readonly [number, number],
      detail: string,
    ): void => {
      report({ line: line.number, from, to, field, code: 'TA', detail });
    };
    if (trailer.lot !== undefined && Number(trailer.lot) !== this.lot.number) {
      const detail = `The trailer is of lot ${trailer.lot}, but lot ${String(this.lot.number)} is open.`;
      report({ line: line.number, from: 4, to: 7, field: 'lot', code: 'HG', detail });
    }
    if (trailer.records !== undefined && trailer.records !== records) {
      const is = `The trailer has ${String(trailer.records)} records`;
      differs('records', [18, 23], `${is}, but the lot has ${String(records)}.`);
    }
    if (this.hasUnknownAmount || trailer.cents === undefined || trailer.cents === this.cents)
      return;
    const is = `The trailer has a sum of ${String(trailer.cents)} cents`;
    differs('cents', [24, 41], `${is}, but the payments have ${String(this.cents)}.`);
  }
}
