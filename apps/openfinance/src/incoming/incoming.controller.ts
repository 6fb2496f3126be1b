import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/platform';
import { BalanceLimitExceeded } from '../credits/credit.errors';
import { orderBody, settlementBody } from './incoming.body';
import { OrderAnswerResponse, SettlementAnswerResponse } from './incoming.response';
import { Incoming } from './incoming.service';

const ID = 'E1234567820260131120000000000001';
const RECEIVER = {
  document: '11144477735',
  account: { branch: '0001', number: '100000010', type: 'CACC' },
};
const ORDER = documentSchema(
  'IncomingOrder',
  () => orderBody,
  () => ({
    order: {
      summary: 'A payment to Maria Silva',
      value: { endToEndId: ID, amount: '150.00', creditor: RECEIVER },
    },
  }),
);
const SETTLEMENT = documentSchema(
  'IncomingSettlement',
  () => settlementBody,
  () => ({
    payment: {
      summary: 'A payment to Maria Silva',
      value: {
        ...{ kind: 'PAYMENT', id: ID, endToEndId: ID, amount: '150.00' },
        settledAt: '2026-01-31T12:00:00.000Z',
        payer: { ispb: '12345678', name: 'João Souza', document: '98765432100' },
        creditor: RECEIVER,
      },
    },
  }),
);

/** The channel from the SPI to the bank. Its requests need ADMIN_TOKEN, as those to `/__admin`, because they move money. */
@ApiTags('spi')
@Controller('spi')
@ControlsService()
export class IncomingController {
  constructor(private readonly incoming: Incoming) {}

  /**
   * Answers an order for a customer of the bank, before the SPI settles it.
   *
   * @remarks
   * The bank rejects with AC03 an account that it does not have, with AC14 another type of account, with BE01 the
   * document of somebody else, and with AM02 an amount that the account cannot take.
   */
  @Post('orders')
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: ORDER })
  @ApiOkResponse({ type: OrderAnswerResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The order is not valid.')
  answerOrder(@Body() body: object | undefined): Promise<OrderAnswerResponse> {
    return this.incoming.answer(body ?? {});
  }

  /**
   * Books a payment or a return that the SPI has settled to the bank.
   *
   * @remarks
   * A payment credits the account of its receiver, and webhooks get `credit.received`. A return credits the account that
   * has paid. Each `id` is booked once: the SPI repeats a request whose response it did not get.
   */
  @Post('settlements')
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: SETTLEMENT })
  @ApiOkResponse({ type: SettlementAnswerResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The settlement is not valid.')
  @ApiProblem(
    422,
    [new BalanceLimitExceeded('maria-corrente')],
    'The account cannot take the money of a return now.',
  )
  bookSettlement(@Body() body: object | undefined): Promise<SettlementAnswerResponse> {
    return this.incoming.settle(body ?? {});
  }
}
