import { Body, Post } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/platform';
import { ServiceAdminController } from '#libs/control';
import { SeedRequest } from './seed.request';
import { SeedResponse } from './seed.response';
import { SeedService } from './seed.service';

@ServiceAdminController('/seed')
export class SeedController {
  constructor(private readonly directory: SeedService) {}

  /**
   * Puts a made-up directory of any size into the sandbox.
   *
   * @remarks
   * The same seed gives the same keys, ids included, in every sandbox; a shorter directory is the beginning
   * of a longer one. Keys that are there already stay as they are. A million keys take about a minute.
   */
  @Post()
  @TakesJson()
  @ApiCreatedResponse({ type: SeedResponse, description: 'The result.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The number of keys or the seed is not valid.')
  seedKeys(@Body() request: SeedRequest): Promise<SeedResponse> {
    return this.directory.seed(request);
  }
}
