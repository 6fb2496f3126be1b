import {
  type Claim,
  type ClaimRequests,
  type ClaimResponses,
  type ExtendedClaim,
} from '../messages/claim';
import {
  CHANGED,
  CLAIM_ID,
  CREATED,
  ISPB,
  KEY,
  MARIA,
  OTHER_ACCOUNT,
  OTHER_ISPB,
  REQUEST_ID,
} from './common';

/** Maria moves her key to another participant. */
export const CLAIM: Claim = {
  Type: 'PORTABILITY',
  Key: KEY,
  KeyType: 'PHONE',
  ClaimerAccount: OTHER_ACCOUNT,
  Claimer: MARIA,
};

const OPEN: ExtendedClaim = {
  ...CLAIM,
  DonorParticipant: ISPB,
  Id: CLAIM_ID,
  Status: 'OPEN',
  ResolutionPeriodEnd: '2026-11-28T12:00:00.000Z',
  LastModified: CREATED,
};
const CONFIRMED: ExtendedClaim = {
  ...OPEN,
  Status: 'CONFIRMED',
  LastModified: CHANGED,
  ConfirmReason: 'USER_REQUESTED',
};

/** The claim in each status. */
export const CLAIMS = {
  open: OPEN,
  waiting: { ...OPEN, Status: 'WAITING_RESOLUTION', LastModified: CHANGED },
  confirmed: CONFIRMED,
  completed: { ...CONFIRMED, Status: 'COMPLETED' },
  cancelled: {
    ...OPEN,
    Type: 'OWNERSHIP',
    Claimer: { ...MARIA, TaxIdNumber: '98765432100', Name: 'João Souza' },
    Status: 'CANCELLED',
    CompletionPeriodEnd: '2026-12-05T12:00:00.000Z',
    LastModified: CHANGED,
    CancelReason: 'USER_REQUESTED',
    CancelledBy: 'CLAIMER',
  },
} as const satisfies Readonly<Record<string, ExtendedClaim>>;

const OF_CLAIM = { ClaimId: CLAIM_ID };

/** An example of each request. */
export const CLAIM_REQUESTS: ClaimRequests = {
  CreateClaimRequest: { Claim: CLAIM },
  AcknowledgeClaimRequest: { ...OF_CLAIM, Participant: ISPB },
  ConfirmClaimRequest: { ...OF_CLAIM, Participant: ISPB, Reason: 'USER_REQUESTED' },
  CancelClaimRequest: { ...OF_CLAIM, Participant: OTHER_ISPB, Reason: 'USER_REQUESTED' },
  CompleteClaimRequest: { ...OF_CLAIM, Participant: OTHER_ISPB, RequestId: REQUEST_ID },
};

/** An example of each response. */
export const CLAIM_RESPONSES: ClaimResponses = {
  CreateClaimResponse: { Claim: CLAIMS.open },
  GetClaimResponse: { Claim: CLAIMS.open },
  ListClaimsResponse: { HasMoreElements: false, Claims: { Claim: Object.values(CLAIMS) } },
  AcknowledgeClaimResponse: { Claim: CLAIMS.waiting },
  ConfirmClaimResponse: { Claim: CLAIMS.confirmed },
  CancelClaimResponse: { Claim: CLAIMS.cancelled },
  CompleteClaimResponse: {
    Claim: CLAIMS.completed,
    EntryCreationDate: CHANGED,
    KeyOwnershipDate: CREATED,
  },
};
