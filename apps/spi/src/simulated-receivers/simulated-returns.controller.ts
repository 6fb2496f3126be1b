import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { toCents } from '#libs/kernel';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { ParticipantPlaysItself } from '../simulated-payers/payment-series.errors';
import { EXAMPLE_PAYMENT } from './example-payment';
import { returnRequest } from './return.request';
import {
  PaymentNotFound,
  PaymentNotSettled,
  PaymentWithoutAccounts,
  ReturnTooLarge,
} from './simulated-return.errors';
import { SimulatedReturnResponse } from './simulated-return.response';
import { SimulatedReturnsService } from './simulated-returns.service';

const RETURN = documentSchema(
  'SimulatedReturn',
  () => returnRequest,
  () => ({
    part: {
      summary: 'A part of the payment',
      value: { endToEndId: EXAMPLE_PAYMENT, amount: '75.00' },
    },
    whole: { summary: 'The whole payment', value: { endToEndId: EXAMPLE_PAYMENT } },
  }),
);

@ServiceAdminController('/returns')
export class SimulatedReturnsController {
  constructor(private readonly returns: SimulatedReturnsService) {}

  /**
   * Returns a payment, or a part of it, for a receiver that the simulator plays.
   *
   * @remarks
   * The participant of the payer reads a pacs.004 in its stream, and has 40 seconds to answer. The money moves when it accepts.
   */
  @Post()
  @HttpCode(202)
  @TakesJson()
  @ApiBody({ schema: RETURN })
  @ApiAcceptedResponse({ type: SimulatedReturnResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The return is not valid.')
  @ApiProblem(
    404,
    [new PaymentNotFound('E1234567820260131120012345678901')],
    'There is no such payment.',
  )
  @ApiProblem(
    409,
    [
      new PaymentNotSettled(EXAMPLE_PAYMENT, 'PENDING'),
      new ReturnTooLarge(EXAMPLE_PAYMENT, toCents(2_500)),
      new PaymentWithoutAccounts(EXAMPLE_PAYMENT),
      new ParticipantPlaysItself('12345678'),
    ],
    'The payment cannot be returned.',
  )
  async sendReturn(@Body() body: object | undefined): Promise<SimulatedReturnResponse> {
    return SimulatedReturnResponse.of(await this.returns.send(body ?? {}));
  }
}
