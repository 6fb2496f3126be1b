import { IsIn, IsOptional, Matches } from 'class-validator';
import { ISPB, KEY_TYPES, TAX_ID, type KeyType } from '#libs/brazil';
import { IgnoresUnknownMembers } from '#libs/http';
import { ACCOUNT_TYPES, type AccountType } from '../keys/dict-key';
import { IsKeyValue } from './is-key-value';
import { ACCOUNT_ID, ACCOUNT_NUMBER, BRANCH, EXPECTED, HOLDER_NAME } from './account-fields';

const accountTypes = Object.keys(ACCOUNT_TYPES);

/** A key to register. */
// Callers send their whole record of an account, which can have more members.
@IgnoresUnknownMembers()
export class CreateKeyRequest {
  /**
   * Type of the key. RANDOM is EVP in DICT.
   * @example CPF
   */
  @IsIn(KEY_TYPES, { message: `Must be one of ${KEY_TYPES.join(', ')}.` })
  keyType!: KeyType;

  /**
   * Value of the key, in the format of its type. Optional for RANDOM: the directory generates a UUID.
   * @example "12345678901"
   */
  @IsKeyValue()
  keyValue?: string | null;

  /**
   * Your own reference for the account.
   * @example acc-001
   */
  @Matches(ACCOUNT_ID, { message: EXPECTED.accountId })
  accountId!: string;

  /**
   * ISPB of the participant that holds the account.
   * @example 12345678
   */
  @Matches(ISPB, { message: EXPECTED.ispb })
  ispb!: string;

  /**
   * Branch of the account, without a check digit.
   * @example 0001
   */
  @Matches(BRANCH, { message: EXPECTED.branch })
  branch!: string;

  /**
   * Account number, with its check digit.
   * @example 123456-7
   */
  @Matches(ACCOUNT_NUMBER, { message: EXPECTED.accountNumber })
  accountNumber!: string;

  /**
   * Account type, as a name or as an official code.
   * @example CHECKING
   */
  @IsIn(accountTypes, { message: `Must be one of ${accountTypes.join(', ')}.` })
  accountType!: AccountType;

  /**
   * Name of the holder.
   * @example "Maria Silva"
   */
  @Matches(HOLDER_NAME, { message: EXPECTED.holderName })
  holderName!: string;

  /**
   * CPF or CNPJ of the holder. It identifies the owner of the key and decides the maximum number of keys of the
   * account. It is not needed if the key itself is a CPF or CNPJ. For other keys without it, the official API shows a CPF that is
   * derived from the name.
   * @example "12345678901"
   */
  @IsOptional()
  @Matches(TAX_ID, { message: EXPECTED.holderTaxId })
  holderTaxId?: string | null;
}
