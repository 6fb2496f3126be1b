import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  AUTHORIZE_EXAMPLES,
  FINANCIAL_EXAMPLES,
  REVERSAL_EXAMPLES,
} from '../messages/docs/examples';
import { TakesMessage } from '../messages/docs/takes-message';
import { AcquirerResponse } from './acquirer.response';
import { AcquirerService } from './acquirer.service';

const EXCHANGE = {
  type: AcquirerResponse,
  description: 'The message that was sent, and its response.',
};

@ApiTags('acquirer')
@Controller('iso8583/acquirer')
export class AcquirerController {
  constructor(private readonly acquirer: AcquirerService) {}

  /**
   * Sends an authorization (0100, 0120) to the issuer.
   *
   * @remarks
   * The acquirer completes the message, packs it and sends it. If no response arrives within ISO8583_ANSWER_MS,
   * by the clock of the sandbox, it sends a reversal advice. To try this, create a rule that delays or drops
   * the responses of `/iso8583/issuer/**`.
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

  /** Sends a financial message (0200, 0220) to the issuer: a debit, a capture or a refund. */
  @Post('financial')
  @TakesMessage(FINANCIAL_EXAMPLES)
  @ApiOkResponse(EXCHANGE)
  acquirerFinancial(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '2', profile);
  }

  /** Sends a reversal (0400, 0420) to the issuer. It undoes an authorization or a financial message. */
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
