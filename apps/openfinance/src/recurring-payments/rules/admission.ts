import { brasiliaDate } from '#libs/brazil';
import { isCalendarDate } from '#libs/kernel';
import { plusDays } from '../../payment-consents/schedule';
import { centsOf } from '../../payment-terms/members';
import { type PixAccount } from '../../payment-terms/terms';
import { type Payment } from '../../payments/payment';
import {
  type AutomaticConfiguration,
  type FirstPayment,
} from '../../recurring-consents/configuration';
import { productOf, type RecurringConsent } from '../../recurring-consents/recurring-consent';
import { type RequestedRecurringPayment } from '../api/recurring-payment.request';
import { type RecurringProblem } from './limits';
import { FIRST_REFERENCE, referenceProblem } from './references';

/** A payment of Pix Automático is sent 2 to 10 days before its day (Pix Automático guide, 2.1; IN BCB 513). */
const EARLIEST_DAYS = 2;
const LATEST_DAYS = 10;

/** Checks a payment against its consent, without the other payments of the consent. */
export function checkAgainstRecurringConsent(
  request: RequestedRecurringPayment,
  consent: RecurringConsent,
  nowMs: number,
): RecurringProblem | undefined {
  const { date, document } = request;
  const { creditors, configuration } = consent.request;
  if (!isCalendarDate(date)) {
    return { code: 'PARAMETRO_INVALIDO', detail: `date: ${date} is not a date.` };
  }
  if (!creditors.some(({ cpfCnpj }) => cpfCnpj === document.identification)) {
    return divergent(`document: The consent does not name the payee ${document.identification}.`);
  }
  const { expiresAtMs } = consent;
  if (expiresAtMs !== null && date > brasiliaDate(expiresAtMs)) {
    return late(`date: The consent ends on ${brasiliaDate(expiresAtMs)}.`);
  }
  const { automatic } = configuration;
  return automatic === undefined
    ? immediateProblem(request, consent, nowMs)
    : automaticProblem(request, automatic, brasiliaDate(nowMs));
}

/** Payments of the other products are immediate (Transferências Inteligentes guide, 2). */
function immediateProblem(
  { date, originalRecurringPaymentId, riskSignals, localInstrument }: RequestedRecurringPayment,
  consent: RecurringConsent,
  nowMs: number,
): RecurringProblem | undefined {
  const today = brasiliaDate(nowMs);
  if (date !== today) return detail(`date: Must be today in Brasília, ${today}.`);
  if (originalRecurringPaymentId !== undefined) {
    const code = 'DETALHE_TENTATIVA_INVALIDO';
    return { code, detail: 'Only Pix Automático has further attempts.' };
  }
  const { sweeping } = consent.request.configuration;
  const start = sweeping?.startDateTime;
  if (start !== undefined && nowMs < Date.parse(start)) {
    return divergent(`The consent begins at ${start}.`);
  }
  if (productOf(consent.request) !== 'sweeping') return undefined;
  const { manual, automatic } = riskSignals ?? {};
  const code = 'PARAMETRO_NAO_INFORMADO';
  if (manual === undefined && automatic === undefined) {
    return { code, detail: 'riskSignals: Is missing; it must have manual or automatic.' };
  }
  const needsKeyDate = automatic !== undefined && localInstrument !== 'MANU';
  if (!needsKeyDate || automatic.pixKeyRegistrationDateTime !== undefined) return undefined;
  const where = 'riskSignals/automatic/pixKeyRegistrationDateTime';
  return { code, detail: `${where}: Is missing; ${localInstrument} requires it.` };
}

function automaticProblem(
  request: RequestedRecurringPayment,
  automatic: AutomaticConfiguration,
  today: string,
): RecurringProblem | undefined {
  const { localInstrument, paymentReference, originalRecurringPaymentId, date } = request;
  if (localInstrument !== 'MANU') {
    return detail('localInstrument: Must be MANU for Pix Automático.');
  }
  const problem = referenceProblem(paymentReference, automatic.interval);
  if (problem !== undefined) return detail(problem);
  if (date < today) return late(`date: Must be today in Brasília, ${today}, or later.`);
  const { firstPayment } = automatic;
  if (paymentReference === FIRST_REFERENCE) {
    if (firstPayment === undefined) return divergent('The consent has no first payment.');
    return firstPaymentProblem(request, firstPayment);
  }
  const ofPeriod = periodProblem(request, automatic);
  // The days of a further attempt depend on the original payment.
  if (ofPeriod !== undefined || originalRecurringPaymentId !== undefined) return ofPeriod;
  const [from, to] = [plusDays(today, EARLIEST_DAYS), plusDays(today, LATEST_DAYS)];
  return date >= from && date <= to ? undefined : late(`date: Must be from ${from} to ${to}.`);
}

function periodProblem(
  { date, amount }: RequestedRecurringPayment,
  { firstPayment, referenceStartDate, fixedAmount, maximumVariableAmount }: AutomaticConfiguration,
): RecurringProblem | undefined {
  if (date < referenceStartDate) {
    return divergent(`date: The recurrence begins on ${referenceStartDate}.`);
  }
  if (firstPayment !== undefined && date <= firstPayment.date) {
    return divergent(`date: Must be after the first payment, ${firstPayment.date}.`);
  }
  if (fixedAmount !== undefined && amount !== centsOf(fixedAmount)) {
    return divergent(`payment/amount: Must be ${fixedAmount}.`);
  }
  if (maximumVariableAmount === undefined || amount <= (centsOf(maximumVariableAmount) ?? 0)) {
    return undefined;
  }
  return {
    code: 'LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO',
    detail: `payment/amount: Must be at most ${maximumVariableAmount}.`,
  };
}

function firstPaymentProblem(
  { date, amount, creditorAccount, originalRecurringPaymentId }: RequestedRecurringPayment,
  first: FirstPayment,
): RecurringProblem | undefined {
  if (amount !== centsOf(first.amount)) {
    return divergent(`payment/amount: The first payment is ${first.amount}.`);
  }
  if (date !== first.date && originalRecurringPaymentId === undefined) {
    return divergent(`date: The first payment is on ${first.date}.`);
  }
  const members = ['ispb', 'issuer', 'number', 'accountType'] as const;
  const other = members.find(
    (name: keyof PixAccount) => creditorAccount[name] !== first.creditorAccount[name],
  );
  // FirstPayment of automatic-payments 2.0.0 names this code.
  return other === undefined
    ? undefined
    : detail(`creditorAccount/${other} is not the same as in firstPayment.`);
}

/**
 * Checks that no other payment of the consent is for the same period. There is one settled payment for each (Pix Automático
 * guide, 2.1); the standard has no code for a second one.
 */
export function periodTaken(
  { details }: Payment,
  payments: readonly Payment[],
): RecurringProblem | undefined {
  const reference = details.recurring?.paymentReference;
  const same = payments.filter(
    ({ details: other, status }) =>
      other.recurring?.paymentReference === reference && status !== 'CANC',
  );
  const open = same.find(({ status }) => status !== 'RJCT');
  if (open !== undefined) {
    return detail(`paymentReference: ${String(reference)} has payment ${open.paymentId} already.`);
  }
  const [failed] = same;
  if (failed === undefined) return undefined;
  const text = `Payment ${failed.paymentId} of ${String(reference)} failed; name it in originalRecurringPaymentId.`;
  return { code: 'DETALHE_TENTATIVA_INVALIDO', detail: text };
}

function detail(text: string): RecurringProblem {
  return { code: 'DETALHE_PAGAMENTO_INVALIDO', detail: text };
}

function divergent(text: string): RecurringProblem {
  return { code: 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO', detail: text };
}

function late(text: string): RecurringProblem {
  return { code: 'FORA_PRAZO_PERMITIDO', detail: text };
}
