import { accountNumberOf, BRANCH } from './people';
import { deletedKey, withKey, type Claim, type DictState, type Key, type Party } from './state';

/** The steps of claims, and what they change. Names are those of the claims in the state. */

export function acknowledged(state: DictState, name: string, now: string): DictState {
  return changed(state, name, now, { status: 'WAITING_RESOLUTION', acknowledgedAt: now });
}

/** The entry of the donor is removed. If its user agrees, an ownership can be completed at once. */
export function confirmed(
  state: DictState,
  name: string,
  { reason, now }: { readonly reason: string; readonly now: string },
): DictState {
  const claim = state.claims[name];
  if (claim === undefined) return state;
  const end = claim.completionPeriodEnd;
  const isAtOnce = reason === 'USER_REQUESTED' && end !== null && now < end;
  return changed(deletedKey(state, claim, now), name, now, {
    ...{ status: 'CONFIRMED', confirmReason: reason },
    completionPeriodEnd: isAtOnce ? now : end,
  });
}

export function cancelled(
  state: DictState,
  name: string,
  { reason, party, now }: { readonly reason: string; readonly party: Party; readonly now: string },
): DictState {
  const change = { status: 'CANCELLED', cancelReason: reason, cancelledBy: party } as const;
  return changed(state, name, now, change);
}

/** The claimer gets its entry. */
export function completed(
  state: DictState,
  name: string,
  { requestId, now }: { readonly requestId: string; readonly now: string },
): DictState {
  const claim = state.claims[name];
  if (claim === undefined) return state;
  const after = changed(state, name, now, { status: 'COMPLETED', requestId });
  const requestIds = { ...state.requestIds, [`${claim.claimer}/${requestId}`]: true } as const;
  return withKey({ ...after, requestIds }, entryOfClaimer(claim, now));
}

/** The official API has no reference of an account, so the directory makes one. */
export function entryOfClaimer(claim: Claim, now: string): Key {
  const { keyType, keyValue, claimer, person, ownedSince } = claim;
  const accountNumber = accountNumberOf(person);
  return {
    ...{ keyType, keyValue, id: null, ispb: claimer, accountNumber, accountType: 'CACC' },
    accountId: `${claimer}/${BRANCH}/${accountNumber}/CACC`,
    ...{ holderName: person.name, holderTaxId: person.taxId },
    ...{ createdAt: now, ownedSince: ownedSince ?? now, deletedAt: null },
  };
}

function changed(state: DictState, name: string, now: string, change: Partial<Claim>): DictState {
  const claim = state.claims[name];
  if (claim === undefined) return state;
  const claims = { ...state.claims, [name]: { ...claim, ...change, lastModified: now } };
  return { ...state, claims };
}
