import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type MtiClass } from './message-format';
import {
  AUTHORIZE_EXAMPLES,
  FINANCIAL_EXAMPLES,
  NETWORK_EXAMPLES,
  REVERSAL_EXAMPLES,
} from './examples';
import { IssuerService } from './issuer.service';
import { AnswerResponse } from './message.response';
import { TakesMessage } from './takes-message';

const ANSWER = {
  type: AnswerResponse,
  description: 'The message was understood, approved or not.',
};

@ApiTags('issuer')
@Controller('iso8583/issuer')
export class IssuerController {
  constructor(private readonly issuer: IssuerService) {}

  /**
   * The issuer authorizes: 0100, 0120. An approval holds the amount.
   *
   * @remarks
   * A plain request names what it means (`pan`, `amount` in cents, `expiry`, `pin`, `cvv` ...) or gives data
   * elements by number in `fields`; what it leaves out is completed, unless it says `"complete": false`. As
   * `text/plain` or `application/octet-stream` it is a packed message, taken as it is.
   */
  @Post('authorize')
  @TakesMessage(AUTHORIZE_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerAuthorize(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer('1', profile, request, response);
  }

  /** The issuer debits, captures a hold or refunds: 0200, 0220. */
  @Post('financial')
  @TakesMessage(FINANCIAL_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerFinancial(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer('2', profile, request, response);
  }

  /** The issuer reverses: 0400, and 0420, which is always accepted. */
  @Post('reversal')
  @TakesMessage(REVERSAL_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerReversal(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer('4', profile, request, response);
  }

  /** The issuer answers network management: 0800 with sign-on, echo test and the like. */
  @Post('network')
  @TakesMessage(NETWORK_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerNetwork(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer('8', profile, request, response);
  }

  private async answer(
    mtiClass: MtiClass,
    profile: string | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { body, headers } = await this.issuer.receive(request, mtiClass, profile);
    response.set(headers).end(body);
  }
}
