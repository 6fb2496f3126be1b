import { type StandardCodes } from '../standard/standard-controller';

/** Refusals (422) that several operations have with the same title and meaning. */
export const REFUSALS = {
  PARAMETRO_NAO_INFORMADO: ['Parâmetro não informado', 'A required member is missing.'],
  PARAMETRO_INVALIDO: ['Parâmetro inválido', 'A member is not valid.'],
  ERRO_IDEMPOTENCIA: ['Erro de idempotência', 'The idempotency key was used with other content.'],
  NAO_INFORMADO: ['Não informado', 'The bank gives no reason.'],
  SALDO_INSUFICIENTE: ['Saldo insuficiente', 'The account does not have the amount.'],
  VALOR_ACIMA_LIMITE: ['Valor acima do limite', 'The amount is above the limit of the customer.'],
  PAGAMENTO_DIVERGENTE_CONSENTIMENTO: [
    'Pagamento divergente do consentimento',
    'The payment is different from the consent.',
  ],
  PAGAMENTO_RECUSADO_DETENTORA: [
    'Pagamento recusado pela detentora',
    'The bank of the payer refuses the payment.',
  ],
  PAGAMENTO_RECUSADO_SPI: ['Pagamento recusado no SPI', 'The SPI refuses the payment.'],
} as const satisfies StandardCodes;

/** Reasons of RJCT that payments v4 and automatic-payments 2.0.0 have with the same meaning. */
export const REJECTIONS = {
  SALDO_INSUFICIENTE: 'The account did not have the amount when the payment was due.',
  VALOR_ACIMA_LIMITE: 'The amount is above the limit of the customer.',
  NAO_INFORMADO: 'The bank gives no reason.',
  PAGAMENTO_DIVERGENTE_CONSENTIMENTO: 'The payment is different from the consent.',
  DETALHE_PAGAMENTO_INVALIDO: 'The account or the key of the payee is not valid.',
  PAGAMENTO_RECUSADO_DETENTORA: 'The bank of the payer refuses the payment.',
  PAGAMENTO_RECUSADO_SPI: 'The SPI refuses the payment.',
  FALHA_INFRAESTRUTURA_SPI: 'A technical failure of the SPI.',
  FALHA_INFRAESTRUTURA_ICP: 'A technical failure of the public key infrastructure.',
  FALHA_INFRAESTRUTURA_PSP_RECEBEDOR: "A technical failure of the payee's institution.",
  FALHA_INFRAESTRUTURA_DETENTORA: 'A technical failure of the bank of the payer.',
} as const;
