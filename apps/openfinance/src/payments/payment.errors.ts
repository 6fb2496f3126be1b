import { Failure, summaryOf, type Violation } from '#libs/kernel';
import { IS_MISSING } from '#libs/schema';
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

  /** A member of the body that is missing or not valid. */
  static ofViolations(violations: readonly Violation[], omitted: number): PaymentRefused {
    const [first] = violations;
    const isMissing = first?.detail.startsWith(IS_MISSING) === true;
    const code = isMissing ? 'PARAMETRO_NAO_INFORMADO' : 'PARAMETRO_INVALIDO';
    return new PaymentRefused(code, summaryOf(violations, omitted), violations);
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
