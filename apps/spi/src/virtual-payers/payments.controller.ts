import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/platform';
import { EXAMPLE_SERIES } from './example-series';
import { paymentBody } from './payment-body';
import {
  ParticipantPlaysItself,
  PaymentConflict,
  PaymentSeriesNotFound,
} from './payment-series.errors';
import { PaymentSeriesResponse } from './payment-series.response';
import { PaymentSeriesService } from './payment-series.service';

const PAYMENTS = documentSchema(
  'VirtualPayments',
  () => paymentBody,
  () => ({
    one: { summary: 'One payment, now', value: { to: '12345678', amount: '150.00' } },
    series: {
      summary: '600 payments, ten a second',
      value: { to: '12345678', amount: '1.00', count: 600, perSecond: 10 },
    },
  }),
);

const ID = {
  name: 'id',
  description: 'The id of the payments.',
  example: EXAMPLE_SERIES,
} as const;
const UNKNOWN = [new PaymentSeriesNotFound('0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11')];

/** Payments of virtual payers. */
@ServiceAdminController('/payments')
export class PaymentsController {
  constructor(private readonly payments: PaymentSeriesService) {}

  /**
   * Lets a virtual payer send a Pix payment to a participant, or many of them.
   *
   * @remarks
   * The payments go the way of all orders: the participant reads a pacs.008 in its stream, and has 40 seconds to answer.
   * With `at` they are sent later, and with `count` and `perSecond` some in each second, both on the clock of the sandbox:
   * a frozen clock sends the first ones, and the others when it is advanced. A series survives a restart, and sends no
   * payment twice.
   */
  @Post()
  @HttpCode(202)
  @TakesJson()
  @ApiBody({ schema: PAYMENTS })
  @ApiAcceptedResponse({ type: PaymentSeriesResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The payment is not valid.')
  @ApiProblem(
    409,
    [
      new ParticipantPlaysItself('12345678'),
      new PaymentConflict('E9999900320260131120012345678901'),
    ],
    'The simulator does not play the payer, or another payment has the endToEndId.',
  )
  async sendPayments(@Body() body: object | undefined): Promise<PaymentSeriesResponse> {
    return PaymentSeriesResponse.of(await this.payments.start(body ?? {}));
  }

  /** Returns the progress of payments. */
  @Get(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: PaymentSeriesResponse })
  @ApiProblem(404, UNKNOWN, 'There are no payments with this id.')
  async findPayments(@Param('id') id: string): Promise<PaymentSeriesResponse> {
    return PaymentSeriesResponse.of(await this.payments.find(id));
  }

  /**
   * Stops payments.
   *
   * @remarks
   * The payments that were sent stay. Those that have ended stay as they are.
   */
  @Delete(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: PaymentSeriesResponse })
  @ApiProblem(404, UNKNOWN, 'There are no payments with this id.')
  async stopPayments(@Param('id') id: string): Promise<PaymentSeriesResponse> {
    return PaymentSeriesResponse.of(await this.payments.stop(id));
  }
}
