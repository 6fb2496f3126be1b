import { type StandardCodes } from '../standard/standard-controller';
import { REFUSALS, REJECTIONS } from './common-codes';

/** The codes with which a new recurring consent is refused (422, automatic-payments 2.0.0, 1.3), each with its title and meaning. */
export const RECURRING_CONSENT_REFUSALS = {
  DATA_PAGAMENTO_INVALIDA: ['Data de pagamento inválida', 'A day of a payment is not allowed.'],
  DETALHE_PAGAMENTO_INVALIDO: [
    'Detalhe do pagamento inválido',
    'A member does not follow the rules of the product.',
  ],
  PARAMETRO_NAO_INFORMADO: REFUSALS.PARAMETRO_NAO_INFORMADO,
  PARAMETRO_INVALIDO: REFUSALS.PARAMETRO_INVALIDO,
  ERRO_IDEMPOTENCIA: REFUSALS.ERRO_IDEMPOTENCIA,
  NAO_INFORMADO: REFUSALS.NAO_INFORMADO,
  FUNCIONALIDADE_NAO_HABILITADA: [
    'Funcionalidade não habilitada',
    'The bank does not offer this product.',
  ],
} as const satisfies StandardCodes;
export type RecurringConsentRefusalCode = keyof typeof RECURRING_CONSENT_REFUSALS;

/** The codes with which the change of a recurring consent is refused (422, automatic-payments 2.0.0). */
export const RECURRING_CHANGE_REFUSALS = {
  CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO: [
    'Consentimento não permite cancelamento',
    'The status of the consent does not allow it.',
  ],
  CAMPO_NAO_PERMITIDO: ['Campo não permitido', 'The member cannot be edited.'],
  PERMISSAO_INSUFICIENTE: [
    'Permissão insuficiente',
    'The user may not edit the consent alone, or at all.',
  ],
  DETALHE_EDICAO_INVALIDO: [
    'Detalhe da edição inválido',
    'The edition does not follow the rules of the members.',
  ],
  FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA: [
    'Faltam sinais obrigatórios da plataforma',
    'The risk signals of the platform are not complete.',
  ],
} as const satisfies StandardCodes;
export type RecurringChangeRefusalCode = keyof typeof RECURRING_CHANGE_REFUSALS;

/** The codes with which a recurring payment is refused (422, automatic-payments 2.0.0, 4.2). */
export const RECURRING_PAYMENT_REFUSALS = {
  SALDO_INSUFICIENTE: REFUSALS.SALDO_INSUFICIENTE,
  VALOR_ACIMA_LIMITE: REFUSALS.VALOR_ACIMA_LIMITE,
  VALOR_INVALIDO: ['Valor inválido', 'The amount is not valid.'],
  LIMITE_PERIODO_VALOR_EXCEDIDO: [
    'Limite de valor do período excedido',
    'The payments of the period would exceed the amount in the consent.',
  ],
  LIMITE_PERIODO_QUANTIDADE_EXCEDIDO: [
    'Limite de quantidade do período excedido',
    'The period has as many payments as the consent allows.',
  ],
  CONSENTIMENTO_INVALIDO: ['Consentimento inválido', 'The consent has ended, or does not exist.'],
  CONSENTIMENTO_PENDENTE_AUTORIZACAO: [
    'Consentimento pendente de autorização',
    'The consent is not authorised by all approvers yet.',
  ],
  PARAMETRO_NAO_INFORMADO: REFUSALS.PARAMETRO_NAO_INFORMADO,
  PARAMETRO_INVALIDO: REFUSALS.PARAMETRO_INVALIDO,
  NAO_INFORMADO: REFUSALS.NAO_INFORMADO,
  PAGAMENTO_DIVERGENTE_CONSENTIMENTO: REFUSALS.PAGAMENTO_DIVERGENTE_CONSENTIMENTO,
  DETALHE_PAGAMENTO_INVALIDO: [
    'Detalhe do pagamento inválido',
    'A member does not follow the rules of the product, or the key does not exist.',
  ],
  PAGAMENTO_RECUSADO_DETENTORA: REFUSALS.PAGAMENTO_RECUSADO_DETENTORA,
  PAGAMENTO_RECUSADO_SPI: REFUSALS.PAGAMENTO_RECUSADO_SPI,
  ERRO_IDEMPOTENCIA: REFUSALS.ERRO_IDEMPOTENCIA,
  LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO: [
    'Limite de valor total do consentimento excedido',
    'All payments together would exceed the total in the consent.',
  ],
  LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO: [
    'Limite de valor da transação excedido',
    'The amount is above the maximum of one payment in the consent.',
  ],
  LIMITE_TENTATIVAS_EXCEDIDO: [
    'Limite de tentativas excedido',
    'The consent or the arrangement allows no further attempt.',
  ],
  FORA_PRAZO_PERMITIDO: ['Fora do prazo permitido', 'The day or the time is not allowed.'],
  DETALHE_TENTATIVA_INVALIDO: [
    'Detalhe da tentativa inválido',
    'The new attempt does not match the original payment.',
  ],
} as const satisfies StandardCodes;
export type RecurringPaymentRefusalCode = keyof typeof RECURRING_PAYMENT_REFUSALS;

/** The codes with which the cancellation of a recurring payment is refused (422, automatic-payments 2.0.0). */
export const RECURRING_CANCELLATION_REFUSALS = {
  PAGAMENTO_NAO_PERMITE_CANCELAMENTO: [
    'Pagamento não permite cancelamento',
    'The status of the payment, or the person, does not allow it.',
  ],
  CANCELAMENTO_FORA_PERIODO_PERMITIDO: [
    'Cancelamento fora do período permitido',
    'The time to cancel the payment is over.',
  ],
} as const satisfies StandardCodes;
export type RecurringCancellationRefusalCode = keyof typeof RECURRING_CANCELLATION_REFUSALS;

/** The reasons of a recurring payment with status RJCT (automatic-payments 2.0.0, EnumRejectionReasonCode). */
export const RECURRING_REJECTIONS = {
  SALDO_INSUFICIENTE: REJECTIONS.SALDO_INSUFICIENTE,
  VALOR_ACIMA_LIMITE: REJECTIONS.VALOR_ACIMA_LIMITE,
  VALOR_INVALIDO: 'The amount is not valid.',
  NAO_INFORMADO: REJECTIONS.NAO_INFORMADO,
  PAGAMENTO_DIVERGENTE_CONSENTIMENTO: REJECTIONS.PAGAMENTO_DIVERGENTE_CONSENTIMENTO,
  PAGAMENTO_RECUSADO_DETENTORA: REJECTIONS.PAGAMENTO_RECUSADO_DETENTORA,
  PAGAMENTO_RECUSADO_SPI: REJECTIONS.PAGAMENTO_RECUSADO_SPI,
  FALHA_INFRAESTRUTURA_SPI: REJECTIONS.FALHA_INFRAESTRUTURA_SPI,
  FALHA_INFRAESTRUTURA_ICP: REJECTIONS.FALHA_INFRAESTRUTURA_ICP,
  FALHA_INFRAESTRUTURA_PSP_RECEBEDOR: REJECTIONS.FALHA_INFRAESTRUTURA_PSP_RECEBEDOR,
  FALHA_INFRAESTRUTURA_DETENTORA: REJECTIONS.FALHA_INFRAESTRUTURA_DETENTORA,
  CONSENTIMENTO_INVALIDO: 'The consent has ended.',
  TITULARIDADE_INCONSISTENTE: 'The account does not belong to the payee in the consent.',
  LIMITE_PERIODO_VALOR_EXCEDIDO: 'The payments of the period exceed the amount in the consent.',
  LIMITE_PERIODO_QUANTIDADE_EXCEDIDO: 'The period has as many payments as the consent allows.',
  LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO: 'All payments exceed the total in the consent.',
  LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO:
    'The amount is above the maximum of one payment in the consent.',
  LIMITE_TENTATIVAS_EXCEDIDO: 'The arrangement allows no further attempt.',
  CONSENTIMENTO_REVOGADO: 'The consent was revoked.',
  FORA_PRAZO_PERMITIDO: 'The day or the time is not allowed.',
  DETALHE_TENTATIVA_INVALIDO: 'The new attempt does not match the original payment.',
  DETALHE_PAGAMENTO_INVALIDO: REJECTIONS.DETALHE_PAGAMENTO_INVALIDO,
} as const;
export type RecurringRejection = keyof typeof RECURRING_REJECTIONS;

export function isRecurringRejection(code: string): code is RecurringRejection {
  return Object.hasOwn(RECURRING_REJECTIONS, code);
}
