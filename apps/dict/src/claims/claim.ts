import {
  CLAIM_STATUSES,
  type ClaimParty,
  type ClaimReason,
  type ClaimStatus,
  type ExtendedClaim,
} from '#libs/dict-api';
import { checkTransitions, LAST_INSTANT_MS, toIsoUtc, type Transition } from '#libs/kernel';
import { type DictClaim } from '../directory/dict-claim';
import { accountFields, ownerFields } from '../directory/entry-rules';
import { type KeyDraft } from '../keys/dict-key';
import { officialTypeOf } from '../keys/official-entry';

/** The steps of a claim. Each is an operation of the official API. */
export const CLAIM_TRANSITIONS = {
  /** The donor has received the claim. */
  acknowledge: { from: ['OPEN'], to: 'WAITING_RESOLUTION' },
  /** The donor agrees: its entry is removed. */
  confirm: { from: ['WAITING_RESOLUTION'], to: 'CONFIRMED' },
  /** The claimer gets its entry. */
  complete: { from: ['CONFIRMED'], to: 'COMPLETED' },
  cancel: { from: ['OPEN', 'WAITING_RESOLUTION', 'CONFIRMED'], to: 'CANCELLED' },
} as const satisfies Readonly<Record<string, Transition<ClaimStatus>>>;

export type ClaimStep = keyof typeof CLAIM_TRANSITIONS;

checkTransitions<ClaimStatus>(CLAIM_TRANSITIONS, CLAIM_STATUSES, 'OPEN');

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ends of the periods of a claim, in days after its creation; DICT operational manual 8, sections 5 and 6. */
const PERIOD_DAYS = {
  /** The donor asks its user. */
  resolution: 7,
  /** Only for ownership: the donor can still cancel because of fraud. */
  completion: 14,
  /** Only for ownership: the claimer must check that its user owns the key. */
  validation: 30,
} as const;

export type ClaimPeriod = keyof typeof PERIOD_DAYS;

/** The end of a period of the claim, in ms; undefined if the claim has no such period. */
export function periodEndMs(claim: DictClaim, period: ClaimPeriod): number | undefined {
  if (period === 'resolution') return Date.parse(claim.resolutionPeriodEnd);
  if (claim.completionPeriodEnd === null) return undefined;
  return period === 'completion'
    ? Date.parse(claim.completionPeriodEnd)
    : daysAfter(claim.createdAt, PERIOD_DAYS.validation);
}

/** In ms since 1970. The calendar of a sandbox ends with the year 9999. */
function daysAfter(instant: string, days: number): number {
  return Math.min(Date.parse(instant) + days * DAY_MS, LAST_INSTANT_MS);
}

/** The claim that a request asks for, with the key in normal form. */
export type ClaimDraft = Pick<
  DictClaim,
  'type' | 'keyType' | 'keyValue' | 'claimer' | 'claimerAccount' | 'claimerPerson'
>;

/**
 * A new claim.
 * @param ownedSince since when the owner of the claimed entry has the key
 */
export function openClaim(
  draft: ClaimDraft,
  { id, donor, ownedSince, now }: Record<'id' | 'donor' | 'ownedSince' | 'now', string>,
): DictClaim {
  const isOwnership = draft.type === 'OWNERSHIP';
  return {
    ...draft,
    ...{ id, donor, status: 'OPEN', createdAt: now, lastModified: now },
    resolutionPeriodEnd: toIsoUtc(daysAfter(now, PERIOD_DAYS.resolution)),
    completionPeriodEnd: isOwnership ? toIsoUtc(daysAfter(now, PERIOD_DAYS.completion)) : null,
    ownedSince: isOwnership ? null : ownedSince,
    ...{ acknowledgedAt: null, confirmReason: null, cancelReason: null, cancelledBy: null },
    ...{ requestId: null, entryCreatedAt: null },
  };
}

/** The change of a claim by a step. */
export type ClaimChange = Partial<DictClaim> & Pick<DictClaim, 'status' | 'lastModified'>;

export function acknowledged(now: string): ClaimChange {
  return { status: CLAIM_TRANSITIONS.acknowledge.to, lastModified: now, acknowledgedAt: now };
}

/** If the user of the donor agrees, the completion period of a claim of ownership ends at once. */
export function confirmed(claim: DictClaim, reason: ClaimReason, now: string): ClaimChange {
  const end = claim.completionPeriodEnd;
  const isBroughtForward = reason === 'USER_REQUESTED' && end !== null && now < end;
  return {
    status: CLAIM_TRANSITIONS.confirm.to,
    lastModified: now,
    confirmReason: reason,
    ...(isBroughtForward ? { completionPeriodEnd: now } : {}),
  };
}

export function cancelled(party: ClaimParty, reason: ClaimReason, now: string): ClaimChange {
  const status = CLAIM_TRANSITIONS.cancel.to;
  return { status, lastModified: now, cancelReason: reason, cancelledBy: party };
}

export function completed(requestId: string, now: string): ClaimChange {
  const status = CLAIM_TRANSITIONS.complete.to;
  return { status, lastModified: now, requestId, entryCreatedAt: now };
}

/** The entry that the claimer gets. After a portability, the owner keeps the date since when it has the key. */
export function entryOfClaimer(claim: DictClaim, requestId: string): KeyDraft {
  const { keyType, keyValue, ownedSince } = claim;
  return {
    ...{ keyType, keyValue, ownedSince, requestId },
    ...accountFields(claim.claimerAccount),
    ...ownerFields(claim.claimerPerson),
    holderTaxId: claim.claimerPerson.TaxIdNumber,
  };
}

/** The claim as the official API shows it. */
export function extendedClaimOf(claim: DictClaim): ExtendedClaim {
  const { completionPeriodEnd, confirmReason, cancelReason, cancelledBy } = claim;
  return {
    Type: claim.type,
    Key: claim.keyValue,
    KeyType: officialTypeOf(claim.keyType),
    ClaimerAccount: claim.claimerAccount,
    Claimer: claim.claimerPerson,
    DonorParticipant: claim.donor,
    Id: claim.id,
    Status: claim.status,
    ResolutionPeriodEnd: claim.resolutionPeriodEnd,
    ...(completionPeriodEnd === null ? {} : { CompletionPeriodEnd: completionPeriodEnd }),
    LastModified: claim.lastModified,
    ...(confirmReason === null ? {} : { ConfirmReason: confirmReason }),
    ...(cancelReason === null ? {} : { CancelReason: cancelReason }),
    ...(cancelledBy === null ? {} : { CancelledBy: cancelledBy }),
  };
}
