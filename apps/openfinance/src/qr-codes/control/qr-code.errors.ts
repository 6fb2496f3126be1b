import { failure } from '#libs/kernel';

export class ChargeNotFound extends failure.notFound(
  'COBRANCA_NAO_ENCONTRADA',
  'Cobrança não encontrada',
  (token: string, sandbox: string) => `Sandbox ${sandbox} has no charge ${token}.`,
) {}

/** The charge is paid, removed or being paid. */
export class ChargeNotActive extends failure.conflict(
  'COBRANCA_NAO_ATIVA',
  'Cobrança não ativa',
  (token: string, reason: string) => `The charge ${token} cannot be removed. ${reason}`,
) {}
