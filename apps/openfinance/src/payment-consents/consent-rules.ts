import { accepted, formatCents, isCalendarDate, refused, type Result } from '#libs/kernel';
import { LARGEST_BALANCE } from '../ledger/entry';
import { type PaymentConsentRequest } from './api/payment-consent.request';
import { centsOf } from '../payment-terms/members';
import { type ConsentRequest } from './payment-consent';
import {
  PAYMENT_CONSENT_REFUSALS,
  type PaymentConsentRefusalCode,
} from '../payment-terms/payment-codes';
import { datesOf, type Schedule } from './schedule';
import { detailProblem, type PaymentTerms } from '../payment-terms/terms';

/** The outcomes that a rule can request for a payment consent, with their meanings. */
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

/** A checked request, and the days of its payments. */
export interface CheckedConsent {
  readonly request: ConsentRequest;
  readonly dates: readonly string[];
}

/**
 * Checks the rules that the schema of the body cannot check.
 * @param today in Brasília, `YYYY-MM-DD`
 */
export function checkConsent(
  { data }: PaymentConsentRequest,
  today: string,
): Result<CheckedConsent, ConsentRefusal> {
  const { payment, loggedUser, businessEntity, creditor, debtorAccount } = data;
  if (payment.type !== 'PIX') {
    return refuse('FORMA_PAGAMENTO_INVALIDA', '/data/payment/type', 'Must be PIX.');
  }
  const cents = centsOf(payment.amount);
  // The format is valid, so this is a rule of the bank. It does not depend on the customer.
  if (cents === undefined) {
    const detail = `Must be at most ${formatCents(LARGEST_BALANCE)}, the maximum balance of an account.`;
    return refuse('DETALHE_PAGAMENTO_INVALIDO', '/data/payment/amount', detail);
  }
  if (cents === 0) {
    return refuse('PARAMETRO_INVALIDO', '/data/payment/amount', 'Must be at least 0.01.');
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

type Payment = PaymentConsentRequest['data']['payment'];

/** The instruments that allow recurring payments (payments v4). */
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
    const detail = `Must be today in Brasília, ${today}. Use schedule for later days.`;
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
