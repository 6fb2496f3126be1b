import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { toCents } from '#libs/kernel';
import { ApiProblem, documentSchema, TakesJson } from '#libs/platform';
import { ParticipantPlaysItself } from '../virtual-payers/payment-series.errors';
import { EXAMPLE_PAYMENT } from './example-payment';
import { returnBody } from './return-body';
import {
  PaymentNotFound,
  PaymentNotSettled,
  PaymentWithoutAccounts,
  ReturnTooLarge,
} from './virtual-return.errors';
import { VirtualReturnResponse } from './virtual-return.response';
import { VirtualReturnsService } from './virtual-returns.service';

const RETURN = documentSchema(
  'VirtualReturn',
  () => returnBody,
  () => ({
    part: { summary: 'A part', value: { endToEndId: EXAMPLE_PAYMENT, amount: '75.00' } },
    whole: { summary: 'Everything', value: { endToEndId: EXAMPLE_PAYMENT } },
  }),
);

/** Returns of virtual receivers. */
@ServiceAdminController('/returns')
export class VirtualReturnsController {
  constructor(private readonly returns: VirtualReturnsService) {}

  /**
   * Lets a receiver that the simulator plays return a payment, or a part of it.
   *
   * @remarks
   * The payer's participant reads a pacs.004 in its stream, and has 40 seconds to answer. The money moves when it accepts.
   */
  @Post()
  @HttpCode(202)
  @TakesJson()
  @ApiBody({ schema: RETURN })
  @ApiAcceptedResponse({ type: VirtualReturnResponse })
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
  async sendReturn(@Body() body: object | undefined): Promise<VirtualReturnResponse> {
    return VirtualReturnResponse.of(await this.returns.send(body ?? {}));
  }
}
