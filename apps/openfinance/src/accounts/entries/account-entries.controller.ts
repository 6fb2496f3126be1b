import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply } from '#libs/http';
import { ApiProblem, ListOf } from '#libs/openapi';
import { BankAccountResponse, LedgerEntryResponse } from './account-entry.response';
import { ListEntriesRequest } from './list-entries.request';
import { AccountEntriesService } from './account-entries.service';

const ACCOUNT_ID = { name: 'id', example: 'maria-corrente' };
const NOT_FOUND = [404, ['CONTA_NAO_ENCONTRADA'], 'The bank has no such account.'] as const;

@ServiceAdminController('/accounts')
export class AccountEntriesController {
  constructor(private readonly accounts: AccountEntriesService) {}

  /**
   * Returns an account with its bank, its holder and its balance.
   *
   * @remarks
   * Unlike the addresses of the standard, it needs no consent.
   */
  @Get(':id')
  @ApiParam(ACCOUNT_ID)
  @ApiOkResponse({ type: BankAccountResponse, description: 'The account.' })
  @ApiProblem(...NOT_FOUND)
  showBankAccount(@Param('id') id: string): Promise<BankAccountResponse> {
    return this.accounts.account(id);
  }

  /**
   * Lists the booked entries of an account, oldest first. Their sum is the balance.
   *
   * @remarks
   * With `to`, `X-Total-Amount` is the balance at that instant. Entries that will be booked later are not in the list.
   */
  @Get(':id/entries')
  @ApiParam(ACCOUNT_ID)
  @ListOf(LedgerEntryResponse, 'The entries.', 'amount')
  @ApiProblem(...NOT_FOUND)
  async listBankAccountEntries(
    @Param('id') id: string,
    @Query() query: ListEntriesRequest,
  ): Promise<ListReply> {
    return new ListReply(await this.accounts.entries(id, query), query);
  }
}
