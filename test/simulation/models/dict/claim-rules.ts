import { daysAfter } from './claim';
import { type Claim, type ClaimStatus, type ClaimType, type Party } from './state';

export type Step = 'acknowledge' | 'confirm' | 'cancel' | 'complete';

/** Who can do a step with a reason, in which states, and how many days after the creation of the claim. */
interface Permission {
  readonly by: Party;
  readonly from: readonly ClaimStatus[];
  readonly afterDays?: number;
}

export const REASONS = [
  ...(['USER_REQUESTED', 'ACCOUNT_CLOSURE', 'DEFAULT_OPERATION', 'FRAUD'] as const),
  ...(['RECONCILIATION', 'RFB_VALIDATION'] as const),
];

const BEFORE: readonly ClaimStatus[] = ['OPEN', 'WAITING_RESOLUTION'];
const ALWAYS: readonly ClaimStatus[] = [...BEFORE, 'CONFIRMED'];

/** The table of the guide (dict-official.md, who can do what). A reason that is not here is not valid for the step. */
const CONFIRM: Readonly<Record<ClaimType, Readonly<Record<string, readonly Permission[]>>>> = {
  PORTABILITY: {
    USER_REQUESTED: [{ by: 'DONOR', from: ['WAITING_RESOLUTION'] }],
    ACCOUNT_CLOSURE: [{ by: 'DONOR', from: ['WAITING_RESOLUTION'] }],
  },
  OWNERSHIP: {
    USER_REQUESTED: [{ by: 'DONOR', from: ['WAITING_RESOLUTION'] }],
    DEFAULT_OPERATION: [{ by: 'DONOR', from: ['WAITING_RESOLUTION'], afterDays: 7 }],
  },
};
const CANCEL: typeof CONFIRM = {
  PORTABILITY: {
    USER_REQUESTED: [
      { by: 'DONOR', from: BEFORE },
      { by: 'CLAIMER', from: BEFORE },
    ],
    ACCOUNT_CLOSURE: [{ by: 'CLAIMER', from: BEFORE }],
    DEFAULT_OPERATION: [{ by: 'DONOR', from: BEFORE, afterDays: 7 }],
    FRAUD: [
      { by: 'DONOR', from: BEFORE },
      { by: 'CLAIMER', from: ALWAYS },
    ],
    RECONCILIATION: [{ by: 'CLAIMER', from: ['OPEN', 'CONFIRMED'] }],
    RFB_VALIDATION: [{ by: 'CLAIMER', from: ALWAYS }],
  },
  OWNERSHIP: {
    USER_REQUESTED: [{ by: 'CLAIMER', from: ALWAYS }],
    ACCOUNT_CLOSURE: [{ by: 'CLAIMER', from: ALWAYS }],
    DEFAULT_OPERATION: [{ by: 'CLAIMER', from: ALWAYS, afterDays: 30 }],
    FRAUD: [
      { by: 'DONOR', from: ALWAYS },
      { by: 'CLAIMER', from: ALWAYS },
    ],
    RECONCILIATION: [{ by: 'CLAIMER', from: ALWAYS }],
    RFB_VALIDATION: [{ by: 'CLAIMER', from: ALWAYS }],
  },
};

/** The request of a participant for a step of a claim. */
export interface StepRequest {
  readonly step: Step;
  readonly participant: string;
  /** Only to confirm and to cancel. */
  readonly reason: string;
  /** Only to complete. */
  readonly requestId: string;
  [name: string]: string;
}

/**
 * What may happen: the errors that apply, or else the parties that do the step; again, if it was done before. A participant can be
 * both parties; then the guide leaves open as which of them it acts.
 */
export type Decision =
  | { readonly errors: readonly string[] }
  | {
      readonly errors?: undefined;
      readonly parties: readonly Party[];
      readonly isRepeated: boolean;
    };

export function decide(claim: Claim, request: StepRequest, now: string): Decision {
  const parties = partiesOf(claim, request.participant);
  const permissions = permissionsOf(claim, request);
  const errors = [
    ...(parties.length === 0 ? ['Forbidden'] : []),
    ...(permissions === undefined ? ['InvalidReason'] : []),
  ];
  if (permissions === undefined || parties.length === 0) return { errors };
  const own = permissions.filter(({ by }) => parties.includes(by));
  if (own.length === 0) return { errors: ['Forbidden'] };
  const done = own.filter(({ by }) => isDone(claim, request, by));
  if (done.length > 0) return { parties: done.map(({ by }) => by), isRepeated: true };
  const inState = own.filter(({ from }) => from.includes(claim.status));
  if (inState.length === 0) return { errors: ['ClaimOperationInvalid'] };
  const inTime = inState.filter(({ afterDays }) => endOf(claim, request.step, afterDays) <= now);
  if (inTime.length > 0) return { parties: inTime.map(({ by }) => by), isRepeated: false };
  const isResolution = inState.some(({ afterDays }) => afterDays === 7);
  return {
    errors: [isResolution ? 'ClaimResolutionPeriodNotEnded' : 'ClaimCompletionPeriodNotEnded'],
  };
}

function partiesOf({ donor, claimer }: Claim, participant: string): readonly Party[] {
  return [
    ...(claimer === participant ? (['CLAIMER'] as const) : []),
    ...(donor === participant ? (['DONOR'] as const) : []),
  ];
}

function permissionsOf({ type }: Claim, { step, reason }: StepRequest) {
  switch (step) {
    case 'acknowledge':
      return [{ by: 'DONOR', from: ['OPEN'] }] satisfies readonly Permission[];
    case 'complete':
      return [{ by: 'CLAIMER', from: ['CONFIRMED'] }] satisfies readonly Permission[];
    case 'confirm':
      return CONFIRM[type][reason];
    case 'cancel':
      return CANCEL[type][reason];
  }
}

/** When the period before a step has ended. */
function endOf({ createdAt, completionPeriodEnd }: Claim, step: Step, afterDays?: number): string {
  if (step === 'complete') return completionPeriodEnd ?? createdAt;
  return daysAfter(createdAt, afterDays ?? 0);
}

/** Whether the same request has brought the claim to its state. */
function isDone(claim: Claim, { step, reason, requestId }: StepRequest, party: Party): boolean {
  switch (step) {
    case 'acknowledge':
      return claim.status === 'WAITING_RESOLUTION';
    case 'confirm':
      return claim.status === 'CONFIRMED' && claim.confirmReason === reason;
    case 'cancel':
      return (
        claim.status === 'CANCELLED' && claim.cancelReason === reason && claim.cancelledBy === party
      );
    case 'complete':
      return claim.status === 'COMPLETED' && claim.requestId === requestId;
  }
}
