import {
  type ApiVersion,
  type ClaimParty,
  type ClaimReason,
  type ClaimStatus,
  type ClaimType,
} from '#libs/dict-api';
import { type KeyType } from '#libs/brazil';
import { accepted, refused, toIsoUtc, type Result } from '#libs/kernel';
import { type Refusal } from '../official/dict-refusal';
import { periodEndMs, type ClaimPeriod } from './claim';
import { type DictClaim } from '../directory/dict-claim';

/** A party that can do a step, the statuses of the claim in which it can, and the period that must have ended. */
interface Permission {
  readonly by: ClaimParty;
  readonly from: readonly ClaimStatus[];
  readonly after?: ClaimPeriod;
}

/** The permissions for each reason. Other reasons are not valid for the step. */
type ByReason = Readonly<Partial<Record<ClaimReason, readonly Permission[]>>>;

const BEFORE: readonly ClaimStatus[] = ['OPEN', 'WAITING_RESOLUTION'];
const ALWAYS: readonly ClaimStatus[] = [...BEFORE, 'CONFIRMED'];
const WAITING: readonly ClaimStatus[] = ['WAITING_RESOLUTION'];

const donor = (from: readonly ClaimStatus[], after?: ClaimPeriod): Permission => ({
  ...{ by: 'DONOR', from },
  ...(after && { after }),
});
const claimer = (from: readonly ClaimStatus[], after?: ClaimPeriod): Permission => ({
  ...{ by: 'CLAIMER', from },
  ...(after && { after }),
});

/** The permissions to acknowledge and complete (DICT API 2.12.1, acknowledgeClaim and completeClaim). */
const WITHOUT_REASON: Readonly<
  Record<'acknowledge' | 'complete', Readonly<Record<ClaimType, readonly Permission[]>>>
> = {
  acknowledge: { OWNERSHIP: [donor(['OPEN'])], PORTABILITY: [donor(['OPEN'])] },
  complete: {
    OWNERSHIP: [claimer(['CONFIRMED'], 'completion')],
    PORTABILITY: [claimer(['CONFIRMED'])],
  },
};

/** The permissions to confirm and cancel, by reason (DICT API 2.12.1, confirmClaim and cancelClaim). */
const WITH_REASON: Readonly<Record<'confirm' | 'cancel', Readonly<Record<ClaimType, ByReason>>>> = {
  confirm: {
    OWNERSHIP: {
      USER_REQUESTED: [donor(WAITING)],
      DEFAULT_OPERATION: [donor(WAITING, 'resolution')],
    },
    PORTABILITY: {
      USER_REQUESTED: [donor(WAITING)],
      ACCOUNT_CLOSURE: [donor(WAITING)],
    },
  },
  cancel: {
    OWNERSHIP: {
      USER_REQUESTED: [claimer(ALWAYS)],
      ACCOUNT_CLOSURE: [claimer(ALWAYS)],
      FRAUD: [claimer(ALWAYS), donor(ALWAYS)],
      DEFAULT_OPERATION: [claimer(ALWAYS, 'validation')],
      RECONCILIATION: [claimer(ALWAYS)],
      RFB_VALIDATION: [claimer(ALWAYS)],
    },
    PORTABILITY: {
      USER_REQUESTED: [claimer(BEFORE), donor(BEFORE)],
      ACCOUNT_CLOSURE: [claimer(BEFORE)],
      FRAUD: [claimer(ALWAYS), donor(BEFORE)],
      DEFAULT_OPERATION: [donor(BEFORE, 'resolution')],
      RECONCILIATION: [claimer(['OPEN', 'CONFIRMED'])],
      RFB_VALIDATION: [claimer(ALWAYS)],
    },
  },
};

/** The types of claim that a key can have (DICT API 2.12.1, createClaim). */
const CLAIMABLE: Readonly<Record<KeyType, readonly ClaimType[]>> = {
  CPF: ['PORTABILITY'],
  CNPJ: ['PORTABILITY'],
  PHONE: ['OWNERSHIP', 'PORTABILITY'],
  EMAIL: ['PORTABILITY'],
  RANDOM: [],
};

/** The types of claim that a key can have. Until version 1.8 an e-mail address could be claimed by another owner. */
export function claimTypesOf(keyType: KeyType, version: ApiVersion): readonly ClaimType[] {
  return version === '1.8' && keyType === 'EMAIL' ? CLAIMABLE.PHONE : CLAIMABLE[keyType];
}

/** The request of a participant for a step. */
export type StepRequest = { readonly participant: string } & (
  | { readonly step: 'acknowledge' }
  | { readonly step: 'confirm' | 'cancel'; readonly reason: ClaimReason }
  | { readonly step: 'complete'; readonly requestId: string }
);

/** The decision on a request that is allowed. */
export interface StepDecision {
  /** The party that does the step; one participant can be both. */
  readonly party: ClaimParty;
  /** The same request was done before: nothing changes, and the response is the same. */
  readonly isRepeated: boolean;
}

/** Decides whether a participant can do a step now. */
export function decide(
  claim: DictClaim,
  request: StepRequest,
  nowMs: number,
): Result<StepDecision, Refusal> {
  const parties = partiesOf(claim, request.participant);
  if (parties.length === 0) return refused(notAParty(claim, request.participant));
  const permissions = permissionsFor(claim.type, request);
  if (permissions === undefined) return refused(reasonInvalid(claim.type, request));
  const own = permissions.filter(({ by }) => parties.includes(by));
  const [first] = own;
  if (first === undefined) return refused(wrongParty(claim, request, permissions));
  const doneBy = own.find(({ by }) => isDone(claim, request, by));
  if (doneBy !== undefined) return accepted({ party: doneBy.by, isRepeated: true });
  const inTime = own.find(({ from }) => from.includes(claim.status));
  if (inTime === undefined) return refused(wrongStatus(claim, request, first));
  const { by: party, after } = inTime;
  const endMs = after === undefined ? undefined : periodEndMs(claim, after);
  if (after === undefined || endMs === undefined || nowMs >= endMs) {
    return accepted({ party, isRepeated: false });
  }
  return refused(periodNotEnded(after, endMs, request));
}

/** The parties that the participant is. The claimer is first: a step that both can do is done for the claimer. */
export function partiesOf(
  claim: Pick<DictClaim, 'donor' | 'claimer'>,
  participant: string,
): readonly ClaimParty[] {
  return [
    ...(claim.claimer === participant ? (['CLAIMER'] as const) : []),
    ...(claim.donor === participant ? (['DONOR'] as const) : []),
  ];
}

function permissionsFor(type: ClaimType, request: StepRequest): readonly Permission[] | undefined {
  return 'reason' in request
    ? WITH_REASON[request.step][type][request.reason]
    : WITHOUT_REASON[request.step][type];
}

/** Whether the same request has brought the claim to its status. */
function isDone(claim: DictClaim, request: StepRequest, party: ClaimParty): boolean {
  switch (request.step) {
    case 'acknowledge':
      return claim.status === 'WAITING_RESOLUTION';
    case 'confirm':
      return claim.status === 'CONFIRMED' && claim.confirmReason === request.reason;
    case 'cancel': {
      const { cancelReason, cancelledBy } = claim;
      return (
        claim.status === 'CANCELLED' && cancelReason === request.reason && cancelledBy === party
      );
    }
    case 'complete':
      return claim.status === 'COMPLETED' && claim.requestId === request.requestId;
  }
}

function notAParty({ donor, claimer }: DictClaim, participant: string): Refusal {
  const detail = `Participant ${participant} is neither the donor (${donor}) nor the claimer (${claimer}) of the claim.`;
  return { error: 'Forbidden', detail };
}

function reasonInvalid(type: ClaimType, request: StepRequest): Refusal {
  const reason = 'reason' in request ? request.reason : '';
  const valid = 'reason' in request ? Object.keys(WITH_REASON[request.step][type]) : [];
  const detail = `${reason} is not a reason to ${request.step} a claim of ${wordOf(type)}. It must be one of ${valid.join(', ')}.`;
  const violations = [{ reason: detail, value: reason, property: 'reason' }];
  return { error: 'InvalidReason', detail, violations };
}

function wrongParty(
  { type, donor, claimer }: DictClaim,
  request: StepRequest,
  [first]: readonly Permission[],
): Refusal {
  const who = first?.by === 'CLAIMER' ? `the claimer (${claimer})` : `the donor (${donor})`;
  const detail = `Only ${who} can ${request.step} a claim of ${wordOf(type)}${withReason(request)}.`;
  return { error: 'Forbidden', detail };
}

function wrongStatus(claim: DictClaim, request: StepRequest, { by, from }: Permission): Refusal {
  const who = by === 'CLAIMER' ? 'claimer' : 'donor';
  const what = `The ${who} can ${request.step} a claim of ${wordOf(claim.type)}${withReason(request)}`;
  const detail = `The claim is ${claim.status}. ${what} only while it is ${from.join(' or ')}.`;
  return { error: 'ClaimOperationInvalid', detail };
}

const NOT_ENDED = {
  resolution: 'ClaimResolutionPeriodNotEnded',
  completion: 'ClaimCompletionPeriodNotEnded',
  validation: 'ClaimCompletionPeriodNotEnded',
} as const satisfies Readonly<Record<ClaimPeriod, Refusal['error']>>;

function periodNotEnded(period: ClaimPeriod, endMs: number, request: StepRequest): Refusal {
  const name =
    period === 'validation' ? 'time of the claimer to validate the ownership' : `${period} period`;
  const detail = `The ${name} ends at ${toIsoUtc(endMs)}. Before that, ${request.step}${withReason(request)} is not possible.`;
  return { error: NOT_ENDED[period], detail };
}

function wordOf(type: ClaimType): string {
  return type.toLowerCase();
}

function withReason(request: StepRequest): string {
  return 'reason' in request ? ` with the reason ${request.reason}` : '';
}

/** The steps that a party must do by the end of a period (DICT operational manual 8, sections 5 and 6). */
export function dutiesAt(
  claim: Pick<DictClaim, 'type' | 'donor' | 'claimer'>,
  period: ClaimPeriod,
): readonly StepRequest[] {
  const reason = 'DEFAULT_OPERATION';
  if (period === 'resolution') {
    const participant = claim.donor;
    if (claim.type === 'PORTABILITY') return [{ step: 'cancel', participant, reason }];
    return [
      { step: 'acknowledge', participant },
      { step: 'confirm', participant, reason },
    ];
  }
  const isTooLate = period === 'validation' && claim.type === 'OWNERSHIP';
  return isTooLate ? [{ step: 'cancel', participant: claim.claimer, reason }] : [];
}
