import { type CodeList, type RecordTable } from '#libs/fixed-width';
import { OCCURRENCES } from './codes/occurrences';
import { SEGMENT_J, SEGMENT_J52, SEGMENT_J52_PIX } from './records/boletos';
import { FILE_HEADER, FILE_TRAILER } from './records/file';
import {
  LOT_HEADER,
  LOT_TRAILER,
  SEGMENT_A,
  SEGMENT_B,
  SEGMENT_B_PIX,
  SEGMENT_C,
  SEGMENT_Z,
} from './records/transfers';
import { type PaymentKind } from './remittance/remittance';

type Values<Table> = Table extends RecordTable<infer V> ? V : never;

/** Fields that only some banks have. */
interface ItauTransfer {
  readonly payeeAccountText: string;
  readonly ispb: string;
  readonly transferType: string;
}

export type TransferValues = Partial<Values<typeof SEGMENT_A> & ItauTransfer>;
export type PixValues = Partial<Values<typeof SEGMENT_B_PIX>>;

/** The records of payments. In the variant of a bank, a field can be missing. */
export interface PaymentRecords {
  readonly fileHeader: RecordTable<Values<typeof FILE_HEADER>>;
  readonly fileTrailer: RecordTable<Values<typeof FILE_TRAILER>>;
  readonly lotHeader: RecordTable<Values<typeof LOT_HEADER>>;
  readonly lotTrailer: RecordTable<Values<typeof LOT_TRAILER>>;
  readonly a: RecordTable<TransferValues>;
  readonly b: RecordTable<Values<typeof SEGMENT_B>>;
  readonly bPix: RecordTable<PixValues>;
  readonly c: RecordTable<Values<typeof SEGMENT_C>>;
  readonly j: RecordTable<Values<typeof SEGMENT_J>>;
  readonly j52: RecordTable<Values<typeof SEGMENT_J52>>;
  readonly j52Pix: RecordTable<Partial<Values<typeof SEGMENT_J52_PIX>>>;
  readonly z: RecordTable<Partial<Values<typeof SEGMENT_Z>>>;
}

/** What a form of entry (G029) pays; a Pix by key or by account is decided by its segment B. */
export type FormKind = Exclude<PaymentKind, 'pixKey' | 'pixAccount'> | 'pix';

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
  /** The currency in 102-104 of segment A. */
  readonly currency: string;
  readonly occurrences: CodeList;
}

export const FEBRABAN: PaymentLayout = {
  id: 'febraban',
  title: 'FEBRABAN',
  source: 'FEBRABAN V09.0, and V10.9 for Pix',
  records: {
    fileHeader: FILE_HEADER,
    fileTrailer: FILE_TRAILER,
    lotHeader: LOT_HEADER,
    lotTrailer: LOT_TRAILER,
    a: SEGMENT_A,
    b: SEGMENT_B,
    bPix: SEGMENT_B_PIX,
    c: SEGMENT_C,
    j: SEGMENT_J,
    j52: SEGMENT_J52,
    j52Pix: SEGMENT_J52_PIX,
    z: SEGMENT_Z,
  },
  forms: new Map([
    ['01', 'ownBank'],
    ['03', 'ted'],
    ['05', 'ownBank'],
    ['30', 'boleto'],
    ['31', 'boleto'],
    ['41', 'ted'],
    ['43', 'ted'],
    ['45', 'pix'],
    ['47', 'pixQrCode'],
  ]),
  fileVersions: undefined,
  lotVersions: undefined,
  needsJ52: false,
  currency: 'BRL',
  occurrences: OCCURRENCES,
};
