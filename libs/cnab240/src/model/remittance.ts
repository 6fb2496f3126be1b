import { type KeyType } from '#libs/brazil';
import { type Finding } from '#libs/fixed-width';

export type PaymentKind = 'pixKey' | 'pixAccount' | 'ted' | 'ownBank' | 'boleto' | 'pixQrCode';

/** What a finding refuses: the file, the lot or the payment. Its code is one of G059. */
export type FindingScope = 'file' | 'lot' | 'payment';

export interface RemittanceFinding extends Finding {
  readonly scope: FindingScope;
}

/** A record as it was sent, one character per byte. */
export interface RemittanceRecord {
  readonly line: number;
  readonly text: string;
}

export type PaymentSegment = 'A' | 'B' | 'C' | 'J' | 'J52';

export interface PaymentRecord extends RemittanceRecord {
  readonly segment: PaymentSegment;
}

/** The records of a payment; the first is segment A or J. */
export type PaymentRecords = readonly [PaymentRecord, ...PaymentRecord[]];

/** The company and its account, in the header of the file and of each lot. */
export interface RemittanceCompany {
  readonly name: string;
  /** CPF or CNPJ; undefined if the type of inscription is another, or the number is zeros. */
  readonly document: string | undefined;
  readonly agreement: string;
  readonly branch: string;
  readonly account: string;
  readonly accountDigit: string;
}

export interface RemittanceFile extends RemittanceRecord {
  readonly bank: string;
  readonly company: RemittanceCompany;
  /** `YYYY-MM-DD`, and `HH:MM:SS`; undefined if they are not valid. */
  readonly createdOn: string | undefined;
  readonly createdAt: string | undefined;
  /** NSA: the number of the file among those of the company. */
  readonly sequence: number;
  readonly layoutVersion: string;
}

export interface RemittanceLot extends RemittanceRecord {
  readonly number: number;
  /** G025. */
  readonly service: string;
  /** G029. */
  readonly form: string;
  readonly layoutVersion: string;
  readonly company: RemittanceCompany;
}

export interface RemittancePayee {
  readonly name: string;
  readonly document: string | undefined;
  /** Code of the bank in the clearing of cheques; undefined if it is 000. */
  readonly bank: string | undefined;
  readonly ispb: string | undefined;
  /** Digits without zeros on the left and without check digit. */
  readonly branch: string | undefined;
  readonly account: string | undefined;
  readonly accountDigit: string | undefined;
  /** A savings account (225-226 is PP); otherwise a checking or payment account. */
  readonly isSavings: boolean;
  /** In the form in which DICT stores it. */
  readonly key: { readonly type: KeyType; readonly value: string } | undefined;
}

export interface RemittancePayment {
  /** The line of its first record in the file, from 1. */
  readonly line: number;
  readonly lot: number;
  /** The number of its first record in the lot. */
  readonly record: number;
  readonly kind: PaymentKind;
  /** G060: `0` inserts the payment, `9` deletes it. */
  readonly movement: string;
  /** G061: `00` is released, `09` is blocked. */
  readonly instruction: string;
  readonly payee: RemittancePayee;
  /** 0 if the amount is not valid; then there is a finding. */
  readonly cents: number;
  /** The day of the payment, `YYYY-MM-DD`; undefined if it is not valid. Then there is a finding. */
  readonly date: string | undefined;
  /** "Seu número", by which the company recognises the payment in the return. */
  readonly companyDocument: string;
  readonly txid: string | undefined;
  readonly message: string | undefined;
  /** The CPF or CNPJ of the payer of a boleto or QR code, from J-52. */
  readonly payerDocument: string | undefined;
  /** The barcode of a boleto, 44 digits. */
  readonly barcode: string | undefined;
  /** The content of a QR code: a key or an address. */
  readonly qrCode: string | undefined;
  /** The records as sent: A, B and C, or J and J-52. The return repeats them. */
  readonly records: PaymentRecords;
}

export interface RemittanceTotals {
  readonly payments: number;
  /** The sum of the amounts that are valid. */
  readonly cents: number;
  /** All records: headers, details and trailers. */
  readonly records: number;
}

/**
 * A part of a remittance, in the order of the file. The findings refuse that part. What is wrong with a lot or a file can be
 * known only at its end, so that payments are carried out after `fileEnd` has come without findings.
 */
export type RemittanceItem =
  | { readonly item: 'file'; readonly file: RemittanceFile; readonly findings: Findings }
  | { readonly item: 'lot'; readonly lot: RemittanceLot; readonly findings: Findings }
  | { readonly item: 'payment'; readonly payment: RemittancePayment; readonly findings: Findings }
  | {
      readonly item: 'lotEnd';
      readonly lot: RemittanceLot;
      readonly totals: RemittanceTotals;
      /** All findings of the lot, those of its header too. */
      readonly findings: Findings;
    }
  | {
      readonly item: 'fileEnd';
      readonly totals: RemittanceTotals & { readonly lots: number };
      /** All findings of the file, those of its header too. */
      readonly findings: Findings;
      /** Findings that refuse nothing: LF without CR, a byte 1A at the end. */
      readonly notices: readonly Finding[];
      /** How many findings of the file are not in the list, because it has its maximum. */
      readonly omitted: number;
    };

type Findings = readonly RemittanceFinding[];
