import { IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';

/** Who wants to be a client. */
export class RegisterRequest {
  /**
   * What the client is called.
   * @example "My wallet"
   */
  @Matches(/^(?=.*\S)[^\p{C}]{1,100}$/u, { message: 'Must be a string of 1 to 100 characters.' })
  name!: string;

  /**
   * Where its people can be reached; nothing is ever sent there.
   * @example dev@example.com
   */
  @IsOptional()
  @MaxLength(254, { message: 'Must be at most 254 characters.' })
  @IsEmail({}, { message: 'Must be an e-mail address.' })
  email?: string | null;
}
