import { orderedOutcome, type RejectionReason } from '../payments/payment-codes';
import { type Payment } from '../payments/payment';

/** How long a payment stays PDNG if a rule ordered that. */
const HELD_MS = 30 * 60_000;

/** What happens to a payment next. */
export type Step =
  | { readonly kind: 'reject'; readonly reason: RejectionReason; readonly detail: string }
  /** It is held for analysis until the instant. */
  | { readonly kind: 'hold'; readonly untilMs: number }
  /** The amount is blocked on the payer's account: from here on the payment is on its way. */
  | { readonly kind: 'block' }
  /** It is sent to the payee's side, perhaps again. */
  | { readonly kind: 'send' }
  | { readonly kind: 'settle' }
  /** The payee returns the money of a settled payment. */
  | { readonly kind: 'return' };

/** The step that is due; undefined if the payment has reached its end. */
export function nextStep(payment: Payment, atMs: number): Step | undefined {
  const { status, attempts, isAccepted } = payment;
  const ordered = orderedOutcome(payment.ordered);
  if (status === 'ACSC') return ordered?.kind === 'return' ? { kind: 'return' } : undefined;
  if (status === 'RJCT' || status === 'CANC') return undefined;
  if (isAccepted) return { kind: 'settle' };
  if (attempts > 0) return { kind: 'send' };
  if (ordered?.kind === 'reject') {
    const { reason } = ordered;
    return { kind: 'reject', reason, detail: `A rule of the sandbox ordered ${reason}.` };
  }
  if (ordered?.kind === 'hold') return { kind: 'hold', untilMs: atMs + HELD_MS };
  return { kind: 'block' };
}
