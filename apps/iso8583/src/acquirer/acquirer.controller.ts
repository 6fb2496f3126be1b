import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AUTHORIZE_EXAMPLES, FINANCIAL_EXAMPLES, REVERSAL_EXAMPLES } from '../messages/examples';
import { TakesMessage } from '../messages/takes-message';
import { AcquirerResponse } from './acquirer.response';
import { AcquirerService } from './acquirer.service';

const EXCHANGE = {
  type: AcquirerResponse,
  description: 'The request that was sent and its response.',
};

@ApiTags('acquirer')
@Controller('iso8583/acquirer')
export class AcquirerController {
  constructor(private readonly acquirer: AcquirerService) {}

  /**
   * The acquirer asks for an authorization: completes the message, packs it, and sends it to the issuer.
   *
   * @remarks
   * Where no answer comes by the sandbox's clock (ISO8583_ANSWER_MS), it sends the reversal advice. A rule on
   * `/iso8583/issuer/**` that delays or loses answers shows it.
   */
  @Post('authorize')
  @TakesMessage(AUTHORIZE_EXAMPLES)
  @ApiOkResponse(EXCHANGE)
  acquirerAuthorize(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '1', profile);
  }

  /** The acquirer sends a financial message: a debit, a capture, a refund. */
  @Post('financial')
  @TakesMessage(FINANCIAL_EXAMPLES)
  @ApiOkResponse(EXCHANGE)
  acquirerFinancial(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '2', profile);
  }

  /** The acquirer reverses. */
  @Post('reversal')
  @TakesMessage(REVERSAL_EXAMPLES)
  @ApiOkResponse(EXCHANGE)
  acquirerReversal(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '4', profile);
  }
}
