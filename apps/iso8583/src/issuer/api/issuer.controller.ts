import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { reply, type Reply } from '#libs/http';
import { LinksTo, NewIds } from '#libs/openapi';
import type { Request } from 'express';
import { type MtiClass } from '../../messages/message-format';
import {
  AUTHORIZE_EXAMPLES,
  FINANCIAL_EXAMPLES,
  NETWORK_EXAMPLES,
  NEW_REFERENCE,
  RECONCILIATION_EXAMPLES,
  REVERSAL_EXAMPLES,
  reversalOf,
} from '../../messages/docs/examples';
import { IssuerService } from './issuer.service';
import { AnswerResponse } from './answer.response';
import { TakesMessage } from '../../messages/docs/takes-message';

/** The response has the format of the request, unless the header Accept asks for another. */
const ANSWER = {
  description: 'The response of the issuer. `approved` tells whether it approves.',
  content: {
    'application/json': { schema: { $ref: getSchemaPath(AnswerResponse) } },
    'text/plain': {
      schema: { type: 'string', description: 'The packed message in hex or ASCII.' },
    },
    'application/octet-stream': {
      schema: { type: 'string', format: 'binary', description: 'The packed message.' },
    },
  },
} as const;

@ApiTags('issuer')
@ApiExtraModels(AnswerResponse)
@Controller('iso8583/issuer')
export class IssuerController {
  constructor(private readonly issuer: IssuerService) {}

  /**
   * Decides on an authorization (0100, 0120). An approval holds the amount.
   *
   * @remarks
   * A JSON body has data elements by name (`pan`, `amount` in cents, `expiry`, `pin`, `cvv` and others) or by
   * number, in `fields`. Missing elements are completed, unless `complete` is false. A body in `text/plain` (hex
   * or ASCII) or `application/octet-stream` is a packed message, which is used unchanged.
   */
  @Post('authorize')
  @NewIds(NEW_REFERENCE)
  @LinksTo({}, { issuerReversal: reversalOf('/fields') })
  @TakesMessage(AUTHORIZE_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerAuthorize(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<Reply> {
    return this.answer('1', profile, request);
  }

  /** Decides on a financial message (0200, 0220): a debit, the capture of a hold, or a refund. */
  @Post('financial')
  @LinksTo({}, { issuerReversal: reversalOf('/fields') })
  @TakesMessage(FINANCIAL_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerFinancial(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<Reply> {
    return this.answer('2', profile, request);
  }

  /** Decides on a reversal request (0400) or a reversal advice (0420). An advice is always accepted. */
  @Post('reversal')
  @TakesMessage(REVERSAL_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerReversal(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<Reply> {
    return this.answer('4', profile, request);
  }

  /**
   * Answers a reconciliation (0500, 0520) with the totals of the host for an acquirer and a day.
   *
   * @remarks The host counts the credits (DE74, DE86), debits (DE76, DE88), their reversals (DE75, DE77, DE87, DE89)
   * and the net amount (DE97) of the acquirer in DE32 on the day in DE15, or else DE13. If a total of the message
   * differs, the response to an 0500 has code 95, DE66 2 and the totals of the host.
   */
  @Post('reconciliation')
  @TakesMessage(RECONCILIATION_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerReconciliation(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<Reply> {
    return this.answer('5', profile, request);
  }

  /** Answers a network management message (0800), such as a sign-on or an echo test. */
  @Post('network')
  @TakesMessage(NETWORK_EXAMPLES)
  @ApiOkResponse(ANSWER)
  issuerNetwork(
    @Query('profile') profile: string | undefined,
    @Req() request: Request,
  ): Promise<Reply> {
    return this.answer('8', profile, request);
  }

  private async answer(
    mtiClass: MtiClass,
    profile: string | undefined,
    request: Request,
  ): Promise<Reply> {
    const { body, headers } = await this.issuer.receive(request, mtiClass, profile);
    return reply(body, { status: 200, headers });
  }
}
