import { Body, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { SEED_REQUEST } from './seed.request';
import { SeedResponse } from './seed.response';
import { SeedService } from './seed.service';

@ServiceAdminController('/seed')
export class SeedController {
  constructor(private readonly bank: SeedService) {}

  /**
   * Adds customers to the bank, and transactions to their accounts.
   *
   * @remarks
   * Each new customer has two accounts with a year of transactions. On the same day, the same seed gives the same
   * customers and transactions. Existing ones are kept. The additional transactions do not change the balances, except by
   * a few reais if their number is not a multiple of eight. They are stored in small steps, so other requests do not have
   * to wait. A million transactions take about a minute.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: SEED_REQUEST })
  @ApiCreatedResponse({ type: SeedResponse, description: 'The result.' })
  @ApiProblem(400, ['SEED_INVALID'], 'The request is not valid; `errors` names the members.')
  @ApiProblem(
    409,
    ['SEED_BALANCE_TOO_LOW'],
    'The balance of an account is too low for more transactions.',
  )
  seedBank(@Body() body: unknown): Promise<SeedResponse> {
    return this.bank.seed(body);
  }
}
