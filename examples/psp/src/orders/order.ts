/** An order that a customer pays by Pix from an account of Banco Exemplo, or by card. */
export interface Order {
  readonly id: string;
  readonly amountCents: number;
  readonly description: string;
  readonly customer: Customer;
  /** The latest payment. An earlier one has failed. */
  readonly payment?: PixPayment | CardPayment;
  readonly invoice?: Invoice;
}

export interface Customer {
  /** A CPF: 11 digits. */
  readonly taxId: string;
  readonly name: string;
  readonly branch: string;
  readonly account: string;
}

/** The account of a Pix key. */
export interface Payee {
  readonly key: string;
  readonly name: string;
  readonly ispb: string;
  readonly branch: string;
  readonly account: string;
}

export interface PixPayment {
  readonly method: 'pix';
  readonly endToEndId: string;
  readonly payee: Payee;
  /** UNKNOWN: sent or about to be sent, without an outcome so far. */
  readonly status: 'UNKNOWN' | 'PAID' | 'REJECTED';
  /** The reject code of the SPI, as in AM04. */
  readonly reason?: string;
}

export interface CardPayment {
  readonly method: 'card';
  /** Elements 7 and 11 of the authorization; a reversal names them in element 90. */
  readonly transmittedAt: string;
  readonly stan: string;
  /** In full only while a reversal may need it, then masked. */
  readonly pan: string;
  /** UNKNOWN: the authorization must be reversed. */
  readonly status: 'UNKNOWN' | 'PAID' | 'DECLINED' | 'REVERSED';
  /** Element 39 of the answer. */
  readonly responseCode?: string;
}

export type Invoice =
  | { readonly status: 'UNKNOWN' }
  | { readonly status: 'ISSUED'; readonly number: number; readonly accessKey: string }
  | { readonly status: 'REJECTED'; readonly code: string };

export function isPaid({ payment }: Order): boolean {
  return payment?.status === 'PAID';
}

/** Whether a payment has been made or may still be made, so that no other may begin. */
export function hasOpenOrPaid({ payment }: Order): boolean {
  return payment?.status === 'PAID' || payment?.status === 'UNKNOWN';
}

/** First six and last four digits, as receipts show them. */
export function masked(pan: string): string {
  return pan.slice(0, 6) + '*'.repeat(pan.length - 10) + pan.slice(-4);
}
