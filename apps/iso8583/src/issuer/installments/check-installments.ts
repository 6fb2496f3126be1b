import { type Attempt } from '../decision/checks';
import { decisionOf, type Decision } from '../decision/decision';
import { FEWEST_INSTALLMENTS } from './installments';

const RULE = 'installments';
/** ABECS: the number or the value of the installments is not valid. Visa has no code of its own for it. */
const INVALID_PLAN: Readonly<Record<string, string>> = { elo: '23' };
const INVALID_TRANSACTION = '12';
const NOT_PERMITTED = '57';

/** A plan has at least two installments, and only a purchase with a credit card can have one. */
export function checkInstallments({
  request,
  card,
}: Pick<Attempt, 'request' | 'card'>): Decision | undefined {
  const { installments, purpose, account } = request;
  if (installments === undefined) return undefined;
  const { count } = installments;
  const invalid = INVALID_PLAN[card.brand.toLowerCase()] ?? INVALID_TRANSACTION;
  if (count < FEWEST_INSTALLMENTS) {
    const detail = `A plan of ${String(count)} installments is not valid; it needs at least ${String(FEWEST_INSTALLMENTS)}.`;
    return decisionOf(invalid, RULE, detail);
  }
  if (purpose !== 'purchase') {
    return decisionOf(invalid, RULE, 'Only a purchase can be paid in installments.');
  }
  if (account === 'savings' || account === 'checking') {
    return decisionOf(NOT_PERMITTED, RULE, 'Only a credit account can pay in installments.');
  }
  return undefined;
}
