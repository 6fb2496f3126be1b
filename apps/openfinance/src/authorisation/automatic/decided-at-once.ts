import { type CustomerPlan } from './automatic-customer';

/** What the customers of a consent to pay can decide. */
interface Decisions<Consent> {
  /** The first customer approves it. */
  readonly approve: () => Promise<Consent>;
  /** The second holder of the account approves it. */
  readonly approveAsSecond: (consent: Consent) => Consent;
  readonly refuse: (consent: Consent) => Consent;
}

/** A new consent to pay, with the decisions that its customers make without a delay. */
export async function decidedAtOnce<Consent extends { readonly status: string }>(
  consent: Consent,
  { first, second }: CustomerPlan,
  { approve, approveAsSecond, refuse }: Decisions<Consent>,
): Promise<Consent> {
  if (first.decision === 'never' || first.afterMs > 0) return consent;
  if (first.decision === 'refuse') return refuse(consent);
  const agreed = await approve();
  const waits = agreed.status === 'PARTIALLY_ACCEPTED';
  if (!waits || second.decision === 'never' || second.afterMs > 0) return agreed;
  return second.decision === 'refuse' ? refuse(agreed) : approveAsSecond(agreed);
}
