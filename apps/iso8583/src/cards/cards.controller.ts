import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, ListOf, NewIds, TakesJson } from '#libs/openapi';
import { ChangePresetRequest, ChangeStatusRequest, CreateCardRequest } from './card.request';
import { CardResponse, PresetResponse, ResetResponse } from './card.response';
import { CardHoldResponse, LedgerEntryResponse, TransactionResponse } from './history.response';
import { CARD_NOT_FOUND, PAN_PARAM } from './card-docs';
import { CardExists, CardStatusFinal } from './card.errors';
import { CardsService } from './cards.service';
import { ListLedgerRequest } from './accounts/account.request';
import { ListTransactionsRequest } from './list-transactions.request';

const CARD_EXAMPLES = {
  withBalance: {
    summary: 'A card with R$ 1,000.00',
    value: { pan: '4111111111111111', holderName: 'ANA SOUZA', balance: 100_000 },
  },
  withScenario: {
    summary: 'A card that always answers 05',
    value: { pan: '4111111111111129', scenario: '05' },
  },
};

@ApiTags('cards')
@Controller('admin')
@ControlsService('request')
export class CardsController {
  constructor(private readonly cards: CardsService) {}

  /** Lists the test cards of the sandbox. Their numbers are not masked, because they are not real cards. */
  @Get('cards')
  @ApiOkResponse({ type: CardResponse, isArray: true, description: 'The cards, sorted by number.' })
  async listCards(): Promise<CardResponse[]> {
    return (await this.cards.list()).map((card) => CardResponse.of(card));
  }

  /** Creates a test card. */
  @Post('cards')
  @NewIds({ '4111111111111111': 'digits' })
  @TakesJson()
  @ApiBody({ type: CreateCardRequest, examples: CARD_EXAMPLES })
  @ApiCreatedResponse({ type: CardResponse, description: 'The card was created.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A field is not valid.')
  @ApiProblem(409, [new CardExists()], 'A card with that number already exists.')
  async createCard(@Body() request: CreateCardRequest): Promise<CardResponse> {
    return CardResponse.of(await this.cards.create(request));
  }

  /** Returns one test card. */
  @Get('cards/:pan')
  @ApiParam(PAN_PARAM)
  @ApiOkResponse({ type: CardResponse, description: 'The card.' })
  @ApiProblem(...CARD_NOT_FOUND)
  async findCard(@Param('pan') pan: string): Promise<CardResponse> {
    return CardResponse.of(await this.cards.find(pan));
  }

  /** Changes the status of a card. The statuses lost and stolen are final: only a reset undoes them. */
  @Put('cards/:pan/status')
  @TakesJson()
  @ApiParam(PAN_PARAM)
  @ApiOkResponse({ type: CardResponse, description: 'The card with its new status.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The status does not exist.')
  @ApiProblem(...CARD_NOT_FOUND)
  @ApiProblem(
    409,
    [new CardStatusFinal('lost', 'active')],
    'The card status cannot change to that value.',
  )
  async changeCardStatus(
    @Param('pan') pan: string,
    @Body() { status }: ChangeStatusRequest,
  ): Promise<CardResponse> {
    return CardResponse.of(await this.cards.changeStatus(pan, status));
  }

  /** Resets a card to its initial state: balance, status, holds and counters. Its history is deleted. */
  @Post('cards/:pan/reset')
  @HttpCode(200)
  @ApiParam(PAN_PARAM)
  @ApiOkResponse({ type: CardResponse, description: 'The card after the reset.' })
  @ApiProblem(...CARD_NOT_FOUND)
  async resetCard(@Param('pan') pan: string): Promise<CardResponse> {
    return CardResponse.of(await this.cards.reset(pan));
  }

  /** Resets all cards of the sandbox to their initial state. */
  @Post('reset')
  @HttpCode(200)
  @ApiOkResponse({ type: ResetResponse, description: 'The number of cards that were reset.' })
  async resetAllCards(): Promise<ResetResponse> {
    return { cards: await this.cards.resetAll() };
  }

  /** Lists the messages for a card that the host decided on, newest first. */
  @Get('cards/:pan/transactions')
  @ApiParam(PAN_PARAM)
  @ListOf(TransactionResponse, 'The transactions.', 'amount')
  @ApiProblem(...CARD_NOT_FOUND)
  async listCardTransactions(
    @Param('pan') pan: string,
    @Query() page: PageRequest,
  ): Promise<ListReply> {
    await this.cards.find(pan);
    return new ListReply(this.cards.transactions({ pan }), page);
  }

  /** Lists the messages for all cards that the host decided on, newest first. */
  @Get('transactions')
  @ListOf(TransactionResponse, 'The transactions.', 'amount')
  listTransactions(@Query() query: ListTransactionsRequest): ListReply {
    return new ListReply(this.cards.transactions(query), query);
  }

  /** Lists the holds of a card with their status, newest first. */
  @Get('cards/:pan/holds')
  @ApiParam(PAN_PARAM)
  @ListOf(CardHoldResponse, 'The holds.')
  @ApiProblem(...CARD_NOT_FOUND)
  async listCardHolds(@Param('pan') pan: string, @Query() page: PageRequest): Promise<ListReply> {
    await this.cards.find(pan);
    return new ListReply(this.cards.holds(pan), page);
  }

  /** Lists the ledger of a card, newest first. The sum of the amounts of an account is its balance. */
  @Get('cards/:pan/ledger')
  @ApiParam(PAN_PARAM)
  @ListOf(LedgerEntryResponse, 'The entries.')
  @ApiProblem(...CARD_NOT_FOUND)
  async listCardLedger(
    @Param('pan') pan: string,
    @Query() { account, ...page }: ListLedgerRequest,
  ): Promise<ListReply> {
    await this.cards.find(pan);
    return new ListReply(this.cards.entries(pan, account), page);
  }

  /** Returns the preset of the sandbox, and all presets. A preset defines magic values of PAN or amount. */
  @Get('preset')
  @ApiOkResponse({ type: PresetResponse, description: 'The preset.' })
  getPreset(): Promise<PresetResponse> {
    return this.cards.preset();
  }

  /** Sets the preset of the sandbox. `off` disables magic values. */
  @Put('preset')
  @TakesJson()
  @ApiOkResponse({ type: PresetResponse, description: 'The preset.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The preset does not exist.')
  changePreset(@Body() { preset }: ChangePresetRequest): Promise<PresetResponse> {
    return this.cards.changePreset(preset);
  }
}
