import { type Finding, type Line, readLines, readRecord } from '#libs/fixed-width';
import { type PaymentLayout } from '../layouts/payment-layout';
import { LENGTH } from '../records/shared';
import { taxIdOf } from '../records/tax-number';
import { FindingList } from './finding-list';
import { LotReader } from './lot-reader';
import {
  type RemittanceCompany,
  type RemittanceFile,
  type RemittanceItem,
  type RemittanceLot,
} from '../model/remittance';

/** Faults of lines that do not change the meaning of the file. */
const NOTICES: ReadonlySet<string> = new Set([
  'LINE_FEED_ONLY',
  'LAST_LINE_OPEN',
  'END_OF_FILE_CHARACTER',
]);

/**
 * Reads a remittance of payments. Memory does not depend on its size, except for the documents of the company, of which
 * none may be repeated. Reading stops after more faults of the file than are reported, because the rest of such a file is no CNAB.
 *
 * @example
 * for await (const item of readRemittance(body, FEBRABAN)) {
 *   if (item.item === 'payment' && item.findings.length === 0) await accept(item.payment);
 * }
 */
export async function* readRemittance(
  bytes: AsyncIterable<Uint8Array>,
  layout: PaymentLayout,
): AsyncGenerator<RemittanceItem> {
  const reader = new RemittanceReader(layout);
  for await (const lines of readLines(bytes, LENGTH, reader.reportLine)) {
    for (const line of lines) yield* reader.push(line);
    if (reader.hasTooManyFindings) break;
  }
  yield* reader.end();
}

class RemittanceReader {
  private file: RemittanceFile | undefined;
  private lot: LotReader | undefined;
  private isClosed = false;
  private readonly findings = new FindingList('file');
  private readonly notices = new FindingList('file');
  private readonly seen = new Set<string>();
  private records = 0;
  private lots = 0;
  private payments = 0;
  private cents = 0;
  private lastLot = 0;

  constructor(private readonly layout: PaymentLayout) {}

  get hasTooManyFindings(): boolean {
    return this.findings.omitted > 0;
  }

  readonly reportLine = (finding: Finding): void => {
    if (NOTICES.has(finding.code)) this.notices.add(finding);
    else
      this.findings.add({ ...finding, code: 'HI', detail: `${finding.detail} (${finding.code})` });
  };

  *push(line: Line): Generator<RemittanceItem> {
    this.records += 1;
    const type = line.text.slice(7, 8);
    if (this.isClosed) {
      this.refuse(line, 'The file has a record after its trailer.');
    } else if (type === '0') {
      yield* this.openFile(line);
    } else if (this.file === undefined) {
      this.refuse(line, 'The first record must be the header of the file (type 0).');
      this.isClosed = true;
    } else if (type === '1') {
      yield* this.openLot(line, this.file);
    } else if (type === '3') {
      yield* this.readDetail(line);
    } else if (type === '5') {
      yield* this.closeLot(line);
    } else if (type === '9') {
      yield* this.closeFile(line);
    } else {
      this.refuse(line, `Type of record is "${type}"; a remittance has 0, 1, 3, 5 and 9.`);
    }
  }

  *end(): Generator<RemittanceItem> {
    if (this.lot !== undefined) yield* this.closeLot(undefined);
    if (!this.isClosed) {
      const detail =
        this.records === 0 ? 'The file is empty.' : 'The file has no trailer (type 9).';
      const line = Math.max(1, this.records);
      this.findings.add({ line, from: 8, to: 8, field: '$type', code: 'HI', detail });
    }
    const { payments, cents, records, lots, findings } = this;
    yield {
      item: 'fileEnd',
      totals: { payments, cents, records, lots },
      findings: findings.kept,
      notices: this.notices.kept,
      omitted: findings.omitted,
    };
  }

  private *openFile(line: Line): Generator<RemittanceItem> {
    if (this.file !== undefined) {
      this.refuse(line, 'The file has a second header.');
      return;
    }
    const before = this.findings.kept.length;
    const header = readRecord(this.layout.records.fileHeader, line, this.reportUsed);
    if (header.direction === '2') {
      const detail = 'Remittance or return is 2, a return; a remittance has 1.';
      this.add(line, ['direction', 143, 143, 'HK', detail]);
    }
    const version = header.layoutVersion;
    const versions = this.layout.fileVersions;
    if (version !== undefined && versions?.includes(version) === false) {
      const detail = `Version of the file layout is ${version}; ${this.layout.title} has ${versions.join(', ')}.`;
      this.add(line, ['layoutVersion', 164, 166, 'HL', detail]);
    }
    this.file = {
      line: line.number,
      text: line.text,
      bank: header.bank ?? line.text.slice(0, 3),
      company: companyOf(header),
      createdOn: header.createdOn,
      createdAt: header.createdAt,
      sequence: header.sequence ?? 0,
      layoutVersion: version ?? '',
    };
    yield { item: 'file', file: this.file, findings: this.findings.kept.slice(before) };
  }

  private *openLot(line: Line, file: RemittanceFile): Generator<RemittanceItem> {
    if (this.lot !== undefined) yield* this.closeLot(undefined);
    this.lots += 1;
    const findings = new FindingList('lot');
    const header = readRecord(this.layout.records.lotHeader, line, (finding) => {
      if (!finding.field.startsWith('$unused')) findings.add(finding);
    });
    const lot: RemittanceLot = {
      line: line.number,
      text: line.text,
      number: Number(header.lot ?? 0),
      service: header.service ?? '',
      form: header.form ?? '',
      layoutVersion: header.layoutVersion ?? '',
      company: companyOf(header),
    };
    checkLot({ layout: this.layout, file, lot, operation: header.operation }, findings);
    this.checkOrder(lot, findings);
    this.lot = new LotReader(this.layout, file, lot, findings, this.seen);
    yield { item: 'lot', lot, findings: [...findings.kept] };
  }

  private checkOrder(lot: RemittanceLot, findings: FindingList): void {
    const expected = this.lastLot + 1;
    if (lot.number !== expected) {
      const detail = `Number of the lot is ${String(lot.number)}; ${String(expected)} is the next one.`;
      findings.add({ line: lot.line, from: 4, to: 7, field: 'lot', code: 'HG', detail });
    }
    this.lastLot = lot.number;
  }

  private *readDetail(line: Line): Generator<RemittanceItem> {
    if (this.lot === undefined) {
      this.refuse(line, 'A detail (type 3) must be between the header and the trailer of a lot.');
      return;
    }
    const payment = this.lot.push(line);
    if (payment !== undefined) yield payment;
  }

  private *closeLot(line: Line | undefined): Generator<RemittanceItem> {
    if (this.lot === undefined) {
      if (line !== undefined) this.refuse(line, 'The trailer of a lot (type 5) needs its header.');
      return;
    }
    const payment = this.lot.finish();
    if (payment !== undefined) yield payment;
    const end = this.lot.end(line);
    this.payments += end.totals.payments;
    this.cents += end.totals.cents;
    this.lot = undefined;
    yield end;
  }

  private *closeFile(line: Line): Generator<RemittanceItem> {
    if (this.lot !== undefined) yield* this.closeLot(undefined);
    this.isClosed = true;
    const trailer = readRecord(this.layout.records.fileTrailer, line, this.reportUsed);
    const { lots, records } = trailer;
    if (lots !== undefined && lots !== this.lots) {
      const detail = `The trailer has ${String(lots)} lots, but the file has ${String(this.lots)}.`;
      this.add(line, ['lots', 18, 23, 'TA', detail]);
    }
    if (records !== undefined && records !== this.records) {
      const detail = `The trailer has ${String(records)} records, but the file has ${String(this.records)}.`;
      this.add(line, ['records', 24, 29, 'TA', detail]);
    }
  }

  private readonly reportUsed = (finding: Finding): void => {
    if (!finding.field.startsWith('$unused')) this.findings.add(finding);
  };

  private refuse(line: Line, detail: string): void {
    this.add(line, ['$type', 8, 8, 'HJ', detail]);
  }

  private add(
    { number }: Line,
    [field, from, to, code, detail]: readonly [string, number, number, string, string],
  ): void {
    this.findings.add({ line: number, from, to, field, code, detail });
  }
}

interface CompanyValues {
  readonly companyName?: string | undefined;
  readonly inscriptionType?: string;
  readonly inscription?: string;
  readonly agreement?: string;
  readonly branch?: string;
  readonly account?: string;
  readonly accountDigit?: string;
}

function companyOf(values: CompanyValues): RemittanceCompany {
  return {
    name: values.companyName ?? '',
    document: taxIdOf(values.inscriptionType, values.inscription),
    agreement: values.agreement?.trim() ?? '',
    branch: values.branch ?? '',
    account: values.account ?? '',
    accountDigit: values.accountDigit ?? '',
  };
}

interface LotFacts {
  readonly layout: PaymentLayout;
  readonly file: RemittanceFile;
  readonly lot: RemittanceLot;
  readonly operation: string | undefined;
}

/** What the header of a lot must have in common with that of the file. */
function checkLot({ layout, file, lot, operation }: LotFacts, findings: FindingList): void {
  const at = (
    field: string,
    [from, to]: readonly [number, number],
    code: string,
    detail: string,
  ) => {
    findings.add({ line: lot.line, from, to, field, code, detail });
  };
  if (operation !== 'C') {
    at('operation', [9, 9], 'AB', `Kind of operation is "${String(operation)}"; payments have C.`);
  }
  if (lot.form !== '' && !layout.forms.has(lot.form)) {
    const known = [...layout.forms.keys()].join(', ');
    at('form', [12, 13], 'AD', `Form of entry ${lot.form} is not carried out; ${known} are.`);
  }
  if (layout.lotVersions?.includes(lot.layoutVersion) === false) {
    const detail = `Version of the lot layout is ${lot.layoutVersion}; ${layout.title} has ${layout.lotVersions.join(', ')}.`;
    at('layoutVersion', [14, 16], 'HL', detail);
  }
  const { company } = lot;
  if (company.document !== file.company.document) {
    at('inscription', [18, 32], 'HB', 'The CPF or CNPJ differs from that of the file header.');
  }
  if (company.agreement !== file.company.agreement) {
    at('agreement', [33, 52], 'HC', 'The agreement differs from that of the file header.');
  }
  if (company.branch !== file.company.branch || company.account !== file.company.account) {
    at('account', [53, 70], 'HD', 'Branch or account differs from that of the file header.');
  }
}
