import { BLOCKED, change, get, post } from './operation';

const STEP_ERRORS = ['NotFound', 'ClaimOperationInvalid'] as const;
const STEP = {
  invalid: 'ClaimInvalid',
  errors: STEP_ERRORS,
  policies: ['CLAIMS_WRITE'],
  example: { entry: true, claim: 'OPEN' },
} as const;

export const CLAIM_OPERATIONS = {
  createClaim: post('/claims/', 'CreateClaim', {
    invalid: 'ClaimInvalid',
    errors: [
      'ParticipantInvalid',
      'ClaimKeyNotFound',
      'ClaimTypeInconsistent',
      'ClaimAlreadyExistsForKey',
      'ClaimResultingEntryAlreadyExists',
      ...BLOCKED,
    ],
    policies: ['CLAIMS_WRITE'],
    example: { entry: true },
  }),
  listClaims: get('/claims/', 'ListClaimsResponse'),
  getClaim: get('/claims/{ClaimId}', 'GetClaimResponse', {
    errors: ['NotFound'],
    policies: ['CLAIMS_READ'],
    example: { entry: true, claim: 'OPEN' },
  }),
  acknowledgeClaim: change('/claims/{ClaimId}/acknowledge', 'AcknowledgeClaim', STEP),
  confirmClaim: change('/claims/{ClaimId}/confirm', 'ConfirmClaim', {
    ...STEP,
    errors: [...STEP_ERRORS, 'InvalidReason', 'ClaimResolutionPeriodNotEnded'],
    example: { entry: true, claim: 'WAITING_RESOLUTION' },
  }),
  cancelClaim: change('/claims/{ClaimId}/cancel', 'CancelClaim', {
    ...STEP,
    errors: [
      ...STEP_ERRORS,
      'InvalidReason',
      'ClaimResolutionPeriodNotEnded',
      'ClaimCompletionPeriodNotEnded',
    ],
  }),
  completeClaim: change('/claims/{ClaimId}/complete', 'CompleteClaim', {
    ...STEP,
    errors: [
      ...STEP_ERRORS,
      'ClaimCompletionPeriodNotEnded',
      'RequestIdAlreadyUsed',
      'EntryLimitExceeded',
    ],
    example: { claim: 'CONFIRMED' },
  }),
} as const;
