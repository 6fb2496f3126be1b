import {
  type DocumentResponse,
  type PixAccountResponse,
} from '../../payment-terms/payment-parts.response';
import { type Interval } from '../configuration';

/** The debtor of the contract. */
export class ContractDebtorResponse {
  /** @example Maria Silva */
  name!: string;

  document!: DocumentResponse;
}

/** The payment at the start of the service. */
export class FirstPaymentResponse {
  /** @example PIX */
  type!: string;

  /** @example 2026-01-31 */
  date!: string;

  /** @example BRL */
  currency!: string;

  /** @example 99.90 */
  amount!: string;

  remittanceInformation?: string;

  creditorAccount!: PixAccountResponse;
}

/** Pix Automático. */
export class AutomaticConfigurationResponse {
  /** @example XE00038166201907261559y6j6 */
  contractId!: string;

  /** The amount of each payment. */
  fixedAmount?: string;

  /** The maximum of one payment. */
  maximumVariableAmount?: string;

  /** The lowest maximum that the payer can choose. It is not a minimum of the payments. */
  minimumVariableAmount?: string;

  /** @example MENSAL */
  interval!: Interval;

  contractDebtor!: ContractDebtorResponse;

  firstPayment?: FirstPaymentResponse;

  /** Whether the payee can try again on later days. */
  isRetryAccepted!: boolean;

  /** Whether the payments can use the overdraft limit. This bank never uses it. */
  useOverdraftLimit!: boolean;

  /** @example 2026-01-31 */
  referenceStartDate!: string;
}

/** The limit of a period, or of all payments. */
export class PeriodLimitResponse {
  /** @example 3 */
  quantityLimit?: number;

  /** @example '1000.00' */
  transactionLimit?: string;
}

/** The limits of days, weeks from Sunday, months and years, in Brasília. */
export class PeriodicLimitsResponse {
  day?: PeriodLimitResponse;

  week?: PeriodLimitResponse;

  month?: PeriodLimitResponse;

  year?: PeriodLimitResponse;
}

/** Transferências Inteligentes. */
export class SweepingConfigurationResponse {
  /** @example '5000.00' */
  totalAllowedAmount?: string;

  /** @example '500.00' */
  transactionLimit?: string;

  periodicLimits?: PeriodicLimitsResponse;

  /** Whether the payments can use the overdraft limit. This bank never uses it. */
  useOverdraftLimit!: boolean;

  /** @example 2026-01-31T12:00:00Z */
  startDateTime!: string;
}

/** Payments of variable amounts. */
export class VrpConfigurationResponse {
  /** @example '100.00' */
  transactionLimit?: string;

  globalLimits?: PeriodLimitResponse;

  periodicLimits?: PeriodicLimitsResponse;
}

/** The product of the consent: exactly one of the members. */
export class RecurringConfigurationResponse {
  automatic?: AutomaticConfigurationResponse;

  sweeping?: SweepingConfigurationResponse;

  vrp?: VrpConfigurationResponse;
}
