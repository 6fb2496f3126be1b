import { type Cents } from '#libs/kernel';
import { type PersonType } from '../../ledger/person-type';

/** Product types of cards that customers of this bank have (credit-cards-accounts 2.3.1 has more). */
export const CARD_PRODUCTS = [
  'STANDARD_INTERNACIONAL',
  'GOLD',
  'PLATINUM',
  'BLACK',
  'EMPRESARIAL',
] as const;
export type CardProduct = (typeof CARD_PRODUCTS)[number];

export const CARD_NETWORKS = ['VISA', 'MASTERCARD', 'ELO'] as const;
export type CardNetwork = (typeof CARD_NETWORKS)[number];

/** A credit card account. Its bills and transactions are computed from these values. */
export interface CardAccount {
  readonly creditCardAccountId: string;
  readonly holderType: PersonType;
  readonly name: string;
  readonly productType: CardProduct;
  readonly creditCardNetwork: CardNetwork;
  /** The cards of the account: the last four digits, or an id if the customer is a company. */
  readonly cardNumbers: readonly [string, ...string[]];
  readonly limitCents: Cents;
  /** The day of the month on which bills close, at most 27. */
  readonly closingDay: number;
  /** The monthly income of the holder in cents. Amounts are shares of it. */
  readonly income: number;
}

export const CARD_TRANSACTION_TYPES = [
  'PAGAMENTO',
  'TARIFA',
  'OPERACOES_CREDITO_CONTRATADAS_CARTAO',
  'ESTORNO',
  'CASHBACK',
  'OUTROS',
] as const;
export type CardTransactionType = (typeof CARD_TRANSACTION_TYPES)[number];

/** A transaction of a card. */
export interface CardLine {
  readonly transactionId: string;
  readonly cardNumber: string;
  readonly name: string;
  readonly type: CardTransactionType;
  /** In reais. Positive if the customer owes it, negative for a credit. */
  readonly cents: number;
  readonly atMs: number;
  /** The day in Brasília. It is also the day on which the transaction is added to the bill. */
  readonly date: string;
  /** The month of the bill, `YYYY-MM`. */
  readonly month: string;
  /** The instalment of a purchase that is paid in several. A bill has at most one such purchase that begins in it. */
  readonly instalment?: {
    readonly number: number;
    readonly of: number;
    readonly firstBill: string;
  };
  /** The amount in the currency of the purchase, if it is not BRL. */
  readonly foreign?: { readonly cents: number; readonly currency: string };
  readonly mcc?: number;
}

/** A closed bill. */
export interface Bill {
  readonly billId: string;
  readonly dueDate: string;
  readonly totalCents: number;
  readonly minimumCents: number;
  /** The tax on purchases abroad that the total contains. */
  readonly iofCents: number;
  readonly isPaid: boolean;
}
