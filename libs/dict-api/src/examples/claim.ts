import { type Claim, type ExtendedClaim } from '../messages/claim';
import { CHANGED, CLAIM_ID, CREATED, ISPB, KEY, MARIA, OTHER_ACCOUNT } from './common';

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
