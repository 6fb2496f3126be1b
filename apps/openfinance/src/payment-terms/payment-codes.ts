import { REFUSALS, REJECTIONS } from './common-codes';
import {
  isRecurringRejection,
  RECURRING_PAYMENT_REFUSALS,
  RECURRING_REJECTIONS,
  type RecurringRejection,
} from './recurring-codes';

/** The refusal codes of payment consents (payments v4), each with its title and meaning. */
export const PAYMENT_CONSENT_REFUSALS = {
  FORMA_PAGAMENTO_INVALIDA: ['Forma de pagamento inválida', 'The type of payment is not PIX.'],
  DATA_PAGAMENTO_INVALIDA: ['Data de pagamento inválida', 'The day of the payment is not allowed.'],
  DETALHE_PAGAMENTO_INVALIDO: [
    'Detalhe do pagamento inválido',
    'The details of the payment are not consistent.',
  ],
  PARAMETRO_NAO_INFORMADO: REFUSALS.PARAMETRO_NAO_INFORMADO,
  PARAMETRO_INVALIDO: REFUSALS.PARAMETRO_INVALIDO,
  ERRO_IDEMPOTENCIA: REFUSALS.ERRO_IDEMPOTENCIA,
  NAO_INFORMADO: REFUSALS.NAO_INFORMADO,
} as const;
/** The start of the test values of consents. A payment has the same key as its consent, and some of the same codes. */
export const CONSENT_TEST_VALUES = 'consent.';
export type PaymentConsentRefusalCode = keyof typeof PAYMENT_CONSENT_REFUSALS;

/** The codes with which a payment request is refused (422, payments v4), each with its title and meaning. */
export const PAYMENT_REFUSALS = {
  SALDO_INSUFICIENTE: REFUSALS.SALDO_INSUFICIENTE,
  VALOR_ACIMA_LIMITE: REFUSALS.VALOR_ACIMA_LIMITE,
  VALOR_INVALIDO: ['Valor inválido', 'The amount is not valid for this payment.'],
  COBRANCA_INVALIDA: [
    'Cobrança inválida',
    'The charge of the QR code is not valid or has expired.',
  ],
  CONSENTIMENTO_INVALIDO: ['Consentimento inválido', 'The consent is not AUTHORISED.'],
  PARAMETRO_NAO_INFORMADO: REFUSALS.PARAMETRO_NAO_INFORMADO,
  PARAMETRO_INVALIDO: REFUSALS.PARAMETRO_INVALIDO,
  NAO_INFORMADO: REFUSALS.NAO_INFORMADO,
  PAGAMENTO_DIVERGENTE_CONSENTIMENTO: REFUSALS.PAGAMENTO_DIVERGENTE_CONSENTIMENTO,
  DETALHE_PAGAMENTO_INVALIDO: [
    'Detalhe do pagamento inválido',
    'The details of the payment are not consistent, or the key does not exist.',
  ],
  PAGAMENTO_RECUSADO_DETENTORA: REFUSALS.PAGAMENTO_RECUSADO_DETENTORA,
  PAGAMENTO_RECUSADO_SPI: REFUSALS.PAGAMENTO_RECUSADO_SPI,
  ERRO_IDEMPOTENCIA: REFUSALS.ERRO_IDEMPOTENCIA,
  CONSENTIMENTO_PENDENTE_AUTORIZACAO: [
    'Consentimento pendente de autorização',
    'The customer has not authorised the consent yet.',
  ],
} as const satisfies Readonly<Record<string, readonly [title: string, meaning: string]>>;
export type PaymentRefusalCode = keyof typeof PAYMENT_REFUSALS;

export function isPaymentRefusalCode(code: string): code is PaymentRefusalCode {
  return Object.hasOwn(PAYMENT_REFUSALS, code);
}

/** The reasons with which an accepted payment is rejected later (RJCT, payments v4), each with its meaning. */
export const REJECTION_REASONS = {
  SALDO_INSUFICIENTE: REJECTIONS.SALDO_INSUFICIENTE,
  VALOR_ACIMA_LIMITE: REJECTIONS.VALOR_ACIMA_LIMITE,
  VALOR_INVALIDO: 'The amount is not valid for this payment.',
  COBRANCA_INVALIDA: 'The charge of the QR code is not valid or has expired.',
  NAO_INFORMADO: REJECTIONS.NAO_INFORMADO,
  PAGAMENTO_DIVERGENTE_CONSENTIMENTO: REJECTIONS.PAGAMENTO_DIVERGENTE_CONSENTIMENTO,
  DETALHE_PAGAMENTO_INVALIDO: REJECTIONS.DETALHE_PAGAMENTO_INVALIDO,
  PAGAMENTO_RECUSADO_DETENTORA: REJECTIONS.PAGAMENTO_RECUSADO_DETENTORA,
  PAGAMENTO_RECUSADO_SPI: REJECTIONS.PAGAMENTO_RECUSADO_SPI,
  FALHA_INFRAESTRUTURA: 'A technical failure.',
  FALHA_INFRAESTRUTURA_SPI: REJECTIONS.FALHA_INFRAESTRUTURA_SPI,
  FALHA_INFRAESTRUTURA_DICT: 'A technical failure of the DICT.',
  FALHA_INFRAESTRUTURA_ICP: REJECTIONS.FALHA_INFRAESTRUTURA_ICP,
  FALHA_INFRAESTRUTURA_PSP_RECEBEDOR: REJECTIONS.FALHA_INFRAESTRUTURA_PSP_RECEBEDOR,
  FALHA_INFRAESTRUTURA_DETENTORA: REJECTIONS.FALHA_INFRAESTRUTURA_DETENTORA,
  CONTAS_ORIGEM_DESTINO_IGUAIS: 'The account of the payer is the account of the payee.',
  FALHA_AGENDAMENTO_PAGAMENTOS: 'The payments of a schedule could not be scheduled.',
} as const;
/** A reason of payments v4 or, for a recurring payment, of automatic-payments 2.0.0. */
export type RejectionReason = keyof typeof REJECTION_REASONS | RecurringRejection;

export function isRejectionReason(code: string): code is RejectionReason {
  return Object.hasOwn(REJECTION_REASONS, code) || isRecurringRejection(code);
}

/** The prefix of an outcome that requests a later rejection. */
const LATER = 'RJCT:';
/** The payment is held for analysis before it is sent. */
export const HELD = 'PDNG';
/** The same for hours, so that a client must go on asking. */
export const HELD_LONG = 'PDNG:PT6H';
const MINUTE_MS = 60_000;
const HELD_MS = 30 * MINUTE_MS;
/** How long a payment with `HELD_LONG` stays PDNG, on the clock of the sandbox. */
export const HELD_LONG_MS = 6 * 60 * MINUTE_MS;
/** The payment settles, and the payee returns the money. */
export const RETURNED = 'DEVOLVIDO';

/** The outcomes of a later step of a payment that is accepted, with their meanings. */
export const LATER_OUTCOMES = laterOutcomes(REJECTION_REASONS);
/** The same for recurring payments. */
export const LATER_RECURRING_OUTCOMES = laterOutcomes(RECURRING_REJECTIONS);

/** Every outcome that a rule can request for a payment, with its meaning. */
export const PAYMENT_OUTCOMES: Readonly<Record<string, string>> = {
  ...refusalOutcomes(PAYMENT_REFUSALS),
  ...LATER_OUTCOMES,
};
/** Every outcome that a rule can request for a recurring payment. */
export const RECURRING_PAYMENT_OUTCOMES: Readonly<Record<string, string>> = {
  ...refusalOutcomes(RECURRING_PAYMENT_REFUSALS),
  ...LATER_RECURRING_OUTCOMES,
};

function laterOutcomes(
  reasons: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      Object.entries(reasons).map(([code, meaning]) => [
        LATER + code,
        `Accepted, and RJCT when it is sent: ${meaning}`,
      ]),
    ),
    [HELD]: 'Accepted, and PDNG for 30 minutes before it is sent. It can be cancelled then.',
    [HELD_LONG]: 'Accepted, and PDNG for 6 hours before it is sent. It can be cancelled then.',
    [RETURNED]:
      'Settled. One step later the payee returns the money, through the SPI if there is one. ' +
      'A payee of this bank who has spent the money returns nothing.',
  };
}

/** The outcomes that refuse a request, with their meanings. */
export function refusalOutcomes(
  refusals: Readonly<Record<string, readonly [title: string, meaning: string]>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(refusals).map(([code, [, meaning]]) => [code, `Refused with 422: ${meaning}`]),
  );
}

/** The outcome that a rule requested for a payment. */
export type RequestedOutcome =
  | { readonly kind: 'refuse'; readonly code: PaymentRefusalCode }
  | { readonly kind: 'reject'; readonly reason: RejectionReason }
  | { readonly kind: 'hold'; readonly heldMs: number }
  | { readonly kind: 'return' };

/** Reads the outcome of a rule; undefined if it is not for payments. */
export function outcomeOf(outcome: string | null | undefined): RequestedOutcome | undefined {
  if (outcome === undefined || outcome === null) return undefined;
  if (isPaymentRefusalCode(outcome)) return { kind: 'refuse', code: outcome };
  if (outcome === HELD) return { kind: 'hold', heldMs: HELD_MS };
  if (outcome === HELD_LONG) return { kind: 'hold', heldMs: HELD_LONG_MS };
  if (outcome === RETURNED) return { kind: 'return' };
  const reason = outcome.startsWith(LATER) ? outcome.slice(LATER.length) : '';
  return isRejectionReason(reason) ? { kind: 'reject', reason } : undefined;
}

/** The reasons of the standard for reject codes of the SPI. */
const REASON_OF_SPI: Readonly<Record<string, RejectionReason>> = {
  AB03: 'FALHA_INFRAESTRUTURA_SPI',
  AB09: 'FALHA_INFRAESTRUTURA_PSP_RECEBEDOR',
  AB11: 'FALHA_INFRAESTRUTURA_DETENTORA',
  AC03: 'DETALHE_PAGAMENTO_INVALIDO',
  AC06: 'DETALHE_PAGAMENTO_INVALIDO',
  AC07: 'DETALHE_PAGAMENTO_INVALIDO',
  AC14: 'DETALHE_PAGAMENTO_INVALIDO',
  AG12: 'DETALHE_PAGAMENTO_INVALIDO',
  AM01: 'VALOR_INVALIDO',
  AM02: 'VALOR_ACIMA_LIMITE',
  BE01: 'DETALHE_PAGAMENTO_INVALIDO',
  BE17: 'COBRANCA_INVALIDA',
  CH11: 'DETALHE_PAGAMENTO_INVALIDO',
  DU03: 'COBRANCA_INVALIDA',
  DUPL: 'COBRANCA_INVALIDA',
  ED05: 'FALHA_INFRAESTRUTURA_SPI',
};

/** @param code of a pacs.002, such as AM02 */
export function reasonOfSpi(code: string | undefined): RejectionReason {
  return REASON_OF_SPI[code ?? ''] ?? 'PAGAMENTO_RECUSADO_SPI';
}

/**
 * The reason of a recurring payment. BE01 says that the account does not belong to the payee of the consent
 * (automatic-payments 2.0.0, 6.1.15).
 */
export function recurringReasonOfSpi(code: string | undefined): RecurringRejection {
  return code === 'BE01' ? 'TITULARIDADE_INCONSISTENTE' : recurringReason(reasonOfSpi(code));
}

/** The reason of automatic-payments 2.0.0 for a reason of payments v4 that it does not have. */
export function recurringReason(reason: RejectionReason): RecurringRejection {
  if (isRecurringRejection(reason)) return reason;
  switch (reason) {
    case 'CONTAS_ORIGEM_DESTINO_IGUAIS':
      return 'PAGAMENTO_RECUSADO_DETENTORA';
    case 'COBRANCA_INVALIDA':
      return 'PAGAMENTO_RECUSADO_SPI';
    default:
      return 'FALHA_INFRAESTRUTURA_DETENTORA';
  }
}
