import { codesOf, group, optional, required, zeroOrMore, type Group } from '#libs/xml-tables';
import {
  CLAIM_REASONS,
  CLAIM_STATUSES,
  CLAIM_TYPES,
  type AcknowledgeClaimRequest,
  type Claim,
  type ClaimResponses,
  type CompleteClaimRequest,
  type CreateClaimRequest,
  type ExtendedClaim,
  type ResolveClaimRequest,
} from '../messages/claim';
import { accountOf, keyType, personOf } from './entry';
import { dateTime, key, requestId, uuid, type VersionTypes } from './types/text-types';
import { MAX_PAGE, paged } from './page';

const reason = codesOf(CLAIM_REASONS);

function claimRows(types: VersionTypes) {
  return {
    Type: required(codesOf(CLAIM_TYPES)),
    Key: required(key),
    KeyType: required(keyType),
    ClaimerAccount: required(accountOf(types)),
    Claimer: required(personOf(types)),
  };
}

export function extendedClaimOf(types: VersionTypes): Group<ExtendedClaim> {
  return group<ExtendedClaim>({
    ...claimRows(types),
    DonorParticipant: required(types.ispb),
    Id: required(uuid),
    Status: required(codesOf(CLAIM_STATUSES)),
    ResolutionPeriodEnd: required(dateTime),
    CompletionPeriodEnd: optional(dateTime),
    LastModified: required(dateTime),
    ConfirmReason: optional(reason),
    CancelReason: optional(reason),
    CancelledBy: optional(codesOf(['DONOR', 'CLAIMER'])),
  });
}

export function claimRequests(types: VersionTypes) {
  const step = { ClaimId: required(uuid), Participant: required(types.ispb) };
  const resolve = group<ResolveClaimRequest>({ ...step, Reason: required(reason) });
  return {
    CreateClaimRequest: group<CreateClaimRequest>({
      Claim: required(group<Claim>(claimRows(types))),
    }),
    AcknowledgeClaimRequest: group<AcknowledgeClaimRequest>(step),
    ConfirmClaimRequest: resolve,
    CancelClaimRequest: resolve,
    CompleteClaimRequest: group<CompleteClaimRequest>({ ...step, RequestId: required(requestId) }),
  };
}

export function claimResponses(types: VersionTypes) {
  const claim = extendedClaimOf(types);
  const withClaim = group<ClaimResponses['GetClaimResponse']>({ Claim: required(claim) });
  return {
    CreateClaimResponse: withClaim,
    GetClaimResponse: withClaim,
    ListClaimsResponse: group<ClaimResponses['ListClaimsResponse']>({
      ...paged,
      Claims: required(
        group<ClaimResponses['ListClaimsResponse']['Claims']>({
          Claim: zeroOrMore(MAX_PAGE, claim),
        }),
      ),
    }),
    AcknowledgeClaimResponse: withClaim,
    ConfirmClaimResponse: withClaim,
    CancelClaimResponse: withClaim,
    CompleteClaimResponse: group<ClaimResponses['CompleteClaimResponse']>({
      Claim: required(claim),
      EntryCreationDate: required(dateTime),
      KeyOwnershipDate: required(dateTime),
    }),
  };
}
