import { DEFAULT_PAGE_SIZE } from '../standard/page.request';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { brasiliaDate } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Account } from '../ledger/account';
import { BankCustomers } from '../bank/bank-customers';
import { ConsentAccess } from '../consents/access/consent-access';
import { ResourceAccess } from '../consents/resources/resource-access';
import { type Permission } from '../consents/rules/permissions';
import { type Posting } from '../ledger/posting';
import { type Page } from '../standard/answer';
import { AccountNotFound, AccountNotShared } from './accounts.errors';
import { type ListAccountsRequest, type ListTransactionsRequest } from './accounts.request';
import { instantsOf, requestedDays, type Days } from './booking-period';
import { readPaginationKey, writePaginationKey } from './pagination-key';
import { StatementRepository } from './statement.repository';

/** Reads the accounts that the consent of the request allows. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly access: ConsentAccess,
    private readonly resources: ResourceAccess,
    private readonly statements: StatementRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(request: Request, query: ListAccountsRequest): Promise<Page<Account>> {
    const accountIds = await this.access.accountsFor(request, 'ACCOUNTS_READ');
    const exceptIds = await this.resources.withdrawn();
    const { page = 1, 'page-size': pageSize = DEFAULT_PAGE_SIZE, accountType: type } = query;
    const slice = { offset: (page - 1) * pageSize, limit: pageSize };
    const { accounts, total } = await this.bank.accountsPage(
      { accountIds, exceptIds, type },
      slice,
    );
    const hasNext = page * pageSize < total;
    return { items: accounts, page: { page, pageSize, hasNext, totalRecords: total } };
  }

  /**
   * @throws AccountNotFound
   * @throws AccountNotShared if the consent of the request is for other accounts
   * @throws as ResourceAccess.refuseUnavailable
   */
  async find(request: Request, accountId: string, permission: Permission): Promise<Account> {
    const consent = await this.access.consentFor(request, permission);
    const account = await this.bank.find(accountId);
    if (account === undefined) throw new AccountNotFound(accountId, currentContext().sandbox);
    if (consent?.accountIds.includes(accountId) === false) throw new AccountNotShared(accountId);
    await this.resources.refuseUnavailable(accountId, consent);
    return account;
  }

  /** @param windowOf returns the allowed days for the current day */
  async transactions(
    { accountId }: Account,
    request: ListTransactionsRequest,
    windowOf: (today: string) => Days,
  ): Promise<Page<Posting>> {
    const { fromBookingDate: from, toBookingDate: to, creditDebitIndicator: indicator } = request;
    const { 'page-size': pageSize = DEFAULT_PAGE_SIZE, 'pagination-key': key } = request;
    const today = brasiliaDate(this.clock.nowMs());
    const period = instantsOf(requestedDays({ from, to }, { today, allowed: windowOf(today) }));
    const query = [accountId, from, to, indicator, pageSize];
    const start = key === undefined ? undefined : readPaginationKey(key, query);
    const page = request.page ?? start?.page ?? 1;
    // The key is the start of a page. The offset counts from there.
    const known = start !== undefined && page >= start.page ? start : undefined;
    const rows = await this.statements.read({
      ...period,
      accountId,
      indicator,
      after: known?.after,
      offset: (page - (known?.page ?? 1)) * pageSize,
      limit: pageSize + 1,
    });
    const items = rows.slice(0, pageSize);
    const last = items.at(-1);
    const hasNext = rows.length > pageSize;
    const paginationKey =
      hasNext && last !== undefined
        ? writePaginationKey({ page: page + 1, after: last }, query)
        : undefined;
    return { items, page: { page, pageSize, hasNext, paginationKey } };
  }
}
