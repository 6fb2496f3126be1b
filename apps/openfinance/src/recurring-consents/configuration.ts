import { type PixAccount } from '../payment-terms/terms';

export const INTERVALS = ['SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'] as const;
export type Interval = (typeof INTERVALS)[number];

/** The payment at the start of the service. */
export interface FirstPayment {
  readonly type: 'PIX';
  /** In Brasília. */
  readonly date: string;
  readonly currency: 'BRL';
  readonly amount: string;
  readonly remittanceInformation?: string | undefined;
  readonly creditorAccount: PixAccount;
}

/** Pix Automático. Amounts are texts with two decimals, as they were sent. */
export interface AutomaticConfiguration {
  readonly contractId: string;
  readonly fixedAmount?: string | undefined;
  readonly maximumVariableAmount?: string | undefined;
  readonly minimumVariableAmount?: string | undefined;
  readonly interval: Interval;
  readonly contractDebtor: {
    readonly name: string;
    readonly document: { readonly identification: string; readonly rel: 'CPF' | 'CNPJ' };
  };
  readonly firstPayment?: FirstPayment | undefined;
  readonly isRetryAccepted: boolean;
  readonly referenceStartDate: string;
}

/** The limit of a period: at least one of both. */
export interface PeriodLimit {
  readonly quantityLimit?: number | undefined;
  readonly transactionLimit?: string | undefined;
}

export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];
export type PeriodicLimits = Readonly<Partial<Record<PeriodName, PeriodLimit | undefined>>>;

/** Transferências Inteligentes: between accounts of one owner. */
export interface SweepingConfiguration {
  readonly totalAllowedAmount?: string | undefined;
  readonly transactionLimit?: string | undefined;
  readonly periodicLimits?: PeriodicLimits | undefined;
  /** Absent until the consent is stored: then it is not before the creation. */
  readonly startDateTime?: string | undefined;
}

/** Payments of variable amounts. */
export interface VrpConfiguration {
  readonly transactionLimit?: string | undefined;
  readonly globalLimits?: PeriodLimit | undefined;
  readonly periodicLimits?: PeriodicLimits | undefined;
}

/** Exactly one of the products (automatic-payments 2.0.0, recurringConfiguration). */
export interface RecurringConfiguration {
  readonly automatic?: AutomaticConfiguration | undefined;
  readonly sweeping?: SweepingConfiguration | undefined;
  readonly vrp?: VrpConfiguration | undefined;
}

/** The limits of a product whose payments are immediate. */
export interface Limits {
  readonly transactionLimit?: string | undefined;
  readonly total: PeriodLimit;
  readonly periods: PeriodicLimits;
}

/** The limits of a consent; undefined for Pix Automático, which has none over several payments. */
export function limitsOf({ sweeping, vrp }: RecurringConfiguration): Limits | undefined {
  if (sweeping !== undefined) {
    return {
      transactionLimit: sweeping.transactionLimit,
      total: { transactionLimit: sweeping.totalAllowedAmount },
      periods: sweeping.periodicLimits ?? {},
    };
  }
  if (vrp === undefined) return undefined;
  return {
    transactionLimit: vrp.transactionLimit,
    total: vrp.globalLimits ?? {},
    periods: vrp.periodicLimits ?? {},
  };
}
