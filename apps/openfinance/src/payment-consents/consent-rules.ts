import { accepted, isCalendarDate, refused, type Result } from '#libs/kernel';
import { type PaymentConsentBody } from './api/consent-body';
import { centsOf } from './api/members';
import { type ConsentRequest } from './payment-consent';
import { datesOf, type Schedule } from './schedule';
import { detailProblem, type PaymentTerms } from './terms';

/** The codes with which a payment consent is refused (payments v4), each with its title and meaning. */
export const PAYMENT_CONSENT_REFUSALS = {
  FORMA_PAGAMENTO_INVALIDA: ['Forma de pagamento inválida', 'The type of payment is not PIX.'],
  DATA_PAGAMENTO_INVALIDA: ['Data de pagamento inválida', 'The day of the payment is not allowed.'],
  DETALHE_PAGAMENTO_INVALIDO: [
    'Detalhe do pagamento inválido',
    'The details of the payment do not fit together.',
  ],
  PARAMETRO_NAO_INFORMADO: ['Parâmetro não informado', 'A required member is missing.'],
  PARAMETRO_INVALIDO: ['Parâmetro inválido', 'A member is not valid.'],
  ERRO_IDEMPOTENCIA: ['Erro de idempotência', 'The idempotency key was used with another content.'],
  NAO_INFORMADO: ['Não informado', 'The bank gives no reason.'],
} as const;
export type PaymentConsentRefusalCode = keyof typeof PAYMENT_CONSENT_REFUSALS;

/** The outcomes that a rule can order for a payment consent, with their meanings. */
export const PAYMENT_CONSENT_OUTCOMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAYMENT_CONSENT_REFUSALS).map(([code, [, meaning]]) => [
    code,
    `Refused with 422: ${meaning}`,
  ]),
);

export interface ConsentRefusal {
  readonly code: PaymentConsentRefusalCode;
  readonly pointer: string;
  readonly detail: string;
}

/** What a consent asks for, and the days of its payments. */
export interface CheckedConsent {
  readonly request: ConsentRequest;
  readonly dates: readonly string[];
}

/**
 * Checks what the form of the body does not show.
 * @param today in Brasília, `YYYY-MM-DD`
 */
export function checkConsent(
  { data }: PaymentConsentBody,
  today: string,
): Result<CheckedConsent, ConsentRefusal> {
  const { payment, loggedUser, businessEntity, creditor, debtorAccount } = data;
  if (payment.type !== 'PIX') {
    return refuse('FORMA_PAGAMENTO_INVALIDA', '/data/payment/type', 'Must be PIX.');
  }
  const cents = centsOf(payment.amount);
  if (cents === undefined || cents === 0) {
    const detail = 'Must be at least 0.01, and at most what integer cents hold exactly.';
    return refuse('PARAMETRO_INVALIDO', '/data/payment/amount', detail);
  }
  const { localInstrument, proxy, qrCode, creditorAccount } = payment.details;
  const { currency, ibgeTownCode } = payment;
  const terms: PaymentTerms = {
    ...{ amount: cents, currency, creditorAccount },
    ...{ localInstrument, proxy, qrCode, ibgeTownCode },
  };
  const problem = detailProblem(terms);
  if (problem !== undefined) {
    return refuse('DETALHE_PAGAMENTO_INVALIDO', '/data/payment/details', problem);
  }
  const dates = datesOfPayment(payment, today);
  if (!dates.ok) return dates;
  const isScheduled = payment.schedule !== undefined;
  const request = {
    loggedUser,
    businessEntity,
    creditor,
    payment,
    terms,
    debtorAccount,
    isScheduled,
  };
  return accepted({ request, dates: dates.value });
}

type Payment = PaymentConsentBody['data']['payment'];

/** Recurring payments are allowed only with these (payments v4). */
const RECURRING = new Set(['MANU', 'DICT', 'QRES']);

function datesOfPayment(
  { date, schedule, details }: Payment,
  today: string,
): Result<readonly string[], ConsentRefusal> {
  if (date !== undefined && schedule !== undefined) {
    const detail = 'Must have either date or schedule, not both.';
    return refuse('PARAMETRO_INVALIDO', '/data/payment', detail);
  }
  if (schedule === undefined) {
    if (date === undefined) {
      return refuse('PARAMETRO_NAO_INFORMADO', '/data/payment', 'Must have date or schedule.');
    }
    if (!isCalendarDate(date)) {
      return refuse('PARAMETRO_INVALIDO', '/data/payment/date', `${date} is not a date.`);
    }
    if (date === today) return accepted([date]);
    const detail = `Must be today in Brasília, ${today}; schedule is for later days.`;
    return refuse('DATA_PAGAMENTO_INVALIDA', '/data/payment/date', detail);
  }
  const kinds = Object.values(schedule).filter((kind) => kind !== undefined);
  if (kinds.length !== 1) {
    const detail = 'Must have exactly one of single, daily, weekly, monthly, custom.';
    return refuse('PARAMETRO_INVALIDO', '/data/payment/schedule', detail);
  }
  if (schedule.single === undefined && !RECURRING.has(details.localInstrument)) {
    const detail = `Recurring payments are not allowed with ${details.localInstrument}, only with ${[...RECURRING].join(', ')}.`;
    return refuse('DETALHE_PAGAMENTO_INVALIDO', '/data/payment/details/localInstrument', detail);
  }
  return datesOf(schedule satisfies Schedule, today);
}

function refuse(code: PaymentConsentRefusalCode, pointer: string, detail: string) {
  return refused({ code, pointer, detail });
}
