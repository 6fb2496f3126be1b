import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Calculates } from '../crypto/calculates';
import { KEY_BLOCK, KEY_BLOCK_CHECK } from './key-block.request';
import { KeyBlockCheckResponse, KeyBlockResponse } from './key-block.response';
import { KeyBlocksService } from './key-blocks.service';

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
  @Calculates(KEY_BLOCK)
  @ApiOkResponse({ type: KeyBlockResponse, description: 'The key block.' })
  makeKeyBlock(@Body() body: object | undefined): KeyBlockResponse {
    return this.keyBlocks.wrap(body);
  }

  /** Checks a key block, and shows its header and its key. */
  @Post('check')
  @Calculates(KEY_BLOCK_CHECK)
  @ApiOkResponse({ type: KeyBlockCheckResponse, description: 'The result.' })
  checkKeyBlock(@Body() body: object | undefined): KeyBlockCheckResponse {
    return this.keyBlocks.check(body);
  }
}
