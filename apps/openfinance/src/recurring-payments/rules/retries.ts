import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { plusDays } from '../../payment-consents/schedule';
import { type RejectionReason } from '../../payment-terms/payment-codes';
import { differences } from '../../payment-terms/terms';
import { type Payment } from '../../payments/payment';
import { type AutomaticConfiguration } from '../../recurring-consents/configuration';
import { type RecurringProblem } from './limits';

/** How many attempts on later days are allowed (Pix Automático guide, 2.1; Tentativas Intradia e Extradia 2.0.0). */
const MAX_LATER_ATTEMPTS = 3;
/** How many days after the original payment the last attempt can be. */
const LATER_DAYS = 7;
const LATER_DAYS_OF_WEEKLY = 5;
/** The end of the time to send another EndToEndId for the same day, in Brasília. */
const NOON_MS = 12 * 3_600_000;

/** The rejections after which the same day needs another EndToEndId (Tentativas Intradia e Extradia 2.0.0, table 1). */
const NEEDS_NEW_ID: ReadonlySet<RejectionReason> = new Set([
  'NAO_INFORMADO',
  'PAGAMENTO_RECUSADO_SPI',
  'FALHA_INFRAESTRUTURA_SPI',
  'FALHA_INFRAESTRUTURA_ICP',
  'FALHA_INFRAESTRUTURA_PSP_RECEBEDOR',
]);
/** The rejections that do not count as an attempt (table 1). */
const UNCOUNTED: ReadonlySet<RejectionReason> = new Set([
  'DETALHE_TENTATIVA_INVALIDO',
  'VALOR_INVALIDO',
  'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
]);

/** A further attempt, and what was tried before. */
export interface Retry {
  /** The new payment. */
  readonly attempt: Payment;
  /** All payments of the consent. */
  readonly payments: readonly Payment[];
  readonly automatic: Pick<AutomaticConfiguration, 'interval' | 'isRetryAccepted'>;
  readonly nowMs: number;
}

/** The problem of a further attempt to make a payment that failed; undefined if it is allowed. */
export function retryProblem({
  attempt,
  payments,
  automatic,
  nowMs,
}: Retry): RecurringProblem | undefined {
  const id = attempt.details.recurring?.originalRecurringPaymentId;
  const original = payments.find(({ paymentId }) => paymentId === id);
  const before = original?.details.recurring;
  if (original === undefined || before?.originalRecurringPaymentId !== undefined) {
    return invalid(`The consent has no original payment ${String(id)}.`);
  }
  const earlier = payments.filter(
    ({ details }) => details.recurring?.originalRecurringPaymentId === id,
  );
  const open = [original, ...earlier].find(({ status }) => status !== 'RJCT' && status !== 'CANC');
  if (open !== undefined) return invalid(`The payment ${open.paymentId} is ${open.status}.`);
  if (original.status !== 'RJCT') return invalid(`The original payment is ${original.status}.`);
  const [changed] = changes(original, attempt);
  if (changed !== undefined)
    return invalid(`${changed} is not the same as in the original payment.`);
  const today = brasiliaDate(nowMs);
  const day = attempt.details.recurring?.date ?? '';
  if (day === today) return sameDayProblem(original, earlier, { day, nowMs });
  return laterDayProblem({ original, earlier, automatic, today, day });
}

/** On the day of the payment, until noon, and only if the failure used up the EndToEndId. The bank tries it from 18:00 on. */
function sameDayProblem(
  original: Payment,
  earlier: readonly Payment[],
  { day, nowMs }: { readonly day: string; readonly nowMs: number },
): RecurringProblem | undefined {
  const last = [original, ...earlier]
    .filter(({ details, status }) => details.recurring?.date === day && status === 'RJCT')
    .at(-1);
  if (last === undefined) return late('The original payment was on another day.');
  if (nowMs >= brasiliaDayStartMs(day) + NOON_MS) {
    return late('A further attempt on the same day must be sent before 12:00 (Brasília).');
  }
  if (last.rejection !== null && NEEDS_NEW_ID.has(last.rejection)) return undefined;
  return invalid(`${String(last.rejection)} does not need another EndToEndId on the same day.`);
}

function laterDayProblem({
  original,
  earlier,
  automatic,
  today,
  day,
}: {
  readonly original: Payment;
  readonly earlier: readonly Payment[];
  readonly automatic: Retry['automatic'];
  readonly today: string;
  readonly day: string;
}): RecurringProblem | undefined {
  const code = 'LIMITE_TENTATIVAS_EXCEDIDO';
  if (!automatic.isRetryAccepted) {
    return { code, detail: 'The consent does not accept attempts on later days.' };
  }
  const first = original.details.recurring?.date ?? '';
  const counted = earlier.filter(
    ({ details, status, rejection }) =>
      details.recurring?.date !== first &&
      status !== 'CANC' &&
      (rejection === null || !UNCOUNTED.has(rejection)),
  );
  if (counted.length >= MAX_LATER_ATTEMPTS) {
    const detail = `There were ${String(MAX_LATER_ATTEMPTS)} attempts on later days.`;
    return { code, detail };
  }
  const tomorrow = plusDays(today, 1);
  if (day !== tomorrow) return late(`A further attempt must be today or tomorrow, ${tomorrow}.`);
  const days = automatic.interval === 'SEMANAL' ? LATER_DAYS_OF_WEEKLY : LATER_DAYS;
  const lastDay = plusDays(first, days);
  return day <= lastDay ? undefined : late(`The last day for further attempts was ${lastDay}.`);
}

/** The members in which an attempt differs from the original. Only the day and the ids may differ. */
function changes(original: Payment, attempt: Payment): string[] {
  const terms = ({ amount, details }: Payment) => ({
    ...{ amount, currency: 'BRL' as const, ...details },
    ibgeTownCode: details.ibgeTownCode,
  });
  const members: readonly (readonly [string, (payment: Payment) => unknown])[] = [
    ['remittanceInformation', ({ details }) => details.remittanceInformation],
    ['cnpjInitiator', ({ details }) => details.cnpjInitiator],
    ['document', ({ details }) => details.recurring?.document.identification],
    ['paymentReference', ({ details }) => details.recurring?.paymentReference],
  ];
  return [
    ...differences(terms(original), terms(attempt)),
    ...members.filter(([, of]) => of(original) !== of(attempt)).map(([name]) => name),
  ];
}

function invalid(detail: string): RecurringProblem {
  return { code: 'DETALHE_TENTATIVA_INVALIDO', detail };
}

function late(detail: string): RecurringProblem {
  return { code: 'FORA_PRAZO_PERMITIDO', detail };
}
