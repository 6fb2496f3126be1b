import { Body, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/platform';
import { ServiceAdminController } from '#libs/control';
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
   * Each new customer has two accounts with a year of transactions. The same seed gives the same customers and
   * transactions on the same day; what is there already stays. The additional transactions leave the balances as
   * they are, apart from a few reais where their number is no multiple of eight. They are stored in small steps,
   * and other requests are answered in between; a million takes about a minute.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: SEED_REQUEST })
  @ApiCreatedResponse({ type: SeedResponse, description: 'The result.' })
  @ApiProblem(400, ['SEED_INVALID'], 'The request is not valid; `errors` says where.')
  @ApiProblem(409, ['SEED_BALANCE_TOO_LOW'], 'An account has too little for more transactions.')
  seedBank(@Body() body: unknown): Promise<SeedResponse> {
    return this.bank.seed(body);
  }
}
