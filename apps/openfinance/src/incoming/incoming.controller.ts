import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ControlsService, Unaudited } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { BalanceLimitExceeded } from '../credits/credit.errors';
import { paymentRequest, settlementRequest } from './incoming.request';
import { PaymentAnswerResponse, SettlementAnswerResponse } from './incoming.response';
import { IncomingService } from './incoming.service';

const ID = 'E1234567820260131120000000000001';
const RECEIVER = {
  document: '11144477735',
  account: { branch: '0001', number: '100000010', type: 'CACC' },
};
const PAYMENT = documentSchema(
  'IncomingPayment',
  () => paymentRequest,
  () => ({
    payment: {
      summary: 'A payment to Maria Silva',
      value: { endToEndId: ID, amount: '150.00', creditor: RECEIVER },
    },
  }),
);
const SETTLEMENT = documentSchema(
  'IncomingSettlement',
  () => settlementRequest,
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

/** The channel from the SPI to the bank. It moves money, so its requests need ADMIN_TOKEN, like those to `/__admin`. */
@ApiTags('spi')
@Controller('spi')
@ControlsService('request')
export class IncomingController {
  constructor(private readonly incoming: IncomingService) {}

  /**
   * Accepts or rejects a payment to a customer of the bank, before the SPI settles it.
   *
   * @remarks
   * Reasons of a rejection: AC03, the bank does not have the account. AC14, the account has another type. BE01, the
   * document is not of a holder of the account. AM02, the balance of the account would be too high.
   */
  @Post('orders')
  @Unaudited()
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: PAYMENT })
  @ApiOkResponse({ type: PaymentAnswerResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The payment is not valid.')
  answerPayment(@Body() body: object | undefined): Promise<PaymentAnswerResponse> {
    return this.incoming.answer(body ?? {});
  }

  /**
   * Books a payment or a return that the SPI has settled to the bank.
   *
   * @remarks
   * A payment credits the account of the receiver, and webhooks receive `credit.received`. A return credits the account of
   * the payer. Each `id` is booked once, because the SPI repeats a request if it did not get the response.
   */
  @Post('settlements')
  @Unaudited()
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: SETTLEMENT })
  @ApiOkResponse({ type: SettlementAnswerResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The settlement is not valid.')
  @ApiProblem(
    422,
    [new BalanceLimitExceeded('maria-corrente')],
    'The balance of the account would be too high with the return.',
  )
  bookSettlement(@Body() body: object | undefined): Promise<SettlementAnswerResponse> {
    return this.incoming.settle(body ?? {});
  }
}
