import { Failure, summaryOf, type Violation } from '#libs/kernel';

/** The request does not have the form that the standard asks for. */
export class ParameterInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PARAMETRO_INVALIDO';
  readonly title = 'Parâmetro inválido';

  constructor(violations: readonly Violation[], omitted = 0) {
    super(summaryOf(violations, omitted), violations, omitted);
  }
}
