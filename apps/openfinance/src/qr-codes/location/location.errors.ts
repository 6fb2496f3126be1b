import { failure } from '#libs/kernel';

const TYPES = 'https://pix.bcb.gov.br/api/v2/error/';

/** There is no such charge (API Pix, CobPayloadNaoEncontrado). */
export class ChargePayloadNotFound extends failure.notFound(
  'COB_PAYLOAD_NAO_ENCONTRADO',
  'Cobrança não encontrada.',
) {
  override readonly type = `${TYPES}CobPayloadNaoEncontrado`;
}

/** The charge is paid, removed or expired. API Pix has the same error type as for an unknown charge. */
export class ChargePayloadGone extends failure.gone(
  'COB_PAYLOAD_NAO_ENCONTRADO',
  'Cobrança não encontrada.',
) {
  override readonly type = `${TYPES}CobPayloadNaoEncontrado`;
}

/** A parameter of the request is not valid (API Pix, CobPayloadOperacaoInvalida). */
export class ChargePayloadInvalid extends failure.malformed(
  'COB_PAYLOAD_OPERACAO_INVALIDA',
  'Cobrança inválida.',
  (parameter: string, detail: string) => ({
    detail: `${parameter}: ${detail}`,
    violations: [{ pointer: `/${parameter}`, detail }],
  }),
) {
  override readonly type = `${TYPES}CobPayloadOperacaoInvalida`;
}
