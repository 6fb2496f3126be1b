import { BANK } from '../../bank/bank';
import { firstCustomer } from '../../bank/history/profiles';
import { EXAMPLE_TODAY } from '../../payment-consents/api/payment-consent.request';

/** A value and the position at which it begins, from 1. */
type Place = readonly [from: number, value: string];

/** A payment of a file that is written for an example or a test. */
export interface WrittenPayment {
  readonly amount: number;
  /** DDMMYYYY. Default: that of the file. */
  readonly date?: string;
  readonly document?: string;
  /** Fields of segment A (or J) that differ. */
  readonly first?: readonly Place[];
  /** Fields of segment B (or J-52) that differ. */
  readonly second?: readonly Place[];
}

/** A lot of payments with one form of entry. */
export interface WrittenLot {
  readonly form: string;
  readonly payments: Iterable<WrittenPayment>;
}

/** A remittance that is written for an example or a test. */
export interface WrittenFile {
  readonly nsa: number;
  /** DDMMYYYY. */
  readonly date: string;
  readonly lots: readonly WrittenLot[];
  /** Fields of the file header that differ. */
  readonly header?: readonly Place[];
}

const LINE_LENGTH = 240;
const COMPANY = firstCustomer('PESSOA_JURIDICA');
const [ACCOUNT] = COMPANY.accounts;
const BANK_CODE = BANK.compeCode;

/** Positions 18 to 102: the company and its account. */
const OWNER: readonly Place[] = [
  [18, `2${COMPANY.document}123`],
  [53, `0${ACCOUNT?.branchCode ?? ''} `],
  [59, `${(ACCOUNT?.number ?? '').padStart(12, '0')}${ACCOUNT?.checkDigit ?? ''} `],
  [73, 'PADARIA PAO DE MEL LTDA'],
];

/** The lines of a file in the layout of FEBRABAN, each with its end. */
export function* writtenLines(file: WrittenFile): Generator<string> {
  let records = 0;
  let payments = 0;
  const end = (line: string): string => {
    records += 1;
    return `${line}\r\n`;
  };
  yield end(headerLine(file));
  for (const [index, lot] of file.lots.entries()) {
    const control = `${BANK_CODE}${number(index + 1, 4)}`;
    yield end(lotHeader(control, lot.form));
    let count = 0;
    let sum = 0;
    for (const payment of lot.payments) {
      sum += payment.amount;
      payments += 1;
      const named = { date: file.date, document: `PG${number(payments, 6)}`, ...payment };
      const pair = lot.form === '47' ? qrCodeLines : transferLines;
      for (const line of pair(control, count + 1, named)) yield end(line);
      count += 2;
    }
    const total = `${number(count + 2, 6)}${number(sum, 18)}${'0'.repeat(24)}`;
    yield end(record([1, `${control}5`], [18, total]));
  }
  const total = `${number(file.lots.length, 6)}${number(records + 1, 6)}000000`;
  yield end(record([1, `${BANK_CODE}99999`], [18, total]));
}

function headerLine({ nsa, date, header = [] }: WrittenFile): string {
  const made = `1${date}080000${number(nsa, 6)}10301600`;
  return record(
    [1, `${BANK_CODE}00000`],
    ...OWNER,
    [103, 'BANCO SIMULADO S.A.'],
    [143, made],
    ...header,
  );
}

function lotHeader(control: string, form: string): string {
  const layout = form === '47' ? '040' : '046';
  const place = 'RUA UM                        00100               SAO PAULO           01001000SP';
  return record([1, `${control}1C20${form}${layout}`], ...OWNER, [
    143,
    form === '47' ? place : `${place}01`,
  ]);
}

/** Segments A and B: a Pix by default. */
function transferLines(control: string, at: number, payment: WrittenPayment): readonly string[] {
  const { amount, date = '', document = '', first = [], second = [] } = payment;
  return [
    record(
      [1, `${control}3${number(at, 5)}A00000900000000 ${'0'.repeat(12)}  `],
      [44, 'MARIA SILVA'],
      [74, document],
      [94, `${date}BRL${'0'.repeat(15)}${number(amount, 15)}`],
      [155, '0'.repeat(23)],
      [230, '0'],
      ...first,
    ),
    record(
      [1, `${control}3${number(at + 1, 5)}B`],
      [18, '1'],
      [19, '0'.repeat(14)],
      [227, '0'.repeat(14)],
      ...second,
    ),
  ];
}

/** Segments J and J-52 Pix. */
function qrCodeLines(control: string, at: number, payment: WrittenPayment): readonly string[] {
  const { amount, date = '', document = '', first = [], second = [] } = payment;
  const cents = number(amount, 15);
  return [
    record(
      [1, `${control}3${number(at, 5)}J000${'0'.repeat(44)}`],
      [62, 'MARIA SILVA'],
      [92, `${date}${cents}${'0'.repeat(30)}${date}${cents}${'0'.repeat(15)}`],
      [183, document],
      [223, '09'],
      ...first,
    ),
    record(
      [1, `${control}3${number(at + 1, 5)}J 0052`],
      [20, `20${COMPANY.document}PADARIA PAO DE MEL LTDA`],
      [76, `1${'0'.repeat(15)}MARIA SILVA`],
      ...second,
    ),
  ];
}

function record(...places: readonly Place[]): string {
  return places.reduce(
    (line, [from, value]) => line.slice(0, from - 1) + value + line.slice(from - 1 + value.length),
    ' '.repeat(LINE_LENGTH),
  );
}

function number(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Maria's account at this bank. */
const TO_MARIA: WrittenPayment = {
  amount: 15_000,
  first: [
    [21, `${BANK_CODE}00001 000010000001`],
    [42, '0'],
    [225, 'CC'],
  ],
  second: [
    [15, '05 '],
    [19, '00011144477735'],
    [233, BANK.ispb],
  ],
};

/** The remittance of the documentation. It is received when a request first names it. */
export const EXAMPLE_REMITTANCE = '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11';

/** Not one that a tester would begin with. */
const EXAMPLE_NSA = 999_001;

/** @param day YYYY-MM-DD */
function fileOf(nsa: number, day: string, payment: WrittenPayment): string {
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  const lots = [{ form: '45', payments: [payment] }];
  return [...writtenLines({ nsa, date: ofMonth + month + year, lots })].join('');
}

/** The file of the remittance of the documentation. */
export function exampleFile(day: string): string {
  return fileOf(EXAMPLE_NSA, day, { ...TO_MARIA, document: 'EXEMPLO' });
}

export const EXAMPLE_FILES = {
  pix: {
    summary: 'A Pix of 150.00 to an account of this bank',
    value: fileOf(1, EXAMPLE_TODAY, TO_MARIA),
  },
};
