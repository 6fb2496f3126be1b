import { type KeyType } from '#libs/brazil';
import { holderTypeOf, statusOf, type AccountType, type DictKey, type KeyStatus } from './dict-key';

/** A key as the answer to its registration shows it. */
export class KeyCreatedResponse {
  /**
   * UUID of the key's record.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /** @example CPF */
  keyType!: KeyType;

  /**
   * The key in its normal form.
   * @example 12345678901
   */
  keyValue!: string;

  /** @example acc-001 */
  accountId!: string;

  /** @example ACTIVE */
  status!: KeyStatus;

  /**
   * When it was registered, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  static of(key: DictKey): KeyCreatedResponse {
    const { id, keyType, keyValue, accountId, createdAt } = key;
    return { id, keyType, keyValue, accountId, status: statusOf(key), createdAt };
  }
}

/** The whole record of a key. */
export class KeyResponse extends KeyCreatedResponse {
  /**
   * ISPB of the participant that holds the account.
   * @example 12345678
   */
  ispb!: string;

  /** @example 0001 */
  branch!: string;

  /** @example 123456-7 */
  accountNumber!: string;

  /** @example CHECKING */
  accountType!: AccountType;

  /** @example "Maria Silva" */
  holderName!: string;

  /**
   * Only where the holder's tax id is known.
   * @example NATURAL_PERSON
   */
  holderType?: 'NATURAL_PERSON' | 'LEGAL_PERSON';

  /**
   * CPF or CNPJ of the holder; only where it is known.
   * @example "12345678901"
   */
  holderTaxId?: string;

  /**
   * When it was deleted, ISO 8601 UTC; only where it was.
   * @example 2026-11-21T12:00:00.000Z
   */
  deletedAt?: string;

  static override of(key: DictKey): KeyResponse {
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
    };
  }
}
