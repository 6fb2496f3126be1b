import { Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { ACCESS_REFUSALS, ReadsUnderConsent } from '../consents/access/consent-access';
import { RESOURCE_REFUSALS } from '../consents/resources/resource-status';
import { NeedsToken } from '../security/needs-token';
import { SINGLE, type StandardAnswer } from '../standard/answer';
import { ServesVersion } from '../standard/served-version';
import { ApiStandardError, codesWith, StandardController } from '../standard/standard-controller';
import {
  AccountBalancesResponse,
  AccountDataResponse,
  AccountIdentificationResponse,
  AccountLimitsResponse,
  AccountListResponse,
  AccountResponse,
  BalancesResponse,
  OverdraftLimitsResponse,
} from './account.response';
import { ListAccountsRequest, ListTransactionsRequest } from './accounts.request';
import { AccountsService } from './accounts.service';
import { recentDays, yearsAround, type Days } from './booking-period';
import { ACCOUNTS_VERSION } from './version';
import { TransactionListResponse, TransactionResponse } from './transaction.response';

const ACCOUNT_ID = { name: 'id', example: 'maria-corrente' };
const NOT_FOUND = [404, ['CONTA_NAO_ENCONTRADA'], 'The sandbox has no such account.'] as const;
const NOT_SHARED = [
  403,
  {
    CONTA_NAO_AUTORIZADA: ['Conta não autorizada', 'The consent does not include the account.'],
    ...RESOURCE_REFUSALS,
    ...ACCESS_REFUSALS,
  },
  'The consent does not include the account, or does not have the permission, or the account is not available.',
] as const;
/** What is wrong with the query of the transactions. */
const INVALID_QUERY = codesWith({
  PARAMETRO_INVALIDO: '/page: Must be at least 1.',
  PARAMETRO_NAO_INFORMADO:
    '/toBookingDate: Is missing; send both fromBookingDate and toBookingDate, or neither.',
});

@StandardController('accounts', 'accounts/v1/accounts')
@ServesVersion(ACCOUNTS_VERSION)
@NeedsToken({ scope: 'accounts', grant: 'authorization_code' })
@ReadsUnderConsent()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  /**
   * Lists the accounts, in the order of their ids.
   *
   * @remarks
   * With a consent, the list has the accounts of the consent; without one, all accounts of the bank.
   */
  @Get()
  @ApiOkResponse({ type: AccountListResponse, description: 'A page of the accounts.' })
  async listAccounts(
    @Query() query: ListAccountsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<AccountDataResponse[]>> {
    const { items, page } = await this.accounts.list(request, query);
    return { data: items.map((account) => AccountDataResponse.of(account)), page };
  }

  /** Reads one account. */
  @Get(':id')
  @ApiParam(ACCOUNT_ID)
  @ApiOkResponse({ type: AccountResponse, description: 'The account.' })
  @ApiStandardError(...NOT_SHARED)
  @ApiStandardError(...NOT_FOUND)
  async findAccount(
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<StandardAnswer<AccountIdentificationResponse>> {
    const account = await this.accounts.find(request, id, 'ACCOUNTS_READ');
    return { data: AccountIdentificationResponse.of(account), page: SINGLE };
  }

  /** Reads the balances of an account. */
  @Get(':id/balances')
  @ApiParam(ACCOUNT_ID)
  @ApiOkResponse({ type: AccountBalancesResponse, description: 'The balances.' })
  @ApiStandardError(...NOT_SHARED)
  @ApiStandardError(...NOT_FOUND)
  async findAccountBalances(
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<StandardAnswer<BalancesResponse>> {
    const account = await this.accounts.find(request, id, 'ACCOUNTS_BALANCES_READ');
    return { data: BalancesResponse.of(account), page: SINGLE };
  }

  /** Reads the overdraft limits of an account; `data` is empty if none were contracted. */
  @Get(':id/overdraft-limits')
  @ApiParam(ACCOUNT_ID)
  @ApiOkResponse({ type: AccountLimitsResponse, description: 'The limits.' })
  @ApiStandardError(...NOT_SHARED)
  @ApiStandardError(...NOT_FOUND)
  async findAccountOverdraftLimits(
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<StandardAnswer<OverdraftLimitsResponse>> {
    const account = await this.accounts.find(request, id, 'ACCOUNTS_OVERDRAFT_LIMITS_READ');
    return { data: OverdraftLimitsResponse.of(account), page: SINGLE };
  }

  /**
   * Lists the transactions of an account, newest first.
   *
   * @remarks
   * Days are days in Brasília (UTC-3). Without fromBookingDate and toBookingDate the list has the transactions of
   * today. The days can be from 12 months back to 12 months ahead. If the balance is too low for a future entry
   * (LANCAMENTO_FUTURO) on its day, the entry is not booked and is removed from the list. Use `links.next` for the next
   * page: its `pagination-key` makes every page as fast as the first.
   */
  @Get(':id/transactions')
  @ApiParam(ACCOUNT_ID)
  @ApiOkResponse({ type: TransactionListResponse, description: 'A page of the transactions.' })
  @ApiStandardError(400, INVALID_QUERY, 'A parameter is not valid.')
  @ApiStandardError(...NOT_SHARED)
  @ApiStandardError(...NOT_FOUND)
  @ApiStandardError(422, ['PARAMETRO_INVALIDO'], 'The period is not allowed.')
  listTransactions(
    @Param('id') id: string,
    @Query() query: ListTransactionsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<TransactionResponse[]>> {
    return this.statement({ id, query, request }, yearsAround);
  }

  /**
   * Lists the recent transactions of an account, newest first.
   *
   * @remarks
   * Like `/transactions`, but only for the last seven days, including today, and up to 12 months ahead.
   */
  @Get(':id/transactions-current')
  @ApiParam(ACCOUNT_ID)
  @ApiOkResponse({ type: TransactionListResponse, description: 'A page of the transactions.' })
  @ApiStandardError(400, INVALID_QUERY, 'A parameter is not valid.')
  @ApiStandardError(...NOT_SHARED)
  @ApiStandardError(...NOT_FOUND)
  @ApiStandardError(422, ['PARAMETRO_INVALIDO'], 'The period is not allowed.')
  listCurrentTransactions(
    @Param('id') id: string,
    @Query() query: ListTransactionsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<TransactionResponse[]>> {
    return this.statement({ id, query, request }, recentDays);
  }

  private async statement(
    asked: {
      readonly id: string;
      readonly query: ListTransactionsRequest;
      readonly request: Request;
    },
    windowOf: (today: string) => Days,
  ): Promise<StandardAnswer<TransactionResponse[]>> {
    const { id, query, request } = asked;
    const account = await this.accounts.find(request, id, 'ACCOUNTS_TRANSACTIONS_READ');
    const { items, page } = await this.accounts.transactions(account, query, windowOf);
    return { data: items.map((posting) => TransactionResponse.of(posting)), page };
  }
}
