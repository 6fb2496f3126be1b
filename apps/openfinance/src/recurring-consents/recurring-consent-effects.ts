import { Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork } from '#libs/sandbox';
import { Webhooks } from '#libs/webhooks';
import { plusDays } from '../payment-consents/schedule';
import { cancelled, type Cancellation, type Payment } from '../payments/payment';
import { PaymentRepository } from '../payments/store/payment.repository';
import { type PaymentMove } from '../payments/store/payment-moves';
import { PaymentTransactions } from '../payments/store/payment-transactions';
import { dateTime } from '../standard/date-time';
import { type RecurringConsent } from './recurring-consent';

/** The kind of due work that ends the time to authorise, and the consent. */
export const RECURRING_CONSENT_DEADLINE = 'openfinance-recurring-consent';

/** What changes together with a recurring consent: its deadline, its event, and the payments that it no longer allows. */
@Injectable()
export class RecurringConsentEffects {
  constructor(
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
    private readonly payments: PaymentRepository,
    private readonly transactions: PaymentTransactions,
  ) {}

  /** @param before the consent before the change; undefined if it is new */
  *follow(
    tx: UnitOfWork,
    before: RecurringConsent | undefined,
    after: RecurringConsent,
    nowMs: number,
  ): Transactional<void> {
    const { consentId, deadlineAtMs, status } = after;
    if (deadlineAtMs !== null && deadlineAtMs !== before?.deadlineAtMs) {
      const dueAt = toIsoUtc(deadlineAtMs);
      const work = { kind: RECURRING_CONSENT_DEADLINE, key: consentId, dueAt, payload: null };
      yield* this.dueWork.schedule(tx, work);
    }
    if (status !== before?.status) yield* this.webhooks.publish(tx, [statusChanged(after)]);
    const lastDay = before && lastDayOf(before, after, nowMs);
    if (lastDay === undefined) return;
    const payments = yield* this.payments.lockOfConsent(tx, consentId);
    const moves = payments.flatMap((payment) => cancellation(payment, after, { lastDay, nowMs }));
    yield* this.transactions.move(tx, { moves, atMs: nowMs });
  }
}

/**
 * The last day on which scheduled payments stay. After a revocation it is the next day, and after an edition the day on which
 * the consent ends (automatic-payments 2.0.0, PATCH). Undefined if all payments stay.
 */
export function lastDayOf(
  before: RecurringConsent,
  { status, expiresAtMs, request }: RecurringConsent,
  nowMs: number,
): string | undefined {
  // The payments of other products are never scheduled.
  if (request.configuration.automatic === undefined) return undefined;
  if (status === 'REVOKED') return plusDays(brasiliaDate(nowMs), 1);
  const isShortened = status === 'AUTHORISED' && expiresAtMs !== before.expiresAtMs;
  return isShortened && expiresAtMs !== null ? brasiliaDate(expiresAtMs) : undefined;
}

/** The cancellation of a payment after the last day. It is rejected instead if it has not been scheduled yet. */
function cancellation(
  payment: Payment,
  consent: RecurringConsent,
  { lastDay, nowMs }: { readonly lastDay: string; readonly nowMs: number },
): readonly PaymentMove[] {
  const { status, details } = payment;
  if ((details.recurring?.date ?? '') <= lastDay) return [];
  if (status === 'SCHD') {
    return [{ payment, change: cancelled(payment, cancellerOf(consent), nowMs) }];
  }
  if (status !== 'RCVD' && status !== 'ACCP') return [];
  const isRevoked = consent.status === 'REVOKED';
  const change = {
    status: 'RJCT',
    statusUpdatedAtMs: nowMs,
    nextAtMs: null,
    rejection: isRevoked ? 'CONSENTIMENTO_REVOGADO' : 'FORA_PRAZO_PERMITIDO',
    rejectionDetail: isRevoked ? 'The consent was revoked.' : 'The consent ends before this day.',
  } as const;
  return [{ payment, change }];
}

/** The person who ended or edited the consent: the payee, or the user of the consent. */
function cancellerOf({
  request,
  ending,
}: RecurringConsent): Pick<Cancellation, 'cancelledBy' | 'cancelledFrom'> {
  const cancelledFrom = ending?.from ?? 'INICIADORA';
  const [creditor] = request.creditors;
  if (ending?.code !== 'REVOGADO_RECEBEDOR' || creditor === undefined) {
    return { cancelledFrom, cancelledBy: request.loggedUser };
  }
  const document = { identification: creditor.cpfCnpj, rel: 'CNPJ' };
  return { cancelledFrom, cancelledBy: { document } };
}

function statusChanged({ consentId, status, statusUpdatedAtMs, ending }: RecurringConsent) {
  const reason = ending === null ? {} : { reason: { code: ending.code, detail: ending.detail } };
  const statusUpdateDateTime = dateTime(statusUpdatedAtMs);
  return {
    type: 'recurring-consent.status-changed',
    subject: consentId,
    data: { recurringConsentId: consentId, status, statusUpdateDateTime, ...reason },
  };
}
