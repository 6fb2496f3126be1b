import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { BodyReply, reply } from '#libs/http';
import { type Profile } from '#libs/iso8583';
import { type MoovSpecification } from '#libs/iso8583-dialects';
import { ApiProblem } from '#libs/openapi';
import {
  PROFILE_INVALID,
  PROFILE_LIMIT_REACHED,
  PROFILE_NOT_WRITABLE,
  PROFILE_TAKEN,
  PROFILE_UNKNOWN,
} from '../../messages/docs/problem-examples';
import { ISO8583_PROFILE } from '../../messages/message.request';
import { TakesProfile, WRITTEN_PROFILE } from './profile-docs';
import { readPostedProfile, writeProfile } from './profile-format';
import { FindProfileRequest, SaveProfileRequest } from './profile.request';
import { ProfilesService } from '../../profiles/profiles.service';

const XML = 'application/xml; charset=utf-8';

@ApiTags('tools')
@Controller('iso8583/profiles')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  /** Lists the built-in profiles and the profiles of the sandbox. */
  @Get()
  @ApiOkResponse({
    schema: { type: 'array', items: ISO8583_PROFILE },
    description: 'The profiles.',
  })
  listMessageProfiles(): Promise<Profile[]> {
    return this.profiles.all();
  }

  /**
   * Returns one profile, or writes it for jPOS or moov-io/iso8583.
   *
   * @remarks
   * The other formats describe only how messages are packed. They have no rules of a host (`presence`, `echo`, `adviceCode`,
   * `places`, `keyExchange`) and no elements to mask (`private`), so these are left out.
   */
  @Get(':name')
  @ApiParam({ name: 'name', description: 'The name of the profile.', example: 'bcd' })
  @ApiOkResponse({ description: 'The profile.', content: WRITTEN_PROFILE })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The format does not exist.')
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  @ApiProblem(
    409,
    [PROFILE_NOT_WRITABLE],
    'The format cannot have some of the elements; `errors` says which and why.',
  )
  async findMessageProfile(
    @Param('name') name: string,
    @Query() { format = 'json' }: FindProfileRequest,
  ): Promise<Profile | MoovSpecification | BodyReply<string>> {
    const profile = await this.profiles.find(name);
    if (format === 'json') return profile;
    const written = writeProfile(profile, format);
    return typeof written === 'string'
      ? reply(written, { headers: { 'Content-Type': XML } })
      : written;
  }

  /**
   * Adds a profile to the sandbox, from a profile, a packager of jPOS or a specification of moov-io/iso8583.
   *
   * @remarks
   * A posted profile with the same name is replaced. JSON with `fields` is a specification of moov. XML is a field
   * description of GenericPackager; its DOCTYPE is not resolved, and classes are names in a table.
   */
  @Post()
  @TakesProfile()
  @ApiCreatedResponse({ schema: ISO8583_PROFILE, description: 'The profile as it is stored.' })
  @ApiProblem(
    400,
    [PROFILE_INVALID, 'REQUEST_INVALID'],
    'The profile or the description is not valid; `errors` says where.',
  )
  @ApiProblem(
    409,
    [PROFILE_TAKEN, PROFILE_LIMIT_REACHED],
    'A built-in profile has that name, or the sandbox has no room for another profile.',
  )
  @ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.')
  @ApiProblem(
    415,
    ['MEDIA_TYPE_NOT_SUPPORTED', 'CHARSET_NOT_SUPPORTED'],
    'The body is not JSON or XML in UTF-8.',
  )
  importProfile(@Query() options: SaveProfileRequest, @Req() request: Request): Promise<Profile> {
    return this.profiles.save(readPostedProfile(request, options));
  }

  /** Deletes a profile of the sandbox. */
  @Delete(':name')
  @HttpCode(204)
  @ApiParam({ name: 'name', description: 'The name of the profile.', example: 'my-host' })
  @ApiNoContentResponse({ description: 'The profile was deleted.' })
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  @ApiProblem(409, [PROFILE_TAKEN], 'The profile is built in and cannot be deleted.')
  deleteMessageProfile(@Param('name') name: string): Promise<void> {
    return this.profiles.delete(name);
  }
}
