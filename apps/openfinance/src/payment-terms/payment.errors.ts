import { Failure, failure, summaryOf, type Violation, type ViolationList } from '#libs/kernel';
import {
  PAYMENT_CONSENT_REFUSALS,
  type PaymentConsentRefusalCode,
  PAYMENT_REFUSALS,
  type PaymentRefusalCode,
} from './payment-codes';
import {
  RECURRING_CANCELLATION_REFUSALS,
  RECURRING_CHANGE_REFUSALS,
  RECURRING_CONSENT_REFUSALS,
  RECURRING_PAYMENT_REFUSALS,
  type RecurringCancellationRefusalCode,
  type RecurringChangeRefusalCode,
  type RecurringConsentRefusalCode,
  type RecurringPaymentRefusalCode,
} from './recurring-codes';

/** All codes, with their titles and meanings. A code of several tables has the same title in each. */
const REFUSALS = {
  ...PAYMENT_CONSENT_REFUSALS,
  ...PAYMENT_REFUSALS,
  ...RECURRING_CONSENT_REFUSALS,
  ...RECURRING_CHANGE_REFUSALS,
  ...RECURRING_PAYMENT_REFUSALS,
  ...RECURRING_CANCELLATION_REFUSALS,
};

/** The codes that refuse a recurring consent, a recurring payment, or a change of one. */
type RecurringCode =
  | RecurringConsentRefusalCode
  | RecurringChangeRefusalCode
  | RecurringPaymentRefusalCode
  | RecurringCancellationRefusalCode;

/** A payment, a consent to pay or a change of one that is refused with a code of the standard. */
export class PaymentRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly title: string;

  constructor(
    readonly code: PaymentRefusalCode | PaymentConsentRefusalCode | RecurringCode,
    detail: string,
    violations: readonly Violation[] = [],
  ) {
    super(detail, violations);
    [this.title] = REFUSALS[code];
  }

  /**
   * An error for members of the body that are missing or not valid. The response has an error with a code for each.
   * @param most the maximum number of errors in a response
   */
  static ofViolations({ kept, omitted }: ViolationList, most: number): PaymentRefused {
    return new PaymentRefused('PARAMETRO_INVALIDO', summaryOf(kept, omitted), kept.slice(0, most));
  }
}

/** The payment or the consent does not exist in the sandbox. */
export class PaymentNotFound extends failure.notFound(
  'RECURSO_NAO_ENCONTRADO',
  'Recurso não encontrado',
) {}

export class HeaderInvalid extends failure.malformed(
  'PARAMETRO_INVALIDO',
  'Parâmetro inválido',
  (header: string, detail: string) => ({
    detail: `The header ${header} is not valid: ${detail}`,
    violations: [{ pointer: header, detail }],
  }),
) {}

/** The payment names no consent, and CONSENT_REQUIRED is true. */
export class ConsentMissing extends failure.forbidden(
  'CONSENTIMENTO_NAO_INFORMADO',
  'Consentimento não informado',
) {}

export class CancellationRefused extends failure.unprocessable(
  'PAGAMENTO_NAO_PERMITE_CANCELAMENTO',
  'Pagamento não permite cancelamento',
) {}
