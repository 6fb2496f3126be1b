import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { EXAMPLE_SERIES } from './example-series';
import { paymentRequest } from './payment.request';
import {
  ParticipantPlaysItself,
  PaymentConflict,
  PaymentSeriesNotFound,
} from './payment-series.errors';
import { PaymentSeriesResponse } from './payment-series.response';
import { PaymentSeriesService } from './payment-series.service';

const PAYMENTS = documentSchema(
  'SimulatedPayments',
  () => paymentRequest,
  () => ({
    one: { summary: 'One payment, now', value: { to: '12345678', amount: '150.00' } },
    series: {
      summary: '600 payments, ten per second',
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

@ServiceAdminController('/payments')
export class PaymentsController {
  constructor(private readonly payments: PaymentSeriesService) {}

  /**
   * Sends one or more Pix payments to a participant, from a payer that the simulator plays.
   *
   * @remarks
   * The participant reads each payment as a pacs.008 in its stream, and has 40 seconds to answer.
   * With `at` the payments are sent later. With `count` and `perSecond` several are sent, `perSecond` of them in each second.
   * Both follow the clock of the sandbox: while it is frozen, only the payments that are due are sent, and the others when the
   * clock is advanced. A series continues after a restart of the service, and no payment is sent twice.
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
    'The simulator does not play the payer, or another payment has the EndToEndId.',
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
   * Payments that were already sent are not cancelled. If all payments were sent or stopped already, nothing changes.
   */
  @Delete(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: PaymentSeriesResponse })
  @ApiProblem(404, UNKNOWN, 'There are no payments with this id.')
  async stopPayments(@Param('id') id: string): Promise<PaymentSeriesResponse> {
    return PaymentSeriesResponse.of(await this.payments.stop(id));
  }
}
