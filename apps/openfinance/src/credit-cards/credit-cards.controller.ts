import { Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { recentDays, yearsAround } from '../accounts/booking-period';
import { billIdOf } from '../bank/cards/bills';
import { type CardAccount, type CardLine } from '../bank/cards/card';
import { billOf } from '../bank/cards/card-months';
import { ReadsUnderConsent } from '../consents/access/consent-access';
import { NeedsToken } from '../security/needs-token';
import { SINGLE, type Page, type StandardAnswer } from '../standard/answer';
import { KeyedPageRequest } from '../standard/page.request';
import { ServesVersion } from '../standard/served-version';
import { ApiStandardError, StandardController } from '../standard/standard-controller';
import { BillDataResponse, BillListResponse } from './bill.response';
import {
  CardAccountDataResponse,
  CardAccountIdentificationResponse,
  CardAccountListResponse,
  CardAccountResponse,
  CardLimitResponse,
  CardLimitsResponse,
} from './card.response';
import {
  BillTransactionListResponse,
  CardTransactionListResponse,
  CardTransactionResponse,
} from './card-transaction.response';
import { ListBillsRequest, ListCardTransactionsRequest } from './cards.request';
import { CreditCardsService } from './credit-cards.service';
import {
  CARD_ID,
  CARD_NOT_FOUND,
  CARD_NOT_SHARED,
  BILL_ID,
  BILL_NOT_FOUND,
  INVALID_QUERY,
  INVALID_PERIOD,
} from './documented';
import { CREDIT_CARDS_VERSION } from './version';

@StandardController('credit-cards-accounts', 'credit-cards-accounts/v2/accounts')
@ServesVersion(CREDIT_CARDS_VERSION)
@NeedsToken({ scope: 'credit-cards-accounts', grant: 'authorization_code' })
@ReadsUnderConsent()
export class CreditCardsController {
  constructor(private readonly cards: CreditCardsService) {}

  /**
   * Lists the card accounts.
   *
   * @remarks
   * With a consent, the list has the card accounts of the consent; without one, those that every sandbox has. Cards,
   * bills and transactions are made up from the CPF or CNPJ and the date, so they are the same in every sandbox.
   */
  @Get()
  @ApiOkResponse({ type: CardAccountListResponse, description: 'A page of the card accounts.' })
  async listCardAccounts(
    @Query() query: KeyedPageRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<CardAccountDataResponse[]>> {
    const { items, page } = await this.cards.list(request, query);
    return { data: items.map((card) => CardAccountDataResponse.of(card)), page };
  }

  /** Reads one card account, with its cards. */
  @Get(':id')
  @ApiParam(CARD_ID)
  @ApiOkResponse({ type: CardAccountResponse, description: 'The card account.' })
  @ApiStandardError(...CARD_NOT_SHARED)
  @ApiStandardError(...CARD_NOT_FOUND)
  async findCardAccount(
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<StandardAnswer<CardAccountIdentificationResponse>> {
    const card = await this.cards.find(request, id, 'CREDIT_CARDS_ACCOUNTS_READ');
    return { data: CardAccountIdentificationResponse.of(card), page: SINGLE };
  }

  /** Reads the limits of a card account. The used and the available amount add up to the limit. */
  @Get(':id/limits')
  @ApiParam(CARD_ID)
  @ApiOkResponse({ type: CardLimitsResponse, description: 'The limits.' })
  @ApiStandardError(...CARD_NOT_SHARED)
  @ApiStandardError(...CARD_NOT_FOUND)
  async listCardLimits(
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<StandardAnswer<CardLimitResponse[]>> {
    const card = await this.cards.find(request, id, 'CREDIT_CARDS_ACCOUNTS_LIMITS_READ');
    const data = CardLimitResponse.allOf(card, this.cards.usedLimit(card));
    const { length } = data;
    return { data, page: { page: 1, pageSize: length, hasNext: false, totalRecords: length } };
  }

  /**
   * Lists the closed bills of a card account, newest first.
   *
   * @remarks
   * Without fromDueDate, the list has the bills that are due from 12 months ago on. The first bill of each card is that of
   * January 2020. The total of a bill is the sum of its transactions, and each bill is paid in full on its due date.
   */
  @Get(':id/bills')
  @ApiParam(CARD_ID)
  @ApiOkResponse({ type: BillListResponse, description: 'A page of the bills.' })
  @ApiStandardError(400, ['PARAMETRO_INVALIDO'], '/page: Must be at least 1.')
  @ApiStandardError(...CARD_NOT_SHARED)
  @ApiStandardError(...CARD_NOT_FOUND)
  @ApiStandardError(...INVALID_PERIOD)
  async listBills(
    @Param('id') id: string,
    @Query() query: ListBillsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<BillDataResponse[]>> {
    const card = await this.cards.find(request, id, 'CREDIT_CARDS_ACCOUNTS_BILLS_READ');
    const { items, page } = this.cards.bills(card, query);
    return { data: items.map((bill) => BillDataResponse.of(bill)), page };
  }

  /**
   * Lists the transactions of a closed bill, newest first.
   *
   * @remarks
   * Without days, the list has all transactions of the bill.
   */
  @Get(':id/bills/:billId/transactions')
  @ApiParam(CARD_ID)
  @ApiParam(BILL_ID)
  @ApiOkResponse({ type: BillTransactionListResponse, description: 'A page of the transactions.' })
  @ApiStandardError(...INVALID_QUERY)
  @ApiStandardError(...CARD_NOT_SHARED)
  @ApiStandardError(...BILL_NOT_FOUND)
  @ApiStandardError(...INVALID_PERIOD)
  async listBillTransactions(
    @Param('id') id: string,
    @Param('billId') billId: string,
    @Query() query: ListCardTransactionsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<CardTransactionResponse[]>> {
    const permission = 'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ';
    const card = await this.cards.find(request, id, permission);
    return this.answerOf(card, this.cards.billTransactions(card, billId, query));
  }

  /**
   * Lists the transactions of a card account, newest first.
   *
   * @remarks
   * Days are days in Brasília (UTC-3). Without fromTransactionDate and toTransactionDate the list has the transactions of
   * today. The days can be from 12 months back on. Use `links.next` for the next page.
   */
  @Get(':id/transactions')
  @ApiParam(CARD_ID)
  @ApiOkResponse({ type: CardTransactionListResponse, description: 'A page of the transactions.' })
  @ApiStandardError(...INVALID_QUERY)
  @ApiStandardError(...CARD_NOT_SHARED)
  @ApiStandardError(...CARD_NOT_FOUND)
  @ApiStandardError(...INVALID_PERIOD)
  async listCardTransactions(
    @Param('id') id: string,
    @Query() query: ListCardTransactionsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<CardTransactionResponse[]>> {
    const card = await this.cards.find(request, id, 'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ');
    return this.answerOf(card, this.cards.transactions(card, query, yearsAround));
  }

  /** Lists the transactions of the last seven days, including today, newest first. */
  @Get(':id/transactions-current')
  @ApiParam(CARD_ID)
  @ApiOkResponse({ type: CardTransactionListResponse, description: 'A page of the transactions.' })
  @ApiStandardError(...INVALID_QUERY)
  @ApiStandardError(...CARD_NOT_SHARED)
  @ApiStandardError(...CARD_NOT_FOUND)
  @ApiStandardError(...INVALID_PERIOD)
  async listCurrentCardTransactions(
    @Param('id') id: string,
    @Query() query: ListCardTransactionsRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<CardTransactionResponse[]>> {
    const card = await this.cards.find(request, id, 'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ');
    return this.answerOf(card, this.cards.transactions(card, query, recentDays));
  }

  private answerOf(
    card: CardAccount,
    { items, page }: Page<CardLine>,
  ): StandardAnswer<CardTransactionResponse[]> {
    const open = billOf(card, this.cards.today());
    const data = items.map((line) =>
      CardTransactionResponse.of(line, line.month < open ? billIdOf(card, line.month) : undefined),
    );
    return { data, page };
  }
}
