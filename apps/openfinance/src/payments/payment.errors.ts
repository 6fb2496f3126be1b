import { Failure, summaryOf, type Violation, type ViolationList } from '#libs/kernel';
import {
  PAYMENT_CONSENT_REFUSALS,
  type PaymentConsentRefusalCode,
} from '../payment-consents/consent-rules';
import { PAYMENT_REFUSALS, type PaymentRefusalCode } from './payment-codes';

/** A payment or a payment consent that is refused with a code of the standard. */
export class PaymentRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly title: string;

  constructor(
    readonly code: PaymentRefusalCode | PaymentConsentRefusalCode,
    detail: string,
    violations: readonly Violation[] = [],
  ) {
    super(detail, violations);
    [this.title] = { ...PAYMENT_CONSENT_REFUSALS, ...PAYMENT_REFUSALS }[code];
  }

  /**
   * Members of the body that are missing or not valid; the body of the error has a code for each.
   * @param most as many errors as the standard allows in a response
   */
  static ofViolations({ kept, omitted }: ViolationList, most: number): PaymentRefused {
    return new PaymentRefused('PARAMETRO_INVALIDO', summaryOf(kept, omitted), kept.slice(0, most));
  }
}

/** The payment or the consent does not exist in the sandbox. */
export class PaymentNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'RECURSO_NAO_ENCONTRADO';
  readonly title = 'Recurso não encontrado';
}

/** A header is missing or not valid. */
export class HeaderInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PARAMETRO_INVALIDO';
  readonly title = 'Parâmetro inválido';
}

/** A payment without a consent, where CONSENT_REQUIRED demands one. */
export class ConsentMissing extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'CONSENTIMENTO_NAO_INFORMADO';
  readonly title = 'Consentimento não informado';
}

/** A payment that cannot be cancelled. */
export class CancellationRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'PAGAMENTO_NAO_PERMITE_CANCELAMENTO';
  readonly title = 'Pagamento não permite cancelamento';
}
