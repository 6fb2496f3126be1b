/** One claim, and who can do what with it: the tables of docs/dict-official.md a second time. */
import { type Person } from './directory-model';

const DAY_MS = 86_400_000;

export type ClaimKind = 'OWNERSHIP' | 'PORTABILITY';
export type Status = 'OPEN' | 'WAITING_RESOLUTION' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
export const REASONS = [
  ...['USER_REQUESTED', 'ACCOUNT_CLOSURE', 'DEFAULT_OPERATION'],
  ...['FRAUD', 'RECONCILIATION', 'RFB_VALIDATION'],
] as const;
export type Reason = (typeof REASONS)[number];
type Party = 'D' | 'C';

export interface ModelClaim {
  id: string;
  readonly kind: ClaimKind;
  readonly key: string;
  readonly keyType: string;
  readonly donor: string;
  readonly claimer: string;
  readonly account: string;
  readonly person: Person;
  readonly createdMs: number;
  /** Since when the owner of a portability has the key. */
  readonly ownedMs: number;
  status: Status;
  completionMs: number | undefined;
  changedMs: number;
  confirmReason?: Reason;
  cancelReason?: Reason;
  cancelledBy?: 'DONOR' | 'CLAIMER';
  requestId?: string;
}

/** A step that a participant asks for. */
export interface ModelStep {
  readonly name: 'acknowledge' | 'confirm' | 'cancel' | 'complete';
  readonly by: string;
  readonly reason: Reason;
  readonly requestId: string;
}

/** The table "Who can do what": the parties for each reason. Others get InvalidReason. */
const WHO: Record<string, Partial<Record<Reason, string>>> = {
  'confirm PORTABILITY': { USER_REQUESTED: 'D', ACCOUNT_CLOSURE: 'D' },
  'confirm OWNERSHIP': { USER_REQUESTED: 'D', DEFAULT_OPERATION: 'D' },
  'cancel PORTABILITY': {
    ...{ USER_REQUESTED: 'CD', ACCOUNT_CLOSURE: 'C', DEFAULT_OPERATION: 'D' },
    ...{ FRAUD: 'CD', RECONCILIATION: 'C', RFB_VALIDATION: 'C' },
  },
  'cancel OWNERSHIP': {
    ...{ USER_REQUESTED: 'C', ACCOUNT_CLOSURE: 'C', DEFAULT_OPERATION: 'C' },
    ...{ FRAUD: 'CD', RECONCILIATION: 'C', RFB_VALIDATION: 'C' },
  },
};

export const isOpen = ({ status }: ModelClaim): boolean =>
  status !== 'COMPLETED' && status !== 'CANCELLED';

export const dayOf = ({ createdMs }: ModelClaim, day: number): number => createdMs + day * DAY_MS;

/** Why a step is refused; `repeated` if it was done before; the party that does it. */
export function judge(
  claim: ModelClaim,
  step: ModelStep,
  nowMs: number,
): { error: string } | { repeated: boolean; party: Party } {
  const { name, by, reason } = step;
  const roles = [...(claim.claimer === by ? ['C'] : []), ...(claim.donor === by ? ['D'] : [])];
  if (roles.length === 0) return { error: '403 Forbidden' };
  const who = whoCan(claim, step);
  if (who === undefined) return { error: '400 InvalidReason' };
  const own = roles.filter((role) => who.includes(role)) as Party[];
  const [party] = own;
  if (party === undefined) return { error: '403 Forbidden' };
  const before = own.find((role) => isRepeated(claim, step, role));
  if (before !== undefined) return { repeated: true, party: before };
  const able = own.find((role) => statusesFor(claim, step, role).includes(claim.status));
  if (able === undefined) return { error: '400 ClaimOperationInvalid' };
  const isByDefault = reason === 'DEFAULT_OPERATION' && (name === 'confirm' || name === 'cancel');
  if (isByDefault && able === 'D' && nowMs < dayOf(claim, 7)) {
    return { error: '400 ClaimResolutionPeriodNotEnded' };
  }
  const isTooEarly =
    (isByDefault && able === 'C' && nowMs < dayOf(claim, 30)) ||
    (name === 'complete' && nowMs < (claim.completionMs ?? 0));
  return isTooEarly
    ? { error: '400 ClaimCompletionPeriodNotEnded' }
    : { repeated: false, party: able };
}

function whoCan({ kind }: ModelClaim, { name, reason }: ModelStep): string | undefined {
  if (name === 'acknowledge') return 'D';
  return name === 'complete' ? 'C' : WHO[`${name} ${kind}`]?.[reason];
}

function isRepeated(claim: ModelClaim, step: ModelStep, party: Party): boolean {
  const { status } = claim;
  switch (step.name) {
    case 'acknowledge':
      return status === 'WAITING_RESOLUTION';
    case 'confirm':
      return status === 'CONFIRMED' && claim.confirmReason === step.reason;
    case 'complete':
      return status === 'COMPLETED' && claim.requestId === step.requestId;
    case 'cancel':
      return (
        status === 'CANCELLED' &&
        claim.cancelReason === step.reason &&
        claim.cancelledBy === (party === 'D' ? 'DONOR' : 'CLAIMER')
      );
  }
}

function statusesFor({ kind }: ModelClaim, step: ModelStep, party: Party): readonly Status[] {
  if (step.name === 'acknowledge') return ['OPEN'];
  if (step.name === 'confirm') return ['WAITING_RESOLUTION'];
  if (step.name === 'complete') return ['CONFIRMED'];
  if (kind === 'OWNERSHIP') return ['OPEN', 'WAITING_RESOLUTION', 'CONFIRMED'];
  if (party === 'C' && step.reason === 'RECONCILIATION') return ['OPEN', 'CONFIRMED'];
  const isAlsoLate = party === 'C' && ['FRAUD', 'RFB_VALIDATION'].includes(step.reason);
  return ['OPEN', 'WAITING_RESOLUTION', ...(isAlsoLate ? (['CONFIRMED'] as const) : [])];
}
