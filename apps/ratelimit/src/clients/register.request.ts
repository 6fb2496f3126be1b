import { IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';
import { IgnoresUnknownMembers } from '#libs/http';

/** A client to register. */
// RFC 7591, 2: the server must ignore metadata of a client that it does not understand.
@IgnoresUnknownMembers()
export class RegisterRequest {
  /**
   * Name of the client.
   * @example "My wallet"
   */
  @Matches(/^(?=.*\S)[^\p{C}]{1,100}$/u, { message: 'Must be a string of 1 to 100 characters.' })
  name!: string;

  /**
   * Contact address of the client. No e-mails are sent to it.
   * @example dev@example.com
   */
  @IsOptional()
  @MaxLength(254, { message: 'Must be at most 254 characters.' })
  @IsEmail({}, { message: 'Must be an e-mail address.' })
  email?: string | null;
}
