import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { NAME, NAME_RULE } from '#libs/kernel';
import { PROFILE_FORMATS, type ProfileFormat } from './profile-format';

const CLASSES = /^[\w.$]{1,200}:[\w.$]{1,200}(?:,[\w.$]{1,200}:[\w.$]{1,200})*$/;
const MAX_CLASSES = 8_000;

/** The parameters of a posted profile. */
export class SaveProfileRequest {
  /**
   * Name of the profile. Required for XML, and for a specification of moov-io/iso8583; for a profile, it replaces the name in the body.
   * @example my-host
   */
  @IsOptional()
  @Matches(NAME, { message: `Must be ${NAME_RULE}.` })
  name?: string;

  /**
   * Classes of your own in XML, each with the class of jPOS that it works like, separated by commas, as in
   * `com.acme.IFX_PAN:IFA_LLNUM`. Classes are only names; no code is loaded.
   */
  @IsOptional()
  @MaxLength(MAX_CLASSES, { message: `Must be at most ${String(MAX_CLASSES)} characters.` })
  @Matches(CLASSES, {
    message: 'Must be pairs of classes, as in com.acme.IFX_PAN:IFA_LLNUM,com.acme.IFX_SUB:IF_CHAR.',
  })
  classes?: string;
}

/** The parameter of one profile. */
export class FindProfileRequest {
  /** `json`: the profile itself. `jpos`: XML for GenericPackager. `moov`: JSON for moov-io/iso8583. Default: json. */
  @IsOptional()
  @IsIn(PROFILE_FORMATS, { message: `Must be one of ${PROFILE_FORMATS.join(', ')}.` })
  format?: ProfileFormat;
}
