/** The products of automatic-payments 2.0.0: Pix Automático, Transferências Inteligentes, and variable payments. */
export const RECURRING_PRODUCTS = ['automatic', 'sweeping', 'vrp'] as const;
export type RecurringProduct = (typeof RECURRING_PRODUCTS)[number];

/** What a recurring payment has beside the members of every payment. */
export interface RecurringDetails {
  /** The day of the payment in Brasília, also of an immediate one. */
  readonly date: string;
  /** The payee. */
  readonly document: { readonly identification: string; readonly rel: 'CPF' | 'CNPJ' };
  /** The period that the payment is for, such as M09-2024, or zero. */
  readonly paymentReference?: string | undefined;
  /** The payment that failed, if this is a further attempt. */
  readonly originalRecurringPaymentId?: string | undefined;
  /** When the bank tries again on the same day if the account has too little; undefined if it does not. */
  readonly secondAttemptAtMs?: number | undefined;
}

/** The payments of a consent that count for its limits. */
export interface Spent {
  readonly count: number;
  readonly cents: bigint;
}

/** What was spent under a consent in all, and in the periods of an instant. */
export interface Spending {
  readonly total: Spent;
  readonly day: Spent;
  readonly week: Spent;
  readonly month: Spent;
  readonly year: Spent;
}
