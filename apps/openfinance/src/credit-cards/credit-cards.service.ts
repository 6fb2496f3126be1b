import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { brasiliaDate } from '#libs/brazil';
import { addMonths, type Cents, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { refuseBackwards, requestedDays, type Days } from '../accounts/booking-period';
import { BankCustomers } from '../bank/bank-customers';
import { billIn, linesBetween, monthOfBill, usedLimit } from '../bank/cards/bills';
import { type Bill, type CardAccount, type CardLine } from '../bank/cards/card';
import { linesOfBill } from '../bank/cards/card-lines';
import { closedMonths } from '../bank/cards/card-months';
import { cardsOf, seededCards } from '../bank/cards/cards';
import { ConsentAccess } from '../consents/access/consent-access';
import { customerDocument, type Consent } from '../consents/consent';
import { ResourceAccess } from '../consents/resources/resource-access';
import { type Permission } from '../consents/rules/permissions';
import { sliceOf, type Page } from '../standard/answer';
import { DEFAULT_PAGE_SIZE, type KeyedPageRequest } from '../standard/page.request';
import { BillNotFound, CardNotFound, CardNotShared } from './cards.errors';
import { type ListBillsRequest, type ListCardTransactionsRequest } from './cards.request';
import { isAsked, keyedPage, TRANSACTION_DAYS } from './card-transactions';

const DUE_DAYS = { from: 'fromDueDate', to: 'toDueDate' };
/** Bills are shown from this many months back on, if the request does not name a day. */
const MONTHS_BACK = 12;
const LAST_DAY = '9999-12-31';

/** The cards of a request. */
interface ReadableCards {
  /** Those that it may read. */
  readonly shared: readonly CardAccount[];
  /** All that its customers have. */
  readonly known: readonly CardAccount[];
  readonly consent: Consent | undefined;
}

/** Reads the card accounts that the consent of the request allows. */
@Injectable()
export class CreditCardsService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly access: ConsentAccess,
    private readonly resources: ResourceAccess,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(
    request: Request,
    { page = 1, 'page-size': pageSize = DEFAULT_PAGE_SIZE }: KeyedPageRequest,
  ): Promise<Page<CardAccount>> {
    const { shared } = await this.cards(request, 'CREDIT_CARDS_ACCOUNTS_READ');
    const withdrawn = await this.resources.withdrawn();
    const available = shared.filter((card) => !withdrawn.includes(card.creditCardAccountId));
    return sliceOf(available, page, pageSize);
  }

  /**
   * @throws CardNotFound
   * @throws CardNotShared if the consent of the request is for other accounts
   * @throws as ResourceAccess.refuseUnavailable
   */
  async find(request: Request, id: string, permission: Permission): Promise<CardAccount> {
    const { shared, known, consent } = await this.cards(request, permission);
    const isNamed = ({ creditCardAccountId }: CardAccount): boolean => creditCardAccountId === id;
    const card = shared.find(isNamed);
    if (card === undefined) {
      throw known.some(isNamed) ? new CardNotShared(id) : new CardNotFound(id);
    }
    await this.resources.refuseUnavailable(id, consent);
    return card;
  }

  usedLimit(card: CardAccount): Cents {
    return usedLimit(card, this.clock.nowMs());
  }

  today(): string {
    return brasiliaDate(this.clock.nowMs());
  }

  /**
   * The closed bills, newest first.
   * @throws PeriodRefused if the days are in the wrong order
   */
  bills(card: CardAccount, query: ListBillsRequest): Page<Bill> {
    const { page = 1, 'page-size': pageSize = DEFAULT_PAGE_SIZE } = query;
    const today = this.today();
    const { toDueDate: to = LAST_DAY } = query;
    const { fromDueDate: from = earlier(addMonths(today, -MONTHS_BACK), to) } = query;
    refuseBackwards({ from, to }, DUE_DAYS);
    const slice = { offset: (page - 1) * pageSize, limit: pageSize };
    const { months, total } = closedMonths(card, { today, from, to }, slice);
    const hasNext = page * pageSize < total;
    return {
      items: months.map((month) => billIn(card, month, today)),
      page: { page, pageSize, hasNext, totalRecords: total },
    };
  }

  /**
   * The transactions of a closed bill, newest first; without days, all of them.
   * @throws BillNotFound if there is none with the id, or it is still open
   */
  billTransactions(
    card: CardAccount,
    billId: string,
    query: ListCardTransactionsRequest,
  ): Page<CardLine> {
    const { page = 1, 'page-size': pageSize = DEFAULT_PAGE_SIZE } = query;
    const { fromTransactionDate: from, toTransactionDate: to } = query;
    const today = this.today();
    const month = monthOfBill(card, billId, today);
    if (month === undefined) throw new BillNotFound(billId, card.creditCardAccountId);
    const all = { from: '0001-01-01', to: LAST_DAY };
    const hasDays = from !== undefined || to !== undefined;
    const days = hasDays
      ? requestedDays({ from, to }, { today, allowed: all }, TRANSACTION_DAYS)
      : all;
    const lines = linesOfBill(card, month).reverse();
    const asked = lines.filter(
      (line) => line.date >= days.from && line.date <= days.to && isAsked(line, query),
    );
    return sliceOf(asked, page, pageSize);
  }

  /**
   * The transactions of the days, newest first.
   * @param windowOf returns the allowed days for the current day
   */
  transactions(
    card: CardAccount,
    query: ListCardTransactionsRequest,
    windowOf: (today: string) => Days,
  ): Page<CardLine> {
    const nowMs = this.clock.nowMs();
    const today = brasiliaDate(nowMs);
    const { fromTransactionDate: from, toTransactionDate: to } = query;
    const allowed = windowOf(today);
    const days = requestedDays({ from, to }, { today, allowed }, TRANSACTION_DAYS);
    const lines = linesBetween(card, { ...days, to: earlier(days.to, today) }, nowMs);
    const asked = lines.filter((line) => isAsked(line, query));
    return keyedPage(asked, card, query);
  }

  /** The cards that the request may read, and all that the customers of the request have. */
  private async cards(request: Request, permission: Permission): Promise<ReadableCards> {
    const consent = await this.access.consentFor(request, permission);
    const seeded = seededCards();
    if (consent === undefined) return { shared: seeded, known: seeded, consent };
    const own = cardsOf(await this.bank.customer(customerDocument(consent)));
    const shared = own.filter(({ creditCardAccountId }) =>
      consent.accountIds.includes(creditCardAccountId),
    );
    return { shared, known: [...own, ...seeded], consent };
  }
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
