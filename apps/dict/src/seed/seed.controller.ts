import { Body, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { seedRequest } from './seed.request';
import { SeedResponse } from './seed.response';
import { SeedService } from './seed.service';

const SEED = documentSchema(
  'SeedRequest',
  () => seedRequest,
  () => ({ keys: { summary: '10,000 keys', value: { keys: 10_000, seed: 7 } } }),
);

@ServiceAdminController('/seed')
export class SeedController {
  constructor(private readonly directory: SeedService) {}

  /**
   * Adds generated keys to the sandbox, as many as you need.
   *
   * @remarks
   * The same seed generates the same keys with the same ids in every sandbox. A larger number adds more keys after them. Keys
   * that already exist are not changed. A million keys take about a minute.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: SEED })
  @ApiCreatedResponse({
    type: SeedResponse,
    description: 'The number of new keys, and examples of them.',
  })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The number of keys or the seed is not valid.')
  seedKeys(@Body() body: object | undefined): Promise<SeedResponse> {
    return this.directory.seed(body);
  }
}
