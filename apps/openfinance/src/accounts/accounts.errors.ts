import { at, failure } from '#libs/kernel';

export class AccountNotFound extends failure.notFound(
  'CONTA_NAO_ENCONTRADA',
  'Conta não encontrada',
  (accountId: string, sandbox: string) =>
    `Sandbox ${sandbox} has no account ${accountId}; GET /open-banking/accounts/v1/accounts lists them.`,
) {}

export class AccountNotShared extends failure.forbidden(
  'CONTA_NAO_AUTORIZADA',
  'Conta não autorizada',
  (accountId: string) => `The consent does not include account ${accountId}.`,
) {}

/** Only one of the two days of a period was sent. */
export class PeriodIncomplete extends failure.malformed(
  'PARAMETRO_NAO_INFORMADO',
  'Parâmetro não informado',
  at,
) {}

/** The days are valid, but the period is not allowed. */
export class PeriodRefused extends failure.unprocessable(
  'PARAMETRO_INVALIDO',
  'Parâmetro inválido',
  at,
) {}

export class PaginationKeyInvalid extends failure.malformed(
  'PARAMETRO_INVALIDO',
  'Parâmetro inválido',
  (detail: string) => at('/pagination-key', detail),
) {}
