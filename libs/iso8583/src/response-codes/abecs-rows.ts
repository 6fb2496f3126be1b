/** Whether the Brazilian rules allow a shop to try the same card again. */
export type Retry = 'allowed' | 'forbidden' | 'unknown';

/** The columns of the table: Hipercard uses the codes of Mastercard. */
export type AbecsColumn = 'elo' | 'visa' | 'mastercard' | 'amex';

/** One reason for a decline, with its code in each brand. */
export interface AbecsRow {
  /** The text that terminals and shops show. The norm defines it in Portuguese. */
  readonly message: string;
  readonly retry: Retry;
  /** The codes by brand; a brand without a code for the reason is absent. */
  readonly codes: Readonly<Partial<Record<AbecsColumn, string>>>;
}

const CALL_ISSUER = 'CONTATE A CENTRAL DO SEU CARTÃO';
const CALL_ISSUER_ONLY = `${CALL_ISSUER} - NÃO TENTE NOVAMENTE`;
const CHECK_CARD = 'VERIFIQUE OS DADOS DO CARTÃO';
const CARD_ERROR = 'ERRO NO CARTÃO - NÃO TENTE NOVAMENTE';
const NOT_FOR_CARD = 'TRANSAÇÃO NÃO PERMITIDA PARA O CARTÃO';
const NEVER_FOR_CARD = `${NOT_FOR_CARD} - NÃO TENTE NOVAMENTE`;
const NOT_PERMITTED = 'TRANSAÇÃO NÃO PERMITIDA - NÃO TENTE NOVAMENTE';
const AMOUNT_REFUSED = 'VALOR DA TRANSAÇÃO NÃO PERMITIDO - NÃO TENTE NOVAMENTE';
const WRONG_PIN = 'SENHA INVÁLIDA';
const NEVER_THIS_PIN = `${WRONG_PIN} - NÃO TENTE NOVAMENTE`;
const PIN_TRIES = `EXCEDIDAS TENTATIVAS DE SENHA. ${CALL_ISSUER}`;
const UNLOCK = 'DESBLOQUEIE O CARTÃO';
const TRY_LATER = 'FALHA DE COMUNICAÇÃO - TENTE MAIS TARDE';
const SUSPENDED = 'SUSPENSÃO DE PAGAMENTO RECORRENTE PARA SERVIÇO - NÃO TENTE NOVAMENTE';

const allowed = (message: string, codes: AbecsRow['codes']): AbecsRow => ({
  message,
  retry: 'allowed',
  codes,
});
const forbidden = (message: string, codes: AbecsRow['codes']): AbecsRow => ({
  message,
  retry: 'forbidden',
  codes,
});

/**
 * The reasons of ABECS Normativo 21, one row a reason, as Cielo published them in 2024; docs/adr/0046. Spaces
 * separate the codes of a brand.
 *
 * American Express answers three digits. After them is the code of two characters that Cielo sends instead, and the
 * code of ISO 8583 that this host answers for the same reason. Cielo sends 8 for 122, which is an approval here (08).
 */
export const ABECS_ROWS: readonly AbecsRow[] = [
  allowed(CALL_ISSUER, { elo: '05', visa: '05', mastercard: '05', amex: '100 FA 05' }),
  allowed('NÃO AUTORIZADA', { elo: '51', visa: '51', mastercard: '51', amex: '116 121 A5 51' }),
  allowed(WRONG_PIN, { elo: '55', visa: '55 86', mastercard: '55', amex: '117 A6 55' }),
  allowed(NOT_FOR_CARD, { visa: '57', mastercard: '57', amex: '200 FD 57' }),
  forbidden(NEVER_FOR_CARD, { elo: '57' }),
  forbidden(CHECK_CARD, { elo: '14 56', visa: '14', mastercard: '14 01', amex: '122 14' }),
  forbidden(CHECK_CARD, { elo: '63', visa: 'N7', amex: '122 63' }),
  allowed(CHECK_CARD, { mastercard: '63' }),
  allowed(CALL_ISSUER, { elo: '59', visa: '59', mastercard: '63', amex: '100 FA 59' }),
  forbidden(NOT_PERMITTED, { elo: '58', visa: '03', mastercard: '03', amex: '109 DA 03' }),
  allowed('REFAZER A TRANSAÇÃO', { elo: '04' }),
  allowed('LOJISTA, CONTATE O ADQUIRENTE', { elo: '06' }),
  forbidden(CARD_ERROR, { elo: '19', visa: '19', mastercard: '30' }),
  forbidden(CHECK_CARD, { elo: '12', visa: '06', amex: '115 A2 12' }),
  forbidden(CARD_ERROR, { elo: '30', visa: '12', mastercard: '30', amex: '181 A3 30' }),
  forbidden(AMOUNT_REFUSED, { elo: '13', visa: '13', mastercard: '13', amex: '110 JB 13' }),
  forbidden('PARCELAMENTO INVÁLIDO - NÃO TENTE NOVAMENTE', {
    elo: '23',
    mastercard: '12',
    amex: '115 A2 23',
  }),
  allowed(PIN_TRIES, { elo: '38', visa: '75', mastercard: '75', amex: '106 A4 75' }),
  forbidden(NOT_PERMITTED, { elo: '41', visa: '41', mastercard: '41', amex: '200 FD 41' }),
  forbidden(NOT_PERMITTED, { elo: '43', visa: '43', mastercard: '43', amex: '200 FD 43' }),
  forbidden(CHECK_CARD, { elo: '54', visa: '54', mastercard: '54', amex: '101 BV 54' }),
  forbidden(NOT_PERMITTED, { elo: '57', visa: '58', mastercard: '58', amex: '116 A5 58' }),
  allowed(`VALOR EXCEDIDO. ${CALL_ISSUER}`, { elo: '61', visa: '61 N4', mastercard: '61' }),
  allowed(CALL_ISSUER, { elo: '62', visa: '62', mastercard: '57' }),
  forbidden('CARTÃO NÃO PERMITE TRANSAÇÃO INTERNACIONAL', { elo: '62', mastercard: '62' }),
  allowed('CARTÃO NÃO PERMITE TRANSAÇÃO INTERNACIONAL', { visa: '62' }),
  forbidden(AMOUNT_REFUSED, { elo: '64', mastercard: '13' }),
  allowed(`QUANTIDADE DE SAQUES EXCEDIDA. ${CALL_ISSUER}`, {
    elo: '65',
    visa: '65',
    mastercard: '65',
  }),
  forbidden(NEVER_THIS_PIN, { elo: '83', visa: '74 81', mastercard: '88', amex: '180 A7 81' }),
  allowed(PIN_TRIES, { elo: '75', visa: '75', mastercard: '75', amex: '106 A4 75' }),
  forbidden('CONTA DESTINO INVÁLIDA - NÃO TENTE NOVAMENTE', { elo: '76' }),
  forbidden('CONTA ORIGEM INVÁLIDA - NÃO TENTE NOVAMENTE', { elo: '77' }),
  allowed(UNLOCK, { elo: '78', mastercard: '57' }),
  forbidden(UNLOCK, { visa: '78' }),
  forbidden(CARD_ERROR, { elo: '82', visa: '82', mastercard: '88', amex: '180 A7 82' }),
  allowed(TRY_LATER, { elo: '91', visa: '91', mastercard: '91', amex: '912 A1 91' }),
  allowed(TRY_LATER, { elo: '96', visa: '96', mastercard: '96', amex: '911 AE 96' }),
  forbidden('VALOR DIFERENTE DA PRÉ AUTORIZAÇÃO - NÃO TENTE NOVAMENTE', { visa: 'N8' }),
  allowed('UTILIZE FUNÇÃO CRÉDITO', { elo: 'AB', visa: '52 53' }),
  allowed('UTILIZE FUNÇÃO DÉBITO', { elo: 'AC', visa: '39' }),
  forbidden(NEVER_THIS_PIN, { elo: 'P5' }),
  allowed('SENHA INVÁLIDA UTILIZE A NOVA SENHA', { elo: 'P6', mastercard: '55' }),
  forbidden(CALL_ISSUER_ONLY, { visa: '04', mastercard: '04' }),
  forbidden(CARD_ERROR, { visa: 'N7' }),
  forbidden(NEVER_FOR_CARD, { elo: '57', visa: '07', mastercard: '04', amex: '200 FD 07' }),
  forbidden('DADOS DO CARTÃO INVÁLIDO - NÃO TENTE NOVAMENTE', { visa: '15', mastercard: '15' }),
  forbidden(CALL_ISSUER_ONLY, { visa: '64' }),
  forbidden(CALL_ISSUER_ONLY, { visa: '76' }),
  forbidden(CALL_ISSUER_ONLY, { visa: '92', mastercard: '92' }),
  forbidden(NEVER_FOR_CARD, { elo: '57', visa: '93', mastercard: '62' }),
  forbidden(CALL_ISSUER_ONLY, { visa: '94', mastercard: '94' }),
  allowed(CALL_ISSUER, { visa: 'B1 B2 N0' }),
  forbidden('SAQUE NÃO DISPONÍVEL - NÃO TENTE NOVAMENTE', { visa: 'N3' }),
  forbidden(SUSPENDED, { visa: 'R0 R1 R3' }),
  forbidden(NEVER_FOR_CARD, { visa: 'R2' }),
  forbidden(NEVER_FOR_CARD, { elo: '46', visa: '46', mastercard: '62' }),
  forbidden('FALHA NA VERIFICAÇÃO DO ID', { visa: '6P' }),
  forbidden('UTILIZE O CHIP', { elo: 'FM' }),
];
