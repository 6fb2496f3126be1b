import { type RecordTable } from '#libs/fixed-width';
import { type PaymentLayout } from '../layouts/payment-layout';
import { type PaymentContext, reportField } from './payment-context';
import { type PaymentSegment, type RemittancePayment } from '../model/remittance';

/** Checks what the bank demands beyond the layout. */
export function checkDemands(context: PaymentContext, payment: RemittancePayment): void {
  const { layout, file, lot } = context;
  for (const record of payment.records) {
    const table = tableOf(layout, record.segment);
    for (const { segment, field, content, code } of layout.emptyFields) {
      if (segment !== record.segment || isEmpty(table, field, record.text, content)) continue;
      reportField(context, table, record, [field, code, `A remittance must have ${content} here.`]);
    }
  }
  const [first] = payment.records;
  const table = tableOf(layout, first.segment);
  for (const { field, code, demand, isBroken } of layout.rules) {
    if (isBroken(payment, { file, lot })) reportField(context, table, first, [field, code, demand]);
  }
}

function tableOf({ records }: PaymentLayout, segment: PaymentSegment): RecordTable<unknown> {
  const tables = { A: records.a, B: records.b, C: records.c, J: records.j, J52: records.j52 };
  return tables[segment];
}

function isEmpty(
  table: RecordTable<unknown>,
  name: string,
  text: string,
  content: 'blanks' | 'zeros',
): boolean {
  const field = table.entries.find((entry) => entry.name === name)?.field;
  if (field === undefined) return true;
  const fill = content === 'blanks' ? ' ' : '0';
  return text.slice(field.from - 1, field.to) === fill.repeat(field.to - field.from + 1);
}
