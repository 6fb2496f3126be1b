import { Failure, summaryOf, type Violation } from '#libs/kernel';

export class AccountNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'CONTA_NAO_ENCONTRADA';
  readonly title = 'Conta não encontrada';

  constructor(accountId: string, sandbox: string) {
    super(
      `Sandbox ${sandbox} has no account ${accountId}; GET /open-banking/accounts/v1/accounts lists them.`,
    );
  }
}

/** The consent of the request is for other accounts. */
export class AccountNotShared extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'CONTA_NAO_AUTORIZADA';
  readonly title = 'Conta não autorizada';

  constructor(accountId: string) {
    super(`The consent does not include account ${accountId}.`);
  }
}

/** Only one end of a period was sent. */
export class PeriodIncomplete extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PARAMETRO_NAO_INFORMADO';
  readonly title = 'Parâmetro não informado';

  constructor(missing: Violation) {
    super(summaryOf([missing]), [missing]);
  }
}

/** The days exist, but the bank has no transactions for such a period. */
export class PeriodRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'PARAMETRO_INVALIDO';
  readonly title = 'Parâmetro inválido';

  constructor(violation: Violation) {
    super(summaryOf([violation]), [violation]);
  }
}

export class PaginationKeyInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'PARAMETRO_INVALIDO';
  readonly title = 'Parâmetro inválido';

  constructor(detail: string) {
    const violation = { pointer: '/pagination-key', detail };
    super(summaryOf([violation]), [violation]);
  }
}
