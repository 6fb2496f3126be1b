import { type CodeList, type RecordTable } from '#libs/fixed-width';
import type { SEGMENT_J, SEGMENT_J52, SEGMENT_J52_PIX } from '../records/boletos';
import type { FILE_HEADER, FILE_TRAILER } from '../records/file';
import type {
  LOT_HEADER,
  LOT_TRAILER,
  SEGMENT_A,
  SEGMENT_B,
  SEGMENT_B_PIX,
  SEGMENT_C,
  SEGMENT_Z,
} from '../records/transfers';
import {
  type PaymentKind,
  type PaymentSegment,
  type RemittanceFile,
  type RemittanceLot,
  type RemittancePayment,
} from '../model/remittance';

type Values<Table> = Table extends RecordTable<infer V> ? V : never;

/** Fields that only some banks have. */
interface ItauTransfer {
  readonly payeeAccountText: string;
  readonly ispb: string;
  readonly transferType: string;
}

/** What only some banks have in segment Z. */
interface ItauAuthentication {
  readonly companyDocument: string;
  readonly bankDocument: string;
}

export type TransferValues = Partial<Values<typeof SEGMENT_A> & ItauTransfer>;
export type PixValues = Partial<Values<typeof SEGMENT_B_PIX> & { readonly occurrences: string }>;

/** The records of payments. In the variant of a bank, a field can be missing. */
export interface PaymentRecords {
  readonly fileHeader: RecordTable<Values<typeof FILE_HEADER>>;
  readonly fileTrailer: RecordTable<Values<typeof FILE_TRAILER>>;
  readonly lotHeader: RecordTable<Partial<Values<typeof LOT_HEADER>>>;
  readonly lotTrailer: RecordTable<Values<typeof LOT_TRAILER>>;
  readonly a: RecordTable<TransferValues>;
  readonly b: RecordTable<Values<typeof SEGMENT_B>>;
  readonly bPix: RecordTable<PixValues>;
  readonly c: RecordTable<Values<typeof SEGMENT_C>>;
  readonly j: RecordTable<Values<typeof SEGMENT_J>>;
  readonly j52: RecordTable<Values<typeof SEGMENT_J52>>;
  readonly j52Pix: RecordTable<Partial<Values<typeof SEGMENT_J52_PIX>>>;
  readonly z: RecordTable<Partial<Values<typeof SEGMENT_Z> & ItauAuthentication>>;
}

/** What a form of entry (G029) pays; a Pix by key or by account is decided by its segment B. */
export type FormKind = Exclude<PaymentKind, 'pixKey' | 'pixAccount'> | 'pix';

/** A field that a remittance must leave empty. */
export interface EmptyField {
  readonly segment: PaymentSegment;
  readonly field: string;
  readonly content: 'blanks' | 'zeros';
  readonly code: string;
}

/** What a bank demands of a payment as a whole. */
export interface PaymentRule {
  /** The field of segment A or J that the finding names. */
  readonly field: string;
  readonly code: string;
  /** A sentence for the finding and the documentation. */
  readonly demand: string;
  readonly isBroken: (
    payment: RemittancePayment,
    place: { readonly file: RemittanceFile; readonly lot: RemittanceLot },
  ) => boolean;
}

/** The remittances and returns of payments at a bank. */
export interface PaymentLayout {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly records: PaymentRecords;
  /** The forms of entry that are read, with what they pay. */
  readonly forms: ReadonlyMap<string, FormKind>;
  /** The versions in 164-166 of the file and 14-16 of the lot; undefined accepts all. */
  readonly fileVersions: readonly string[] | undefined;
  readonly lotVersions: readonly string[] | undefined;
  /** A boleto without segment J-52 is refused. */
  readonly needsJ52: boolean;
  readonly emptyFields: readonly EmptyField[];
  readonly rules: readonly PaymentRule[];
  /** The currency in 102-104 of segment A. */
  readonly currency: string;
  readonly occurrences: CodeList;
  /** The codes of the bank for those of G059 that have another meaning in its list, or none. */
  readonly ownCodes: ReadonlyMap<string, string>;
  /** Whether returns have a segment Z after each paid payment. */
  readonly sendsAuthentication: boolean;
}
