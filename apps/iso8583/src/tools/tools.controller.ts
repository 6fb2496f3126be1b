import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { type ByteRange, type Profile } from '#libs/iso8583';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { ISO8583_PROFILE } from '../messages/message.request';
import { ProfilesService } from '../profiles/profiles.service';
import {
  PROFILE_INVALID,
  PROFILE_LIMIT_REACHED,
  PROFILE_TAKEN,
  PROFILE_UNKNOWN,
} from '../messages/docs/problem-examples';
import {
  TakesMessageToEncode,
  TakesPackedMessage,
  TakesUnknownMessage,
} from '../messages/docs/takes-message';
import { ENCODE_EXAMPLES, PROFILE_EXAMPLES, RAW_EXAMPLES } from './examples';
import { DecodedResponse, EncodedResponse, GuessResponse, RangeResponse } from './tools.response';
import { ListResponseCodesRequest } from './list-response-codes.request';
import { readOwnProfile } from './profiles/profile-format';
import { allResponseCodes, responseCodesOf } from './response-codes';
import { ResponseCodeResponse } from './response-codes.response';
import { ToolsService } from './tools.service';

@ApiTags('tools')
@Controller('iso8583/tools')
export class ToolsController {
  constructor(
    private readonly tools: ToolsService,
    private readonly profiles: ProfilesService,
  ) {}

  /** Decodes a packed message. */
  @Post('decode')
  @TakesPackedMessage(RAW_EXAMPLES)
  @ApiQuery({
    name: 'unmasked',
    required: false,
    schema: { type: 'boolean' },
    description: '`true` shows PAN, tracks, PIN block and chip data unmasked.',
  })
  @ApiOkResponse({ type: DecodedResponse, description: 'The decoded message.' })
  decodeMessage(
    @Query('profile') profile: string | undefined,
    @Query('unmasked') unmasked: string | undefined,
    @Req() request: Request,
  ): Promise<DecodedResponse> {
    return this.tools.decode(request, profile, unmasked === 'true');
  }

  /** Packs a message. Missing elements are not completed. */
  @Post('encode')
  @TakesMessageToEncode(ENCODE_EXAMPLES)
  @ApiOkResponse({ type: EncodedResponse, description: 'The encoded message.' })
  encodeMessage(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<EncodedResponse> {
    return this.tools.encode(request, profile);
  }

  /** Explains a packed message: the position and the length of each element, in bytes. */
  @Post('explain')
  @TakesPackedMessage(RAW_EXAMPLES)
  @ApiOkResponse({
    type: RangeResponse,
    isArray: true,
    description: 'The parts of the message, in order.',
  })
  explainMessage(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<readonly ByteRange[]> {
    return this.tools.explain(request, profile);
  }

  /**
   * Reads a packed message with every profile, to find its profile. A length prefix, a TPDU or a text header before
   * the message is recognized.
   */
  @Post('guess')
  @TakesUnknownMessage(RAW_EXAMPLES)
  @ApiOkResponse({
    type: GuessResponse,
    isArray: true,
    description: 'All profiles, the likeliest first.',
  })
  guessProfile(@Req() request: Request): Promise<GuessResponse[]> {
    return this.tools.guess(request);
  }

  /** Lists the built-in profiles and the profiles that were posted to the sandbox. */
  @Get('profiles')
  @ApiOkResponse({
    schema: { type: 'array', items: ISO8583_PROFILE },
    description: 'The profiles.',
  })
  listProfiles(): Promise<Profile[]> {
    return this.profiles.all();
  }

  /** Returns one profile. You can change a copy of it and post it under another name. */
  @Get('profiles/:name')
  @ApiParam({ name: 'name', description: 'The name of the profile.', example: 'bcd' })
  @ApiOkResponse({ schema: ISO8583_PROFILE, description: 'The profile.' })
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  findProfile(@Param('name') name: string): Promise<Profile> {
    return this.profiles.find(name);
  }

  /** Adds a profile to the sandbox. A posted profile with the same name is replaced. */
  @Post('profiles')
  @TakesJson()
  @ApiBody({ schema: ISO8583_PROFILE, examples: PROFILE_EXAMPLES })
  @ApiCreatedResponse({ schema: ISO8583_PROFILE, description: 'The profile as it is stored.' })
  @ApiProblem(400, [PROFILE_INVALID], 'The profile is not valid; `errors` says where.')
  @ApiProblem(
    409,
    [PROFILE_TAKEN, PROFILE_LIMIT_REACHED],
    'A built-in profile has that name, or the sandbox has no room for another profile.',
  )
  saveProfile(@Req() request: Request): Promise<Profile> {
    return this.profiles.save(readOwnProfile(request));
  }

  /** Deletes a profile that was posted to the sandbox. */
  @Delete('profiles/:name')
  @HttpCode(204)
  @ApiParam({ name: 'name', description: 'The name of the profile.', example: 'my-acquirer' })
  @ApiNoContentResponse({ description: 'The profile was deleted.' })
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  @ApiProblem(409, [PROFILE_TAKEN], 'The profile is built in and cannot be deleted.')
  deleteProfile(@Param('name') name: string): Promise<void> {
    return this.profiles.delete(name);
  }

  /**
   * Lists the response codes (DE39), with their meaning and whether the payment can be retried.
   *
   * @remarks
   * The rules are ABECS Normativo 21 and the retry programs of the card brands. `brand` selects the table of one
   * brand; for `amex` it also has the brand's own codes of three digits.
   */
  @Get('response-codes')
  @ApiOkResponse({ type: ResponseCodeResponse, isArray: true, description: 'The response codes.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The brand has no table.')
  listResponseCodes(@Query() { brand }: ListResponseCodesRequest): ResponseCodeResponse[] {
    return brand === undefined ? allResponseCodes() : responseCodesOf(brand);
  }
}
