import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { CARD_NOT_FOUND, PAN_PARAM } from '../card-docs';
import { AccountExists, AccountHasNoLimit } from './account.errors';
import { AddAccountRequest } from './account.request';
import { CardAccountResponse } from './account.response';
import { AccountsService } from './accounts.service';

const EXAMPLES = {
  investment: {
    summary: 'An investment account with R$ 2,500.00',
    value: { type: 'investment', balance: 250_000 },
  },
  checking: {
    summary: 'A checking account with an overdraft of R$ 500.00',
    value: { type: 'checking', balance: 0, creditLimit: 50_000 },
  },
};

@ApiTags('cards')
@Controller('admin/cards/:pan/accounts')
@ControlsService('request')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  /** Lists the accounts of a card that have a balance of their own. The first is the default account. */
  @Get()
  @ApiParam(PAN_PARAM)
  @ApiOkResponse({ type: CardAccountResponse, isArray: true, description: 'The accounts.' })
  @ApiProblem(...CARD_NOT_FOUND)
  listCardAccounts(@Param('pan') pan: string): Promise<CardAccountResponse[]> {
    return this.accounts.list(pan);
  }

  /**
   * Adds an account with a balance of its own to a card.
   *
   * @remarks From then on, a message whose DE3 names the type moves the money of this account. Holds that exist stay on
   * the account that they were made on, and so do their captures and reversals.
   */
  @Post()
  @TakesJson()
  @ApiParam(PAN_PARAM)
  @ApiBody({ type: AddAccountRequest, examples: EXAMPLES })
  @ApiCreatedResponse({ type: CardAccountResponse, description: 'The account was added.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A field is not valid.')
  @ApiProblem(...CARD_NOT_FOUND)
  @ApiProblem(
    409,
    [new AccountExists('investment')],
    'The card already has an account of that type.',
  )
  @ApiProblem(422, [new AccountHasNoLimit('savings')], 'The account type has no credit limit.')
  async addCardAccount(
    @Param('pan') pan: string,
    @Body() request: AddAccountRequest,
  ): Promise<CardAccountResponse> {
    return CardAccountResponse.of(request.type, await this.accounts.add(pan, request));
  }
}
