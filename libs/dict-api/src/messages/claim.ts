import { type Account, type OfficialKeyType, type Person } from './entry';

export const CLAIM_TYPES = ['OWNERSHIP', 'PORTABILITY'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

export const CLAIM_STATUSES = [
  'OPEN',
  'WAITING_RESOLUTION',
  'CONFIRMED',
  'CANCELLED',
  'COMPLETED',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_REASONS = [
  'USER_REQUESTED',
  'ACCOUNT_CLOSURE',
  'FRAUD',
  'DEFAULT_OPERATION',
  'RECONCILIATION',
  'RFB_VALIDATION',
  'PARTICIPANT_EXCLUSION',
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

export type ClaimParty = 'DONOR' | 'CLAIMER';

export interface Claim {
  readonly Type: ClaimType;
  readonly Key: string;
  readonly KeyType: OfficialKeyType;
  readonly ClaimerAccount: Account;
  readonly Claimer: Person;
}

export interface ExtendedClaim extends Claim {
  readonly DonorParticipant: string;
  readonly Id: string;
  readonly Status: ClaimStatus;
  readonly ResolutionPeriodEnd: string;
  /** Only for a claim of ownership. */
  readonly CompletionPeriodEnd?: string;
  readonly LastModified: string;
  readonly ConfirmReason?: ClaimReason;
  readonly CancelReason?: ClaimReason;
  readonly CancelledBy?: ClaimParty;
}

export interface CreateClaimRequest {
  readonly Claim: Claim;
}

export interface AcknowledgeClaimRequest {
  readonly ClaimId: string;
  readonly Participant: string;
}

/** The body that confirms or cancels a claim. */
export interface ResolveClaimRequest extends AcknowledgeClaimRequest {
  readonly Reason: ClaimReason;
}

export interface CompleteClaimRequest extends AcknowledgeClaimRequest {
  readonly RequestId: string;
}
