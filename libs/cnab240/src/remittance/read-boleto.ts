import { type RecordTable } from '#libs/fixed-width';
import { barcodeCheckDigit, readBarcode } from './barcode';
import {
  documentOf,
  type PaymentContext,
  readSegment,
  reportField,
  withoutBlanks,
} from './payment-context';
import { isZeros, type PaymentContent } from './read-transfer';

type JValues = Partial<
  PaymentContext['layout']['records']['j'] extends RecordTable<infer V> ? V : never
>;
type Report = (name: string, code: string, detail: string) => void;

const OWN_BOLETO = '30';
const OTHER_BOLETO = '31';

/** Reads segment J with its segment J-52. */
export function readBoleto(context: PaymentContext, kind: 'boleto' | 'pixQrCode'): PaymentContent {
  const j = context.records[0];
  const values = readSegment(context, context.layout.records.j, j);
  const report: Report = (name, code, detail) => {
    reportField(context, context.layout.records.j, j, [name, code, detail]);
  };
  checkAmounts(report, values);
  if (values.date === undefined && isZeros(j.text.slice(144, 152))) {
    report('date', 'AP', 'The day of the payment is missing.');
  }
  if (kind === 'boleto') checkBarcode(context, report, values);
  const other = readParties(context, kind);
  return {
    kind,
    movement: values.movement ?? '',
    instruction: values.instruction ?? '',
    payee: {
      name: withoutBlanks(values.payeeName) ?? '',
      document: other.document,
      bank: kind === 'boleto' ? values.barcode?.slice(0, 3) : undefined,
      ispb: undefined,
      branch: undefined,
      account: undefined,
      accountDigit: undefined,
      isSavings: false,
      key: undefined,
    },
    cents: values.cents ?? 0,
    date: values.date,
    companyDocument: values.companyDocument ?? '',
    txid: other.txid,
    message: undefined,
    barcode: kind === 'boleto' ? values.barcode : undefined,
    qrCode: other.qrCode,
  };
}

function checkAmounts(report: Report, values: JValues): void {
  const { nominalCents, discountCents, additionCents, cents } = values;
  if (cents === 0) report('cents', 'AR', 'The amount of the payment must be more than zero.');
  if (nominalCents === undefined || discountCents === undefined) return;
  if (additionCents === undefined || cents === undefined) return;
  const due = nominalCents - discountCents + additionCents;
  if (due === cents) return;
  const parts = `nominal ${String(nominalCents)} - discount ${String(discountCents)} + additions ${String(additionCents)}`;
  report('cents', 'AR', `The amount is ${String(cents)} cents, but ${parts} is ${String(due)}.`);
}

function checkBarcode(context: PaymentContext, report: Report, values: JValues): void {
  const { barcode: digits, nominalCents } = values;
  if (digits === undefined) return;
  const barcode = readBarcode(digits);
  if (barcode.currency !== '9') {
    report('barcode', 'CB', `The currency of the barcode is ${barcode.currency}; it must be 9.`);
  }
  const checkDigit = barcodeCheckDigit(digits);
  if (barcode.checkDigit !== checkDigit) {
    report(
      'barcode',
      'CC',
      `The check digit of the barcode is ${barcode.checkDigit}; it must be ${checkDigit}.`,
    );
  }
  if (barcode.cents !== 0 && nominalCents !== undefined && barcode.cents !== nominalCents) {
    const is = `The barcode has ${String(barcode.cents)} cents`;
    report('barcode', 'CD', `${is}, but the nominal amount is ${String(nominalCents)}.`);
  }
  const { form } = context.lot;
  const isOwn = barcode.bank === context.file.bank;
  if (isOwn && form === OTHER_BOLETO) {
    report(
      'barcode',
      'CA',
      `A boleto of bank ${barcode.bank} belongs to a lot of form ${OWN_BOLETO}.`,
    );
  }
  if (!isOwn && form === OWN_BOLETO) {
    report(
      'barcode',
      'CA',
      `A boleto of bank ${barcode.bank} belongs to a lot of form ${OTHER_BOLETO}.`,
    );
  }
}

function readParties(context: PaymentContext, kind: 'boleto' | 'pixQrCode') {
  const record = context.records.find(({ segment }) => segment === 'J52');
  const { j52, j52Pix } = context.layout.records;
  const table: typeof j52Pix = kind === 'boleto' ? j52 : j52Pix;
  if (record === undefined) {
    return { document: undefined, txid: undefined, qrCode: undefined };
  }
  const values = readSegment(context, table, record);
  const payee = documentOf(values.payeeInscriptionType, values.payeeInscription);
  const payer = documentOf(values.payerInscriptionType, values.payerInscription);
  const faults = [
    ['payeeInscription', payee.fault],
    ['payerInscription', payer.fault],
  ] as const;
  for (const [name, fault] of faults) {
    if (fault !== undefined) reportField(context, table, record, [name, 'AT', fault]);
  }
  const qrCode = withoutBlanks(values.qrCode);
  if (kind === 'pixQrCode' && qrCode === undefined) {
    reportField(context, table, record, [
      'qrCode',
      'PK',
      'The key or the address of the QR code is missing.',
    ]);
  }
  return { document: payee.document, txid: withoutBlanks(values.txid), qrCode };
}
