import { type Passage } from '../control/control';
import { daysAfter } from './claim';
import { acknowledged, cancelled, confirmed } from './lifecycle';
import { isOpen, type Claim, type DictState } from './state';

/**
 * The directory acts for donors and claimers that have not acted (dict-official.md, silent participants). Claims do not depend
 * on each other, so their order means nothing.
 */
export const silentParties: Passage = (data, fromMs, toMs) => {
  const from = new Date(fromMs).toISOString();
  const to = new Date(toMs).toISOString();
  const isDue = (instant: string) => from < instant && instant <= to;
  let { dict } = data;
  for (const [name, claim] of Object.entries(dict.claims)) {
    if (isDue(claim.resolutionPeriodEnd)) dict = resolved(dict, name, claim);
    const validationEnd = daysAfter(claim.createdAt, 30);
    if (isDue(validationEnd)) dict = invalidated(dict, name, validationEnd);
  }
  return [{ ...data, dict }];
};

/** A portability is cancelled, an ownership confirmed, both for the donor. */
function resolved(dict: DictState, name: string, claim: Claim): DictState {
  const { type, status, resolutionPeriodEnd: now } = claim;
  if (status !== 'OPEN' && status !== 'WAITING_RESOLUTION') return dict;
  const reason = 'DEFAULT_OPERATION';
  if (type === 'PORTABILITY') return cancelled(dict, name, { reason, now, party: 'DONOR' });
  const received = status === 'OPEN' ? acknowledged(dict, name, now) : dict;
  return confirmed(received, name, { reason, now });
}

/** An ownership that the claimer has not completed is cancelled. */
function invalidated(dict: DictState, name: string, now: string): DictState {
  const claim = dict.claims[name];
  if (claim?.type !== 'OWNERSHIP' || !isOpen(claim)) return dict;
  return cancelled(dict, name, { reason: 'DEFAULT_OPERATION', now, party: 'CLAIMER' });
}
