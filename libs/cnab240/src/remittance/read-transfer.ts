import { type KeyType, readSoughtKey } from '#libs/brazil';
import { type PixValues, type TransferValues } from '../layouts';
import {
  documentOf,
  type PaymentContext,
  readSegment,
  reportField,
  withoutBlanks,
  withoutZeros,
} from './payment-context';
import {
  type PaymentKind,
  type PaymentRecord,
  type RemittancePayee,
  type RemittancePayment,
} from './remittance';

/** The parts of a payment that its records decide; the rest is its place in the file. */
export type PaymentContent = Omit<RemittancePayment, 'line' | 'lot' | 'record' | 'records'>;

/** G100: the types of key that a form of initiation can have. */
const KEY_TYPES: ReadonlyMap<string, readonly KeyType[]> = new Map([
  ['01', ['PHONE']],
  ['02', ['EMAIL']],
  ['03', ['CPF', 'CNPJ']],
  ['04', ['RANDOM']],
]);
const BY_ACCOUNT = '05';

type Kind = Exclude<PaymentKind, 'boleto' | 'pixQrCode'>;

/** Reads segment A with its segments B and C. */
export function readTransfer(
  context: PaymentContext,
  kind: 'pix' | 'ted' | 'ownBank',
): PaymentContent {
  const { layout, records } = context;
  const [a] = records;
  const b = records.find(({ segment }) => segment === 'B');
  const first = readSegment(context, layout.records.a, a);
  const second = b === undefined ? {} : readSecond(context, kind, b);
  for (const record of records) {
    if (record.segment === 'C') readSegment(context, layout.records.c, record);
  }
  const pix = kind === 'pix' ? pixKindOf(context, b, second) : kind;
  const payee = payeeOf(first, second, keyOf(context, pix, b, second));
  checkFirst(context, a, first);
  if (b !== undefined) checkPayee(context, { kind: pix, a, b }, payee, second);
  return {
    kind: pix,
    movement: first.movement ?? '',
    instruction: first.instruction ?? '',
    payee,
    cents: first.cents ?? 0,
    date: first.date,
    companyDocument: first.companyDocument ?? '',
    txid: withoutBlanks(second.txid),
    message: withoutBlanks(second.message) ?? withoutBlanks(first.information),
    barcode: undefined,
    qrCode: undefined,
  };
}

function readSecond(
  context: PaymentContext,
  kind: 'pix' | 'ted' | 'ownBank',
  record: PaymentRecord,
): PixValues {
  const { bPix, b } = context.layout.records;
  return kind === 'pix' ? readSegment(context, bPix, record) : readSegment(context, b, record);
}

function pixKindOf(
  context: PaymentContext,
  record: PaymentRecord | undefined,
  { initiation }: PixValues,
): Kind {
  if (record === undefined || initiation === undefined) return 'pixKey';
  if (KEY_TYPES.has(initiation)) return 'pixKey';
  if (initiation !== BY_ACCOUNT && initiation !== '') {
    const must = `it must be one of ${[...KEY_TYPES.keys(), BY_ACCOUNT].join(', ')}, or blank for an account`;
    const detail = `Form of initiation (G100) is "${initiation}"; ${must}.`;
    reportField(context, context.layout.records.bPix, record, ['initiation', 'PL', detail]);
  }
  return 'pixAccount';
}

function keyOf(
  context: PaymentContext,
  kind: Kind,
  record: PaymentRecord | undefined,
  values: PixValues,
): RemittancePayee['key'] {
  if (kind !== 'pixKey' || record === undefined) return undefined;
  const written = keyText(values);
  const table = context.layout.records.bPix;
  if (written === undefined) {
    reportField(context, table, record, ['key', 'PN', 'The Pix key is missing.']);
    return undefined;
  }
  for (const type of KEY_TYPES.get(values.initiation ?? '') ?? []) {
    const key = readSoughtKey(type, written);
    if (key.ok) return { type, value: key.value };
  }
  const detail = `"${written}" is not a key of the form of initiation ${String(values.initiation)}.`;
  reportField(context, table, record, ['key', 'PM', detail]);
  return undefined;
}

/** A CPF or CNPJ key can be written only as the document of the payee. */
function keyText({ key, initiation, payeeInscriptionType, payeeInscription }: PixValues) {
  const written = withoutBlanks(key);
  if (written !== undefined || initiation !== '03') return written;
  return documentOf(payeeInscriptionType, payeeInscription).document;
}

function payeeOf(a: TransferValues, b: PixValues, key: RemittancePayee['key']): RemittancePayee {
  const { branch, account, digit } = accountOf(a);
  return {
    name: withoutBlanks(a.payeeName) ?? '',
    document: documentOf(b.payeeInscriptionType, b.payeeInscription).document,
    bank: a.payeeBank === '000' ? undefined : a.payeeBank,
    ispb: ispbOf(b.ispb) ?? ispbOf(a.ispb),
    branch: withoutZeros(branch),
    account: withoutZeros(account),
    accountDigit: withoutBlanks(digit),
    isSavings: a.accountPurpose === 'PP' || a.transferType === '03',
    key,
  };
}

/** Itaú writes branch and account as one text of 20 characters with the same places. */
function accountOf(a: TransferValues) {
  const whole = a.payeeAccountText;
  if (whole === undefined) {
    const digit = withoutBlanks(a.payeeAccountDigit) ?? a.payeeJointDigit;
    return { branch: a.payeeBranch, account: a.payeeAccount, digit };
  }
  return { branch: whole.slice(0, 5), account: whole.slice(6, 18), digit: whole.slice(18) };
}

function ispbOf(content: string | undefined): string | undefined {
  return content === undefined || /^[0 ]*$/.test(content) ? undefined : content;
}

function checkFirst(context: PaymentContext, record: PaymentRecord, a: TransferValues): void {
  const table = context.layout.records.a;
  const { currency } = context.layout;
  const at = (name: string, code: string, detail: string): void => {
    reportField(context, table, record, [name, code, detail]);
  };
  if (a.cents === 0) at('cents', 'AR', 'The amount of the payment must be more than zero.');
  if (a.date === undefined && isZeros(record.text.slice(93, 101))) {
    at('date', 'AP', 'The day of the payment is missing.');
  }
  if (a.currency !== currency) {
    at('currency', 'AQ', `Currency is "${String(a.currency)}"; it must be ${currency}.`);
  }
}

export function isZeros(content: string): boolean {
  return /^[0 ]*$/.test(content);
}

interface Transfer {
  readonly kind: Kind;
  readonly a: PaymentRecord;
  readonly b: PaymentRecord;
}

function checkPayee(
  context: PaymentContext,
  { kind, a, b }: Transfer,
  payee: RemittancePayee,
  values: PixValues,
): void {
  const { records } = context.layout;
  const inB = kind === 'pixKey' || kind === 'pixAccount' ? records.bPix : records.b;
  const { fault } = documentOf(values.payeeInscriptionType, values.payeeInscription);
  if (fault !== undefined) reportField(context, inB, b, ['payeeInscription', 'AT', fault]);
  if (kind === 'pixKey') return;
  if (payee.name === '') {
    reportField(context, records.a, a, ['payeeName', 'AO', 'The name of the payee is missing.']);
  }
  if (payee.document === undefined && values.payeeInscription !== undefined) {
    const detail = 'The CPF or CNPJ of the payee is missing, or its type is not 1 or 2.';
    reportField(context, inB, b, ['payeeInscription', 'AT', detail]);
  }
  if (payee.account === undefined) {
    reportField(context, records.a, a, [
      'payeeAccount',
      'AN',
      'The account of the payee is missing.',
    ]);
  }
  checkBank(context, kind, a, payee);
}

function checkBank(
  context: PaymentContext,
  kind: Kind,
  record: PaymentRecord,
  { bank, ispb }: RemittancePayee,
): void {
  const own = context.file.bank;
  const report = (detail: string): void => {
    reportField(context, context.layout.records.a, record, ['payeeBank', 'AL', detail]);
  };
  if (kind === 'ownBank' && bank !== undefined && bank !== own) {
    report(`Bank of the payee is ${bank}; a credit in the same bank needs ${own}.`);
  }
  if (kind !== 'ownBank' && bank === undefined && ispb === undefined) {
    report('The bank of the payee is missing: neither its code nor its ISPB is written.');
  }
}
