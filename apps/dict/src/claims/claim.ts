import { type KeyType } from '#libs/brazil';
import {
  CLAIM_STATUSES,
  type Account,
  type ClaimParty,
  type ClaimReason,
  type ClaimStatus,
  type ClaimType,
  type ExtendedClaim,
  type Person,
} from '#libs/dict-api';
import { checkTransitions, LAST_INSTANT_MS, toIsoUtc, type Transition } from '#libs/kernel';
import { accountFields, ownerFields } from '../entries/entry-rules';
import { type KeyDraft } from '../keys/dict-key';
import { officialTypeOf } from '../keys/official-entry';

/** A claim of a key. All instants are ISO 8601 UTC. */
export interface DictClaim {
  readonly id: string;
  readonly type: ClaimType;
  readonly keyType: KeyType;
  readonly keyValue: string;
  /** ISPB of the participant that has the entry. */
  readonly donor: string;
  /** ISPB of the participant that wants it. In a claim of ownership it can be the donor too. */
  readonly claimer: string;
  readonly claimerAccount: Account;
  readonly claimerPerson: Person;
  readonly status: ClaimStatus;
  readonly createdAt: string;
  readonly resolutionPeriodEnd: string;
  /** Null for portability. */
  readonly completionPeriodEnd: string | null;
  readonly lastModified: string;
  /** When the donor said that it has received the claim. */
  readonly acknowledgedAt: string | null;
  readonly confirmReason: ClaimReason | null;
  readonly cancelReason: ClaimReason | null;
  readonly cancelledBy: ClaimParty | null;
  /** Since when the owner has the key, if the claim does not change the owner. */
  readonly ownedSince: string | null;
  /** The RequestId of the completion. */
  readonly requestId: string | null;
  /** When the completion created the entry of the claimer. */
  readonly entryCreatedAt: string | null;
}

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

/** When the periods of a claim end, in days after its creation; DICT operational manual 8, sections 5 and 6. */
const PERIOD_DAYS = {
  /** The donor asks its user. */
  resolution: 7,
  /** Of ownership: the donor can still cancel because of fraud. */
  completion: 14,
  /** Of ownership: the claimer must have checked that its user owns the key. */
  validation: 30,
} as const;

export type ClaimPeriod = keyof typeof PERIOD_DAYS;

/** When a period of the claim ends, in ms; undefined if the claim has no such period. */
export function periodEndMs(claim: DictClaim, period: ClaimPeriod): number | undefined {
  if (period === 'resolution') return Date.parse(claim.resolutionPeriodEnd);
  if (claim.completionPeriodEnd === null) return undefined;
  return period === 'completion'
    ? Date.parse(claim.completionPeriodEnd)
    : daysAfter(claim.createdAt, PERIOD_DAYS.validation);
}

/** Milliseconds since 1970; the calendar of a sandbox ends with the year 9999. */
function daysAfter(instant: string, days: number): number {
  return Math.min(Date.parse(instant) + days * DAY_MS, LAST_INSTANT_MS);
}

/** What a request to create a claim says, with the key in normal form. */
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

/** What a step changes of a claim. */
export type ClaimChange = Partial<DictClaim> & Pick<DictClaim, 'status' | 'lastModified'>;

export function acknowledged(now: string): ClaimChange {
  return { status: CLAIM_TRANSITIONS.acknowledge.to, lastModified: now, acknowledgedAt: now };
}

/** If the user of the donor agrees, the claimer of an ownership need not wait for the completion period. */
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

/** The entry that the claimer gets. A portability does not change since when the owner has the key. */
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
