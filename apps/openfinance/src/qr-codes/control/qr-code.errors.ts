import { Failure } from '#libs/kernel';

/** There is no charge with this token. */
export class ChargeNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'COBRANCA_NAO_ENCONTRADA';
  readonly title = 'Cobrança não encontrada';

  constructor(token: string, sandbox: string) {
    super(`Sandbox ${sandbox} has no charge ${token}.`);
  }
}

/** A charge that is paid, removed or being paid. */
export class ChargeNotActive extends Failure {
  readonly kind = 'conflict';
  readonly code = 'COBRANCA_NAO_ATIVA';
  readonly title = 'Cobrança não ativa';

  constructor(token: string, reason: string) {
    super(`The charge ${token} cannot be removed. ${reason}`);
  }
}
