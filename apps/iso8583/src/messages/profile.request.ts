import { IsOptional, Matches } from 'class-validator';

/** Which dialect a message is in. */
export class ProfileRequest {
  /** Name of a profile; ascii where it is left out. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Must be the name of a profile, as in ascii or bcd.' })
  profile?: string;
}
