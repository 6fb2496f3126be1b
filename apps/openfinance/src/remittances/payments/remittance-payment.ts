import { type Cents, type Transition } from '#libs/kernel';

export const REMITTANCE_PAYMENT_STATUSES = [
  'SCHEDULED',
  'PAYING',
  'PAID',
  'REFUSED',
  'CANCELLED',
] as const;
export type RemittancePaymentStatus = (typeof REMITTANCE_PAYMENT_STATUSES)[number];

/** The transitions of a payment, by event. */
export const REMITTANCE_PAYMENT_TRANSITIONS = {
  /** Its day has come: it is a payment of the bank from now on. */
  send: { from: ['SCHEDULED'], to: 'PAYING' },
  settle: { from: ['PAYING'], to: 'PAID' },
  refuse: { from: ['SCHEDULED', 'PAYING'], to: 'REFUSED' },
  /** A later file has deleted it (movement 9). The instruction to delete ends with the same status. */
  cancel: { from: ['SCHEDULED'], to: 'CANCELLED' },
} as const satisfies Readonly<Record<string, Transition<RemittancePaymentStatus>>>;

export const FIRST_PAYMENT_STATUS = 'SCHEDULED';

/** The account of a payee, as the file names it. */
export interface PayeeAccount {
  /** COMPE code, 3 digits; 000 if the file has none. */
  readonly bankCode: string;
  readonly ispb: string;
  readonly branch: string;
  /** With its check digit. */
  readonly number: string;
  readonly type: 'CACC' | 'SVGS' | 'TRAN';
}

/** How a payment reaches the payee. */
export type Means =
  /** A Pix to a key; with a txid if the key comes from a static QR code. */
  | { readonly kind: 'key'; readonly key: string; readonly txid?: string | undefined }
  /** A Pix to the charge of a dynamic QR code. */
  | { readonly kind: 'charge'; readonly location: string }
  /** A Pix, a transfer within this bank, or a TED to an account. */
  | {
      readonly kind: 'account';
      readonly account: PayeeAccount;
      readonly isTed: boolean;
    };

/** What a payment needs when it is paid. */
export interface PaymentOrder {
  readonly payee: { readonly name: string; readonly document?: string | undefined };
  /** Absent if the payment was refused at receipt. */
  readonly means?: Means | undefined;
  readonly message?: string | undefined;
}

/** A payment of a remittance, or the deletion of one (movement 9). */
export interface RemittancePayment {
  readonly remittanceId: string;
  /** Its place in the file, from 1. */
  readonly number: number;
  readonly lot: number;
  /** The number of its first record in the lot. */
  readonly record: number;
  /** The form of entry of the lot (G029). */
  readonly form: string;
  /** The type of movement: 0 inserts a payment, 9 deletes one. */
  readonly movement: string;
  /** The number that the company gave it ("seu número"). */
  readonly companyDocument: string;
  readonly amount: Cents;
  /** The day in Brasília, YYYY-MM-DD. */
  readonly payOn: string;
  readonly details: PaymentOrder;
  /** Its records, as they were received. */
  readonly lines: readonly string[];
  readonly status: RemittancePaymentStatus;
  /** Codes of two characters, one after the other. */
  readonly occurrences: string;
  /** The payment of the bank; null before its day. */
  readonly paymentId: string | null;
  readonly endToEndId: string | null;
  readonly endedAtMs: number | null;
  /** The number of the first return file that has its result; null without a result. */
  readonly finalIn: number | null;
}

/** Whether the result of a payment is in a return file. */
export function isReported(
  { finalIn }: Pick<RemittancePayment, 'finalIn'>,
  { number }: { readonly number: number },
): boolean {
  return finalIn !== null && finalIn <= number;
}
