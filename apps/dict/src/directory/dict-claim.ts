import { type KeyType } from '#libs/brazil';
import {
  type Account,
  type ClaimParty,
  type ClaimReason,
  type ClaimStatus,
  type ClaimType,
  type Person,
} from '#libs/dict-api';

/** A claim of a key. All instants are ISO 8601 UTC. */
export interface DictClaim {
  readonly id: string;
  readonly type: ClaimType;
  readonly keyType: KeyType;
  readonly keyValue: string;
  /** ISPB of the participant that has the entry. */
  readonly donor: string;
  /** ISPB of the participant that wants it. In a claim of ownership it can be the donor too. */
  readonly claimer: string;
  readonly claimerAccount: Account;
  readonly claimerPerson: Person;
  readonly status: ClaimStatus;
  readonly createdAt: string;
  readonly resolutionPeriodEnd: string;
  /** Null for portability. */
  readonly completionPeriodEnd: string | null;
  readonly lastModified: string;
  /** When the donor acknowledged the claim. */
  readonly acknowledgedAt: string | null;
  readonly confirmReason: ClaimReason | null;
  readonly cancelReason: ClaimReason | null;
  readonly cancelledBy: ClaimParty | null;
  /** Since when the owner has the key, if the claim does not change the owner. */
  readonly ownedSince: string | null;
  /** The RequestId of the completion. */
  readonly requestId: string | null;
  /** When the completion created the entry of the claimer. */
  readonly entryCreatedAt: string | null;
}
