import { BANK } from '../../bank/bank';
import { firstCustomer } from '../../bank/history/profiles';
import { type LayoutName, layoutOf } from '../layouts';

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
  /** Default: that of FEBRABAN. */
  readonly layout?: LayoutName;
}

/** What the layouts write in different ways. */
interface Dialect {
  /** The versions of lots of transfers, and of QR codes. */
  readonly lotVersions: readonly [transfers: string, qrCodes: string];
  /** Segment A after the currency, from position 105. */
  readonly afterCurrency: string;
  /** The end of segment B, from position 227. */
  readonly endOfB: string;
}

const FEBRABAN: Dialect = {
  lotVersions: ['046', '040'],
  afterCurrency: '0'.repeat(15),
  endOfB: '0'.repeat(14),
};
const DIALECTS: Readonly<Record<LayoutName, Dialect>> = {
  febraban: FEBRABAN,
  bradesco: { ...FEBRABAN, lotVersions: ['045', '040'] },
  // The ISPB and the kind of transfer are before the amount: 01 is an account.
  itau: { lotVersions: ['040', '030'], afterCurrency: `${BANK.ispb}0100000`, endOfB: '' },
};
/** For layouts that accept all versions. */
const FILE_VERSION = '103';

/** The layout of a file, with what its writer chooses. */
type Written = Dialect & { readonly fileVersion: string; readonly currency: string };

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

/** The lines of a file, each with its end. */
export function* writtenLines(file: WrittenFile): Generator<string> {
  const dialect = writtenIn(file.layout ?? 'febraban');
  let records = 0;
  let payments = 0;
  const end = (line: string): string => {
    records += 1;
    return `${line}\r\n`;
  };
  yield end(headerLine(file, dialect));
  for (const [index, lot] of file.lots.entries()) {
    const control = `${BANK_CODE}${number(index + 1, 4)}`;
    yield end(lotHeader(control, lot.form, dialect));
    let count = 0;
    let sum = 0;
    for (const payment of lot.payments) {
      sum += payment.amount;
      payments += 1;
      const named = { dialect, date: file.date, document: `PG${number(payments, 6)}`, ...payment };
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

function writtenIn(name: LayoutName): Written {
  const { fileVersions: [fileVersion = FILE_VERSION] = [], currency } = layoutOf(name);
  return { ...DIALECTS[name], fileVersion, currency };
}

function headerLine({ nsa, date, header = [] }: WrittenFile, { fileVersion }: Written): string {
  const made = `1${date}080000${number(nsa, 6)}${fileVersion}01600`;
  return record(
    [1, `${BANK_CODE}00000`],
    ...OWNER,
    [103, 'BANCO SIMULADO S.A.'],
    [143, made],
    ...header,
  );
}

function lotHeader(control: string, form: string, { lotVersions }: Written): string {
  const layout = lotVersions[form === '47' ? 1 : 0];
  const place = 'RUA UM                        00100               SAO PAULO           01001000SP';
  return record([1, `${control}1C20${form}${layout}`], ...OWNER, [
    143,
    form === '47' ? place : `${place}01`,
  ]);
}

/** A payment with all that its lines need. */
type NamedPayment = WrittenPayment &
  Required<Pick<WrittenPayment, 'date' | 'document'>> & { readonly dialect: Written };

/** Segments A and B: a Pix by default. */
function transferLines(control: string, at: number, payment: NamedPayment): readonly string[] {
  const { amount, date, document, dialect, first = [], second = [] } = payment;
  return [
    record(
      [1, `${control}3${number(at, 5)}A00000900000000 ${'0'.repeat(12)}  `],
      [44, 'MARIA SILVA'],
      [74, document],
      [94, `${date}${dialect.currency}${dialect.afterCurrency}${number(amount, 15)}`],
      [155, '0'.repeat(23)],
      [230, '0'],
      ...first,
    ),
    record(
      [1, `${control}3${number(at + 1, 5)}B`],
      [18, '1'],
      [19, '0'.repeat(14)],
      [227, dialect.endOfB],
      ...second,
    ),
  ];
}

/** Segments J and J-52 Pix. */
function qrCodeLines(control: string, at: number, payment: NamedPayment): readonly string[] {
  const { amount, date, document, first = [], second = [] } = payment;
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
