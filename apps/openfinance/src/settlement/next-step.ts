import { outcomeOf, type RejectionReason } from '../payment-terms/payment-codes';
import { type Payment } from '../payments/payment';

/** The next step of a payment. */
export type Step =
  | { readonly kind: 'reject'; readonly reason: RejectionReason; readonly detail: string }
  /** It is held for analysis until the instant. */
  | { readonly kind: 'hold'; readonly untilMs: number }
  /** The checks have passed, or the analysis has ended. */
  | { readonly kind: 'accept' }
  /** It waits for its day. */
  | { readonly kind: 'schedule' }
  /** The amount is blocked on the payer's account, unless it already is. After that the payment can be sent. */
  | { readonly kind: 'block' }
  /** It is sent to the payee's side, for the first time or again. */
  | { readonly kind: 'send' }
  | { readonly kind: 'settle' }
  /** The payee returns the money of a settled payment. */
  | { readonly kind: 'return' };

/** The step that is due; undefined if the payment is final. */
export function nextStep(payment: Payment, atMs: number): Step | undefined {
  const { status, attempts, isAccepted, sendAtMs, details } = payment;
  const isScheduled = details.date !== undefined;
  const requested = outcomeOf(payment.requestedOutcome);
  if (status === 'ACSC') return requested?.kind === 'return' ? { kind: 'return' } : undefined;
  if (status === 'RJCT' || status === 'CANC') return undefined;
  if (isAccepted) return { kind: 'settle' };
  if (attempts > 0) return { kind: 'send' };
  const isHeld = requested?.kind === 'hold';
  // An immediate payment is held before it is accepted; a scheduled payment is held when it is sent.
  if (status === 'RCVD' && !(isHeld && !isScheduled)) return { kind: 'accept' };
  // After sendAtMs the payment was held on its day, and is accepted for the second time.
  if (status === 'ACCP' && isScheduled && atMs <= sendAtMs) return { kind: 'schedule' };
  if (requested?.kind === 'reject') {
    const { reason } = requested;
    return { kind: 'reject', reason, detail: `A rule of the sandbox requested ${reason}.` };
  }
  if (isHeld) return { kind: 'hold', untilMs: atMs + requested.heldMs };
  if (status === 'PDNG') return { kind: 'accept' };
  return { kind: 'block' };
}
