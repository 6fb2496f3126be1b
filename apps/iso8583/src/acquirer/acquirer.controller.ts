import { applyDecorators, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem, LinksTo, NewIds } from '#libs/openapi';
import {
  AUTHORIZE_EXAMPLES,
  FINANCIAL_EXAMPLES,
  NETWORK_EXAMPLES,
  NEW_REFERENCE,
  REVERSAL_EXAMPLES,
  reversalOf,
} from '../messages/docs/examples';
import { TakesMessage } from '../messages/docs/takes-message';
import { AcquirerResponse } from './acquirer.response';
import { AcquirerService } from './acquirer.service';
import { LINK_BUSY, LINK_DOWN } from './links/links.controller';

/** An advice needs no earlier message. */
const { advice, ...otherReversals } = REVERSAL_EXAMPLES;
const ADVICE_FIRST = { advice, ...otherReversals };

type Examples = Parameters<typeof TakesMessage>[0];

/** Documents a route that sends a message over HTTP or over a link. */
function SendsMessage(examples: Examples): MethodDecorator {
  return applyDecorators(
    TakesMessage(examples),
    ApiQuery({
      name: 'link',
      required: false,
      type: String,
      description:
        'The link that the message is sent over, in the profile of the link. Default: over HTTP. An unknown link is LINK_NOT_FOUND (404).',
    }),
    ApiOkResponse({
      type: AcquirerResponse,
      description: 'The message that was sent, and its response.',
    }),
    ApiProblem(502, [LINK_DOWN], 'The host of the link cannot be reached; nothing was sent.'),
    ApiProblem(
      503,
      [LINK_BUSY],
      'The link already has the maximum number of messages that wait for a response; nothing was sent. Try again later.',
    ),
  );
}

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
   * the responses of `/iso8583/issuer/**`. `GET /iso8583/acquirer/advices` shows the advices, which are repeated until
   * the issuer confirms them.
   */
  @Post('authorize')
  @HttpCode(200)
  @NewIds(NEW_REFERENCE)
  @LinksTo({}, { acquirerReversal: reversalOf('/request/fields') })
  @SendsMessage(AUTHORIZE_EXAMPLES)
  acquirerAuthorize(
    @Query('profile') profile: string | undefined,
    @Query('link') link: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '1', { profile, link });
  }

  /** Sends a financial message (0200, 0220) to the issuer: a debit, a capture or a refund. */
  @Post('financial')
  @HttpCode(200)
  @LinksTo({}, { acquirerReversal: reversalOf('/request/fields') })
  @SendsMessage(FINANCIAL_EXAMPLES)
  acquirerFinancial(
    @Query('profile') profile: string | undefined,
    @Query('link') link: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '2', { profile, link });
  }

  /** Sends a reversal (0400, 0420) to the issuer. It undoes an authorization or a financial message. */
  @Post('reversal')
  @HttpCode(200)
  @SendsMessage(ADVICE_FIRST)
  acquirerReversal(
    @Query('profile') profile: string | undefined,
    @Query('link') link: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '4', { profile, link });
  }

  /** Sends a network management message (0800) to the issuer, such as a sign-on or an echo test. */
  @Post('network')
  @HttpCode(200)
  @SendsMessage(NETWORK_EXAMPLES)
  acquirerNetwork(
    @Query('profile') profile: string | undefined,
    @Query('link') link: string | undefined,
    @Req() request: Request,
  ): Promise<AcquirerResponse> {
    return this.acquirer.send(request, '8', { profile, link });
  }
}
