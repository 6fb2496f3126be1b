import { ArrayNotEmpty, IsArray, IsOptional, IsString } from 'class-validator';

/** The accounts that the customer chooses. */
export class AuthoriseConsentRequest {
  /** Left out: all accounts of the customer; of a payment, the first. */
  @IsOptional()
  @IsArray({ message: 'Must be a list of account ids.' })
  @ArrayNotEmpty({ message: 'Must have at least one account id.' })
  @IsString({ each: true, message: 'Must be account ids.' })
  accountIds?: string[];
}

/** Why the consent is rejected. */
export class RejectConsentRequest {
  /**
   * The official code. Left out: the customer refuses the consent, or revokes it at the bank.
   * @example INTERNAL_SECURITY_REASON
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  reason?: string;
}
