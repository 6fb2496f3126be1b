import { type KeyType } from '#libs/brazil';
import {
  type ClaimParty,
  type ClaimReason,
  type ClaimStatus,
  type ClaimType,
} from '#libs/dict-api';
import { type DictClaim } from '../../directory/dict-claim';

/** A claim of a key. */
export class ClaimResponse {
  /**
   * Id of the claim, as in the official API.
   * @example 5c0a3c6a-2f0b-4f5e-8a55-7a1d3f6a9b11
   */
  id!: string;

  /** @example PORTABILITY */
  type!: ClaimType;

  /**
   * The key in its normal form.
   * @example maria@example.com
   */
  key!: string;

  /** @example EMAIL */
  keyType!: KeyType;

  /** @example OPEN */
  status!: ClaimStatus;

  /**
   * ISPB of the participant that has the entry.
   * @example "12345678"
   */
  donor!: string;

  /**
   * ISPB of the participant that wants the entry.
   * @example "87654321"
   */
  claimer!: string;

  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;

  /** @example 2026-11-21T12:00:00.000Z */
  lastModified!: string;

  /**
   * The end of the resolution period.
   * @example 2026-11-28T12:00:00.000Z
   */
  resolutionPeriodEnd!: string;

  /**
   * The end of the completion period; null for a portability.
   * @example null
   */
  completionPeriodEnd!: string | null;

  /**
   * When the donor acknowledged the claim.
   * @example null
   */
  acknowledgedAt!: string | null;

  /** @example null */
  confirmReason!: ClaimReason | null;

  /** @example null */
  cancelReason!: ClaimReason | null;

  /**
   * The party that cancelled the claim.
   * @example null
   */
  cancelledBy!: ClaimParty | null;

  static of(claim: DictClaim): ClaimResponse {
    const { id, type, keyValue: key, keyType, status, donor, claimer } = claim;
    const { createdAt, lastModified, resolutionPeriodEnd, completionPeriodEnd } = claim;
    const { acknowledgedAt, confirmReason, cancelReason, cancelledBy } = claim;
    return {
      ...{ id, type, key, keyType, status, donor, claimer },
      ...{ createdAt, lastModified, resolutionPeriodEnd, completionPeriodEnd },
      ...{ acknowledgedAt, confirmReason, cancelReason, cancelledBy },
    };
  }
}
