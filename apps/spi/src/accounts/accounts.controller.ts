import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply } from '#libs/http';
import { ApiProblem, documentSchema, ListOf, TakesJson } from '#libs/openapi';
import { movementRequest } from '../participants/participant.request';
import { BalanceTooHigh, BalanceTooLow, NoContaPi } from '../participants/participant.errors';
import { ISPB_PARAMETER, NOT_FOUND } from '../participants/participants.controller';
import { AccountEntryResponse, BooksResponse } from './account.response';
import { ListEntriesRequest } from './list-entries.request';
import { AccountsService, HIGHEST_BALANCE } from './accounts.service';

const MOVEMENT = documentSchema(
  'ContaPiMovement',
  () => movementRequest,
  () => ({ amount: { summary: 'R$ 1,500.00', value: { amount: '1500.00' } } }),
);
const NO_CONTA_PI = new NoContaPi('20000002', '99999003');

@ServiceAdminController('')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  /**
   * Lists all accounts with their balances, and checks the books.
   *
   * @remarks
   * Each payment, return, contribution and withdrawal debits one account and credits another one by the same amount. So the
   * sum of all balances is always zero.
   */
  @Get('accounts')
  @ApiOkResponse({ type: BooksResponse, description: 'The accounts, and their sum.' })
  showBooks(): Promise<BooksResponse> {
    return this.accounts.books();
  }

  /** Contributes money to a Conta PI. A notice (camt.054) waits for its participant, unless it is virtual. */
  @Post('participants/:ispb/contributions')
  @TakesJson()
  @ApiParam(ISPB_PARAMETER)
  @ApiBody({ schema: MOVEMENT })
  @ApiCreatedResponse({ type: AccountEntryResponse, description: 'The entry of the Conta PI.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The amount is not valid.')
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(
    422,
    [NO_CONTA_PI, new BalanceTooHigh('99999A04', HIGHEST_BALANCE)],
    'Nothing was booked.',
  )
  contribute(
    @Param('ispb') ispb: string,
    @Body() body: object | undefined,
  ): Promise<AccountEntryResponse> {
    return this.accounts.fund(ispb, 'CONTRIBUTION', body);
  }

  /** Withdraws available money from a Conta PI. A notice (camt.054) waits for its participant, unless it is virtual. */
  @Post('participants/:ispb/withdrawals')
  @TakesJson()
  @ApiParam(ISPB_PARAMETER)
  @ApiBody({ schema: MOVEMENT })
  @ApiCreatedResponse({ type: AccountEntryResponse, description: 'The entry of the Conta PI.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The amount is not valid.')
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(422, [NO_CONTA_PI, new BalanceTooLow('99999A04', '1500.00')], 'Nothing was booked.')
  withdraw(
    @Param('ispb') ispb: string,
    @Body() body: object | undefined,
  ): Promise<AccountEntryResponse> {
    return this.accounts.fund(ispb, 'WITHDRAWAL', body);
  }

  /** Lists the entries of a Conta PI, oldest first. Their sum is the balance. */
  @Get('participants/:ispb/entries')
  @ApiParam(ISPB_PARAMETER)
  @ListOf(AccountEntryResponse, 'The entries.', 'amount')
  @ApiProblem(...NOT_FOUND)
  async listAccountEntries(
    @Param('ispb') ispb: string,
    @Query() query: ListEntriesRequest,
  ): Promise<ListReply> {
    return new ListReply(await this.accounts.entries(ispb, query), query);
  }
}
