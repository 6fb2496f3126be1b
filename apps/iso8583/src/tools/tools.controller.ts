import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { type ByteRange, type Profile } from '#libs/iso8583';
import { ApiProblem, TakesJson } from '#libs/platform';
import { ISO8583_PROFILE, PACKED_MESSAGE } from '../messages/message.document';
import { ProfilesService } from '../messages/profiles.service';
import { TakesMessage } from '../messages/takes-message';
import { ENCODE_EXAMPLES, PROFILE_EXAMPLES, RAW_EXAMPLES } from './examples';
import {
  DecodedResponse,
  EncodedResponse,
  GuessResponse,
  ProfileResponse,
  RangeResponse,
  ResponseCodeResponse,
} from './tools.response';
import { ToolsService } from './tools.service';

@ApiTags('tools')
@Controller('iso8583/tools')
export class ToolsController {
  constructor(
    private readonly tools: ToolsService,
    private readonly profiles: ProfilesService,
  ) {}

  /** Takes a packed message apart. */
  @Post('decode')
  @TakesMessage(RAW_EXAMPLES, PACKED_MESSAGE)
  @ApiOkResponse({ type: DecodedResponse, description: 'The decoded message.' })
  decodeMessage(
    @Query('profile') profile: string | undefined,
    @Query('unmasked') unmasked: string | undefined,
    @Req() request: Request,
  ): Promise<DecodedResponse> {
    return this.tools.decode(request, profile, unmasked === 'true');
  }

  /** Packs a message, which is not completed. */
  @Post('encode')
  @TakesMessage(ENCODE_EXAMPLES)
  @ApiOkResponse({ type: EncodedResponse, description: 'The encoded message.' })
  encodeMessage(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<EncodedResponse> {
    return this.tools.encode(request, profile);
  }

  /** Says which bytes of a packed message are what. */
  @Post('explain')
  @TakesMessage(RAW_EXAMPLES, PACKED_MESSAGE)
  @ApiOkResponse({ type: RangeResponse, isArray: true, description: 'The parts, in order.' })
  explainMessage(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<readonly ByteRange[]> {
    return this.tools.explain(request, profile);
  }

  /** Tries every profile on a packed message of unknown origin; the likeliest come first. */
  @Post('guess')
  @TakesMessage(RAW_EXAMPLES, PACKED_MESSAGE)
  @ApiOkResponse({ type: GuessResponse, isArray: true, description: 'All profiles, ranked.' })
  guessProfile(@Req() request: Request): Promise<GuessResponse[]> {
    return this.tools.guess(request);
  }

  /** The profiles of the suite, and those that were posted to the sandbox. */
  @Get('profiles')
  @ApiOkResponse({ type: ProfileResponse, isArray: true, description: 'The profiles.' })
  listProfiles(): Promise<Profile[]> {
    return this.profiles.all();
  }

  /** One profile, whole: a beginning for one of your own. */
  @Get('profiles/:name')
  @ApiParam({ name: 'name', example: 'bcd' })
  @ApiOkResponse({ schema: ISO8583_PROFILE, description: 'The profile.' })
  @ApiProblem(404, ['PROFILE_NOT_FOUND'], 'The profile does not exist.')
  async findProfile(@Param('name') name: string): Promise<Profile> {
    return (await this.profiles.codec(name)).profile;
  }

  /** Adds a profile to the sandbox, in place of an earlier one of its name. */
  @Post('profiles')
  @TakesJson()
  @ApiBody({ schema: ISO8583_PROFILE, examples: PROFILE_EXAMPLES })
  @ApiCreatedResponse({ schema: ISO8583_PROFILE, description: 'The profile can be used.' })
  @ApiProblem(400, ['PROFILE_INVALID'], 'The profile is not valid; `errors` says where.')
  @ApiProblem(409, ['PROFILE_TAKEN'], 'A built-in profile has that name.')
  saveProfile(@Body() profile: object): Promise<Profile> {
    return this.profiles.save(profile);
  }

  /** Deletes a profile that was posted to the sandbox. */
  @Delete('profiles/:name')
  @HttpCode(204)
  @ApiParam({ name: 'name', example: 'my-acquirer' })
  @ApiNoContentResponse({ description: 'The profile was deleted.' })
  @ApiProblem(404, ['PROFILE_NOT_FOUND'], 'The profile does not exist.')
  @ApiProblem(409, ['PROFILE_TAKEN'], 'The profile is built in.')
  deleteProfile(@Param('name') name: string): Promise<void> {
    return this.profiles.delete(name);
  }

  /** What DE39 can say, and whether the card may be tried again. */
  @Get('response-codes')
  @ApiOkResponse({ type: ResponseCodeResponse, isArray: true, description: 'The codes.' })
  listResponseCodes(): ResponseCodeResponse[] {
    return this.tools.responseCodes();
  }
}
