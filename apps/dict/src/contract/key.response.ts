import { type KeyType } from '#libs/brazil';
import { type ClaimStatus, type ClaimType } from '#libs/dict-api';
import { LinksTo } from '#libs/openapi';
import {
  holderTypeOf,
  statusOf,
  type AccountType,
  type ClaimedKey,
  type DictKey,
  type KeyStatus,
} from '../keys/dict-key';

/** A registered key. */
@LinksTo({
  findKey: { keyType: '/keyType', keyValue: '/keyValue' },
  deleteKey: { id: '/id' },
})
export class KeyCreatedResponse {
  /**
   * UUID of the key.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /**
   * Type of the key.
   * @example CPF
   */
  keyType!: KeyType;

  /**
   * Value of the key in its normal form.
   * @example 12345678901
   */
  keyValue!: string;

  /**
   * Reference of the account.
   * @example acc-001
   */
  accountId!: string;

  /**
   * Status of the key.
   * @example ACTIVE
   */
  status!: KeyStatus;

  /**
   * Time of the registration, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  static of(key: DictKey): KeyCreatedResponse {
    const { id, keyType, keyValue, accountId, createdAt } = key;
    return { id, keyType, keyValue, accountId, status: statusOf(key), createdAt };
  }
}

/** The claim of a key. */
export class KeyClaimResponse {
  /**
   * UUID of the claim.
   * @example 123e4567-e89b-42d3-a456-426655440000
   */
  id!: string;

  /**
   * OWNERSHIP: another person claims the key. PORTABILITY: the holder claims it at another participant.
   * @example PORTABILITY
   */
  type!: ClaimType;

  /**
   * Status of the claim. COMPLETED and CANCELLED claims are not shown.
   * @example OPEN
   */
  status!: ClaimStatus;
}

/** A key with its account and holder. */
export class KeyResponse extends KeyCreatedResponse {
  /**
   * ISPB of the participant that holds the account.
   * @example 12345678
   */
  ispb!: string;

  /**
   * Branch of the account.
   * @example 0001
   */
  branch!: string;

  /**
   * Account number.
   * @example 123456-7
   */
  accountNumber!: string;

  /**
   * Account type.
   * @example CHECKING
   */
  accountType!: AccountType;

  /**
   * Name of the holder.
   * @example "Maria Silva"
   */
  holderName!: string;

  /**
   * Type of the holder. Present only if the tax id of the holder is known.
   * @example NATURAL_PERSON
   */
  holderType?: 'NATURAL_PERSON' | 'LEGAL_PERSON';

  /**
   * CPF or CNPJ of the holder. Present only if it is known.
   * @example "12345678901"
   */
  holderTaxId?: string;

  /**
   * Time of the deletion, ISO 8601 UTC. Present only if the key was deleted.
   * @example 2026-11-21T12:00:00.000Z
   */
  deletedAt?: string;

  /** The claim of the key in the official API. Present only while the claim is open. */
  claim?: KeyClaimResponse;

  static override of(key: ClaimedKey): KeyResponse {
    const { claim } = key;
    const { id, keyType, keyValue, accountId, createdAt } = key;
    const { ispb, branch, accountNumber, accountType, holderName, holderTaxId, deletedAt } = key;
    return {
      id,
      keyType,
      keyValue,
      accountId,
      status: statusOf(key),
      createdAt,
      ispb,
      branch,
      accountNumber,
      accountType,
      holderName,
      ...(holderTaxId === null ? {} : { holderType: holderTypeOf(holderTaxId), holderTaxId }),
      ...(deletedAt === null ? {} : { deletedAt }),
      ...(claim ? { claim: { id: claim.id, type: claim.type, status: claim.status } } : {}),
    };
  }
}
