/**
 * How a bank writes OFX. The neutral style is what most readers accept; each bank has only what differs from it, as
 * others observed it in test data and in issues of public readers. No file of a bank was at hand.
 */

/** How FITID is made. Only `stable` keeps its promise: unique in the account and the same in each download. */
export type FitIdMode =
  /** The id of the entry, as in AcctSvcrRef of camt. */
  | 'stable'
  /** The day and a counter of the day: it changes when an entry comes in later. */
  | 'dailyCounter'
  /** `N` and a hexadecimal counter of the file. */
  | 'hexadecimalCounter'
  /** The day: entries of one day have the same id. */
  | 'repeatedByDay';

/** The time in dates of entries, periods and balances. */
export type OfxTime =
  /** Six digits: the same time on each day, so that no offset moves an entry to another day. */
  | { readonly fixed: string }
  /** The time of booking in Brasília. */
  | 'exact'
  /** Only eight digits. */
  | 'none';

export type OfxAccountIdForm =
  'number-checkDigit' | 'numberCheckDigit' | 'branchNumberCheckDigit' | 'branch/number';

export interface OfxZone {
  /** After the time: `[-3:BRT]`. Empty if the bank writes no zone. */
  readonly text: string;
  /** The hours that the zone is ahead of UTC. */
  readonly hours: number;
}

export interface OfxStyle {
  /** The keys ENCODING and CHARSET of the header of 1.02. Without a charset, its line is absent. */
  readonly encoding: string;
  readonly charset: string | undefined;
  /** How the bytes are really encoded. Version 2.11 is always UTF-8. */
  readonly bytes: 'windows-1252' | 'utf-8';
  readonly hasByteOrderMark: boolean;
  readonly hasFinalLineBreak: boolean;
  /** Which elements with a text have an end tag in 1.02. In 2.11, all have. */
  readonly endTags: 'none' | 'all' | 'inStatus';
  readonly isIndented: boolean;
  readonly hasInstitution: boolean;
  /** Writes DTACCTUP. */
  readonly hasAccountUpdate: boolean;
  /** With zeros at the left: `0341`. */
  readonly bankIdDigits: number;
  readonly hasBranchId: boolean;
  readonly accountId: OfxAccountIdForm;
  readonly currency: string;
  readonly time: OfxTime;
  readonly zone: OfxZone;
  /** Writes DTSERVER and DTASOF as zeros. */
  readonly hasZeroDates: boolean;
  /** Writes DTSTART with the day of DTEND. */
  readonly startsAtEnd: boolean;
  readonly entryDecimalMark: '.' | ',';
  readonly balanceDecimalMark: '.' | ',' | '';
  /** The length of texts by tag, with blanks before (negative) or after them. */
  readonly widths: Readonly<Record<string, number>>;
  readonly fitId: FitIdMode;
  readonly checkNumber: 'documentNumber' | 'none';
  readonly payeeId: string | undefined;
  /** Without NAME, the name of the counterparty is in MEMO. */
  readonly hasName: boolean;
  readonly hasAvailableBalance: boolean;
  /** How much BALAMT is more than the balance. */
  readonly balanceErrorCents: number;
}

export const NEUTRAL_STYLE: OfxStyle = {
  encoding: 'USASCII',
  charset: '1252',
  bytes: 'windows-1252',
  hasByteOrderMark: false,
  hasFinalLineBreak: true,
  endTags: 'none',
  isIndented: false,
  hasInstitution: true,
  hasAccountUpdate: false,
  bankIdDigits: 3,
  hasBranchId: true,
  accountId: 'number-checkDigit',
  currency: 'BRL',
  time: { fixed: '120000' },
  zone: { text: '[-3:BRT]', hours: -3 },
  hasZeroDates: false,
  startsAtEnd: false,
  entryDecimalMark: '.',
  balanceDecimalMark: '.',
  widths: {},
  fitId: 'stable',
  checkNumber: 'documentNumber',
  payeeId: undefined,
  hasName: true,
  hasAvailableBalance: false,
  balanceErrorCents: 0,
};

export const OFX_VARIANTS = [
  'neutral',
  'itau',
  'bradesco',
  'bancoDoBrasil',
  'nubank',
  'santander',
] as const;

export type OfxVariant = (typeof OFX_VARIANTS)[number];

/** What the style of a bank has that the neutral one has not. */
export const VARIANT_STYLES: Readonly<Record<OfxVariant, Partial<OfxStyle>>> = {
  neutral: {},
  // Test data of public readers; ofxparse, issue 174.
  itau: {
    hasInstitution: false,
    hasBranchId: false,
    bankIdDigits: 4,
    accountId: 'branchNumberCheckDigit',
    time: { fixed: '100000' },
    zone: { text: '[-03:EST]', hours: -3 },
    fitId: 'dailyCounter',
    hasName: false,
    widths: { MEMO: 40 },
  },
  // Test data of public readers; OfxSharp, issue 8; odoo-brasil, issue 1095.
  bradesco: {
    bankIdDigits: 4,
    hasBranchId: false,
    accountId: 'branch/number',
    zone: { text: '', hours: -3 },
    hasZeroDates: true,
    startsAtEnd: true,
    entryDecimalMark: ',',
    balanceDecimalMark: ',',
    fitId: 'hexadecimalCounter',
    hasName: false,
    hasAvailableBalance: true,
  },
  // Ofxparser, issue 15; securo, issue 911.
  bancoDoBrasil: {
    endTags: 'inStatus',
    isIndented: true,
    hasAccountUpdate: true,
    time: 'none',
    fitId: 'repeatedByDay',
    hasName: false,
  },
  // Ofxtools, issue 129.
  nubank: {
    encoding: 'UTF-8',
    charset: undefined,
    bytes: 'utf-8',
    endTags: 'all',
    bankIdDigits: 4,
    time: { fixed: '000000' },
    zone: { text: '[0:GMT]', hours: 0 },
    checkNumber: 'none',
    hasName: false,
  },
  // Ofxparse, issue 83; odoo-brasil, issue 25.
  santander: {
    currency: 'BRC',
    zone: { text: '[-3:GMT]', hours: -3 },
    balanceDecimalMark: ',',
    widths: { TRNAMT: -16, BALAMT: -16 },
    payeeId: '0',
    hasName: false,
  },
};

/** Defects that files of banks have had. A test of a reader needs them; no variant has them all. */
export const OFX_FAULTS = [
  'repeatedFitId',
  'decimalComma',
  'balanceWithoutDecimalMark',
  'zeroDates',
  'utf8UnderCharset1252',
  'noFinalLineBreak',
  'byteOrderMark',
  'wrongBalance',
] as const;

export type OfxFault = (typeof OFX_FAULTS)[number];

export const FAULT_STYLES: Readonly<Record<OfxFault, Partial<OfxStyle>>> = {
  repeatedFitId: { fitId: 'repeatedByDay' },
  decimalComma: { entryDecimalMark: ',', balanceDecimalMark: ',' },
  balanceWithoutDecimalMark: { balanceDecimalMark: '' },
  zeroDates: { hasZeroDates: true },
  utf8UnderCharset1252: { bytes: 'utf-8' },
  noFinalLineBreak: { hasFinalLineBreak: false },
  byteOrderMark: { hasByteOrderMark: true },
  wrongBalance: { balanceErrorCents: 1 },
};

/** What a caller can choose. Everything has a default. */
export interface OfxOptions {
  /** 1.02 (SGML, Windows-1252), which banks send, is the default. 2.11 is XML in UTF-8. */
  readonly version?: OfxVersion;
  readonly variant?: OfxVariant;
  /** `bank` by default. With `creditCard`, the number of the account is that of the card. */
  readonly messageSet?: OfxMessageSet;
  /** Instead of that of the variant. */
  readonly fitId?: FitIdMode;
  /** Instead of that of the variant. */
  readonly time?: OfxTime;
  readonly faults?: readonly OfxFault[];
}

export const OFX_VERSIONS = ['1.02', '2.11'] as const;

export type OfxVersion = (typeof OFX_VERSIONS)[number];

/** The message set of a statement: of a bank account or of a credit card. */
export type OfxMessageSet = 'bank' | 'creditCard';

/** The style of a variant with the choices of the caller and the faults. */
export function styleOf({ variant = 'neutral', fitId, time, faults = [] }: OfxOptions): OfxStyle {
  let style: OfxStyle = {
    ...NEUTRAL_STYLE,
    ...VARIANT_STYLES[variant],
    ...(fitId && { fitId }),
    ...(time && { time }),
  };
  for (const fault of faults) style = { ...style, ...FAULT_STYLES[fault] };
  return style;
}
