import type { Request } from 'express';
import { CLAIM_STATUSES, CLAIM_TYPES, type ClaimStatus, type ClaimType } from '#libs/dict-api';
import { QueryReader } from '../../official/query-reader';

/** The columns of a claim that name a participant. */
export type ClaimRole = 'donor' | 'claimer';

/** The filter of the list; an undefined member does not restrict it. */
export interface ClaimFilter {
  readonly includeIndirect: boolean;
  /** Claims in which the participant has one of these roles. */
  readonly roles: readonly ClaimRole[];
  readonly statuses: readonly ClaimStatus[] | undefined;
  readonly type: ClaimType | undefined;
  /** ISO 8601 UTC; inclusive. */
  readonly modifiedAfter: string | undefined;
  /** ISO 8601 UTC; inclusive. */
  readonly modifiedBefore: string | undefined;
  readonly limit: number;
}

/**
 * Reads the parameters of listClaims (DICT API 2.12.1). Unknown ones are ignored.
 * @throws DictRefusal BadRequest
 */
export function claimFilterOf(parameters: Request['query']): ClaimFilter {
  const query = new QueryReader(parameters);
  const filter = {
    includeIndirect: query.flag('IncludeIndirectParticipants'),
    roles: rolesOf(query.flag('IsDonor'), query.flag('IsClaimer')),
    statuses: query.someOf('Status', CLAIM_STATUSES),
    type: query.oneOf('Type', CLAIM_TYPES),
    modifiedAfter: query.instant('ModifiedAfter'),
    modifiedBefore: query.instant('ModifiedBefore'),
    limit: query.limit(),
  };
  query.check();
  return filter;
}

/** If the flags are equal, the claims of both roles are listed. */
function rolesOf(isDonor = false, isClaimer = false): readonly ClaimRole[] {
  if (isDonor === isClaimer) return ['donor', 'claimer'];
  return isDonor ? ['donor'] : ['claimer'];
}
