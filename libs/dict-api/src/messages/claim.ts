import { type Account, type OfficialKeyType, type Person } from './entry';
import { type Paged } from './page';

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

interface WithClaim {
  readonly Claim: ExtendedClaim;
}

/** The bodies of the requests, by the name of their root. */
export interface ClaimRequests {
  readonly CreateClaimRequest: CreateClaimRequest;
  readonly AcknowledgeClaimRequest: AcknowledgeClaimRequest;
  readonly ConfirmClaimRequest: ResolveClaimRequest;
  readonly CancelClaimRequest: ResolveClaimRequest;
  readonly CompleteClaimRequest: CompleteClaimRequest;
}

/** The bodies of the responses, by the name of their root. */
export interface ClaimResponses {
  readonly CreateClaimResponse: WithClaim;
  readonly GetClaimResponse: WithClaim;
  readonly ListClaimsResponse: Paged & {
    readonly Claims: { readonly Claim: readonly ExtendedClaim[] };
  };
  readonly AcknowledgeClaimResponse: WithClaim;
  readonly ConfirmClaimResponse: WithClaim;
  readonly CancelClaimResponse: WithClaim;
  readonly CompleteClaimResponse: WithClaim & {
    readonly EntryCreationDate: string;
    readonly KeyOwnershipDate: string;
  };
}
