import { toIsoUtc, type Cents } from '#libs/kernel';
import { hopWindowMs, type TrackingParameters } from './tracking-parameters';

/** The members of a payment that tracking uses. */
export interface Payment {
  readonly endToEndId: string;
  readonly amount: Cents;
  readonly debtorIspb: string;
  readonly creditorIspb: string;
  readonly debtorTaxId: string | null;
  readonly creditorTaxId: string | null;
  /** In the form of `accountOf`; null if it is unknown. */
  readonly debtorAccount: string | null;
  readonly creditorAccount: string | null;
  /** ISO 8601 UTC. */
  readonly settledAt: string | null;
  readonly purpose: string;
  /** The EndToEndId of the payment that this one returns; null for a payment. */
  readonly returns: string | null;
}

/** A query for the settled payments out of an account. */
export interface Outgoing {
  readonly account: string;
  /** ISO 8601 UTC; inclusive, like `until`. */
  readonly from: string;
  readonly until: string;
  readonly minAmount: Cents;
  /** Accounts that would close a cycle. */
  readonly notTo: readonly string[];
}

/** Yields queries, and receives the largest payments that match. */
export type Tracking<P extends Payment> = Generator<Outgoing, readonly P[], readonly P[]>;

/**
 * Follows the money of a root transaction, hop by hop. A hop has the payments out of each account that was paid, within the
 * window, without cycles, larger payments first. The root is not a hop.
 *
 * @returns the root and the other payments, breadth first
 */
export function* track<P extends Payment>(root: P, parameters: TrackingParameters): Tracking<P> {
  const tracked = [root];
  let layer: readonly P[] = tracked;
  for (let hop = 1; hop <= parameters.maxHops && layer.length > 0; hop += 1) {
    const found: P[] = [];
    for (const incoming of layer) {
      const asked = outgoingOf(incoming, tracked, parameters);
      if (asked === undefined) continue;
      found.push(...(yield asked).filter((payment) => isFollowed(payment, asked)));
    }
    layer = added(tracked, found.sort(byAmount), parameters.maxTransactions);
  }
  return tracked;
}

/** Whether a payment matches a query. Returns and refunds are not followed. */
export function isFollowed(payment: Payment, asked: Outgoing): boolean {
  const { settledAt, creditorAccount } = payment;
  return (
    payment.debtorAccount === asked.account &&
    settledAt !== null &&
    settledAt >= asked.from &&
    settledAt <= asked.until &&
    payment.amount >= asked.minAmount &&
    payment.returns === null &&
    payment.purpose !== 'IPRT' &&
    (creditorAccount === null || !asked.notTo.includes(creditorAccount))
  );
}

function outgoingOf(
  incoming: Payment,
  tracked: readonly Payment[],
  parameters: TrackingParameters,
): Outgoing | undefined {
  const { creditorAccount: account, settledAt } = incoming;
  if (account === null || settledAt === null) return undefined;
  if (tracked.length >= parameters.maxTransactions) return undefined;
  return {
    account,
    from: settledAt,
    until: toIsoUtc(Date.parse(settledAt) + hopWindowMs(parameters)),
    minAmount: parameters.minAmount,
    notTo: [...accountsBefore(account, tracked)],
  };
}

/** Adds payments up to the maximum. @returns the payments that were added */
function added<P extends Payment>(tracked: P[], found: readonly P[], max: number): readonly P[] {
  const first = tracked.length;
  for (const payment of found) {
    if (tracked.length >= max) break;
    const isKnown = tracked.some(({ endToEndId }) => endToEndId === payment.endToEndId);
    if (!isKnown && !closesCycle(payment, tracked)) tracked.push(payment);
  }
  return tracked.slice(first);
}

function closesCycle({ debtorAccount, creditorAccount }: Payment, tracked: readonly Payment[]) {
  if (debtorAccount === null || creditorAccount === null) return false;
  return accountsBefore(debtorAccount, tracked).has(creditorAccount);
}

/** The account, and all accounts from which its money came. */
function accountsBefore(account: string, tracked: readonly Payment[]): ReadonlySet<string> {
  const before = new Set([account]);
  for (const reached of before) {
    for (const { debtorAccount, creditorAccount } of tracked) {
      if (creditorAccount === reached && debtorAccount !== null) before.add(debtorAccount);
    }
  }
  return before;
}

function byAmount(one: Payment, other: Payment): number {
  return (
    other.amount - one.amount ||
    compare(one.settledAt ?? '', other.settledAt ?? '') ||
    compare(one.endToEndId, other.endToEndId)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
