import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { type RecurringCancellationRefusalCode } from '../../payment-terms/recurring-codes';
import { type Payment } from '../../payments/payment';
import { type RecurringRequest } from '../../recurring-consents/recurring-consent';

/** The payee can cancel until 22:00 of the day before, the payer until midnight (automatic-payments 2.0.0, PATCH). */
const PAYEE_BEFORE_MS = 2 * 3_600_000;

export interface CancellationProblem {
  readonly code: RecurringCancellationRefusalCode;
  readonly detail: string;
}

/** The reason why a person cannot cancel a recurring payment now; undefined if the person can. */
export function recurringCancellationProblem(
  payment: Payment,
  request: Pick<RecurringRequest, 'loggedUser' | 'businessEntity'>,
  by: string,
  nowMs: number,
): CancellationProblem | undefined {
  const { status, attempts, details, createdAtMs } = payment;
  const { recurring, debtorDocument } = details;
  if (status !== 'SCHD' && status !== 'PDNG') return refused(`The payment is ${status}.`);
  if (attempts > 0) return refused('The payment was sent to the SPI, which has not responded yet.');
  const payers = [request.loggedUser, request.businessEntity].map(
    (person) => person?.document.identification,
  );
  const isPayer = by === debtorDocument || payers.includes(by);
  const isPayee = by === recurring?.document.identification;
  if (!isPayer && !isPayee) return refused(`The person ${by} is neither the payer nor the payee.`);
  const day = recurring?.date ?? '';
  if (recurring?.originalRecurringPaymentId !== undefined) {
    if (!isPayee) return refused('The payer cannot cancel a further attempt.');
    if (day === brasiliaDate(createdAtMs)) {
      return refused('A further attempt on the same day cannot be cancelled.');
    }
  }
  if (status === 'PDNG') return undefined;
  const endMs = brasiliaDayStartMs(day) - (isPayer ? 0 : PAYEE_BEFORE_MS);
  if (nowMs < endMs) return undefined;
  const until = isPayer ? '23:59' : '22:00';
  const detail = `It can be cancelled until ${until} (Brasília) of the day before.`;
  return { code: 'CANCELAMENTO_FORA_PERIODO_PERMITIDO', detail };
}

function refused(detail: string): CancellationProblem {
  return { code: 'PAGAMENTO_NAO_PERMITE_CANCELAMENTO', detail };
}
