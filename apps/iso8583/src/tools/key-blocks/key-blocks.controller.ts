import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { KEY_BLOCK, KEY_BLOCK_CHECK } from './key-block.request';
import { KeyBlockCheckResponse, KeyBlockResponse } from './key-block.response';
import { KeyBlocksService } from './key-blocks.service';

const INVALID = [
  400,
  ['REQUEST_INVALID'],
  'The request is not valid; `errors` says where.',
] as const satisfies Parameters<typeof ApiProblem>;

@ApiTags('tools')
@Controller('iso8583/tools/key-block')
export class KeyBlocksController {
  constructor(private readonly keyBlocks: KeyBlocksService) {}

  /**
   * Wraps a key in a key block of TR-31 (ASC X9.143), version A, B, C or D.
   *
   * @remarks The padding is as short as possible, and random: two blocks of one key differ. Never use real keys here.
   */
  @Post()
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: KEY_BLOCK })
  @ApiOkResponse({ type: KeyBlockResponse, description: 'The key block.' })
  @ApiProblem(...INVALID)
  makeKeyBlock(@Body() body: object | undefined): KeyBlockResponse {
    return this.keyBlocks.wrap(body);
  }

  /** Checks a key block, and shows its header and its key. */
  @Post('check')
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: KEY_BLOCK_CHECK })
  @ApiOkResponse({ type: KeyBlockCheckResponse, description: 'The result.' })
  @ApiProblem(...INVALID)
  checkKeyBlock(@Body() body: object | undefined): KeyBlockCheckResponse {
    return this.keyBlocks.check(body);
  }
}
