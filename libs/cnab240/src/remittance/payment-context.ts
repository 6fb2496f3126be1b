import { hasTaxIdCheckDigits } from '#libs/brazil';
import { type FindingSink, readRecord, type RecordTable } from '#libs/fixed-width';
import { type PaymentLayout } from '../layouts';
import { taxIdOf } from '../records/tax-number';
import {
  type PaymentRecord,
  type PaymentRecords,
  type RemittanceFile,
  type RemittanceLot,
} from './remittance';

/** The records of one payment, and what they belong to. */
export interface PaymentContext {
  readonly layout: PaymentLayout;
  readonly file: RemittanceFile;
  readonly lot: RemittanceLot;
  readonly records: PaymentRecords;
  readonly report: FindingSink;
}

/** Reads one of the records. Positions that are not used can have any content. */
export function readSegment<V>(
  context: PaymentContext,
  table: RecordTable<V>,
  record: PaymentRecord,
): Readonly<Partial<V>> {
  return readRecord(table, { number: record.line, text: record.text }, (finding) => {
    if (!finding.field.startsWith('$unused')) context.report(finding);
  });
}

/** Reports a finding about a field of a record. */
export function reportField(
  context: PaymentContext,
  table: RecordTable<unknown>,
  record: PaymentRecord,
  [name, code, detail]: readonly [name: string, code: string, detail: string],
): void {
  const entry = table.entries.find((one) => one.name === name);
  const { from, to } = entry?.field ?? { from: 1, to: table.length };
  context.report({ line: record.line, from, to, field: name, code, detail });
}

/** The text without zeros on the left; undefined if nothing is left. */
export function withoutZeros(content: string | undefined): string | undefined {
  const rest = content?.replace(/^[0 ]+/, '').trimEnd() ?? '';
  return rest === '' ? undefined : rest;
}

export function withoutBlanks(content: string | undefined): string | undefined {
  const rest = content?.trim() ?? '';
  return rest === '' ? undefined : rest;
}

/** The CPF or CNPJ, and what is wrong with it. */
export function documentOf(
  type: string | undefined,
  number: string | undefined,
): { readonly document: string | undefined; readonly fault: string | undefined } {
  const document = taxIdOf(type, number);
  const isWrong = document !== undefined && !hasTaxIdCheckDigits(document);
  const fault = isWrong ? `The CPF or CNPJ ${document} has wrong check digits.` : undefined;
  return { document, fault };
}
