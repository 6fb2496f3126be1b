import { Failure } from '#libs/kernel';

const TYPES = 'https://pix.bcb.gov.br/api/v2/error/';

/** There is no such charge (API Pix, CobPayloadNaoEncontrado). */
export class ChargePayloadNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'COB_PAYLOAD_NAO_ENCONTRADO';
  readonly title = 'Cobrança não encontrada.';
  override readonly type = `${TYPES}CobPayloadNaoEncontrado`;
}

/** The charge is paid, removed or expired; API Pix has the same type for it. */
export class ChargePayloadGone extends Failure {
  readonly kind = 'gone';
  readonly code = 'COB_PAYLOAD_NAO_ENCONTRADO';
  readonly title = 'Cobrança não encontrada.';
  override readonly type = `${TYPES}CobPayloadNaoEncontrado`;
}

/** A parameter of the request is not valid (API Pix, CobPayloadOperacaoInvalida). */
export class ChargePayloadInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'COB_PAYLOAD_OPERACAO_INVALIDA';
  readonly title = 'Cobrança inválida.';
  override readonly type = `${TYPES}CobPayloadOperacaoInvalida`;

  constructor(parameter: string, detail: string) {
    super(`${parameter}: ${detail}`, [{ pointer: `/${parameter}`, detail }]);
  }
}
