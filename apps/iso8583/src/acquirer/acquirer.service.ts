import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { type MtiClass } from '../messages/message-format';
import { IssuerService, messageResponse, receivedResponse } from '../messages/issuer.service';
import { type ReceivedResponse } from '../messages/message.response';
import { checkWritable } from '../network/line';
import { brandOfMessage } from '../retries/advice-element';
import {
  type AcquirerResponse,
  type ReversalResponse,
  type StoredAdviceResponse,
} from './acquirer.response';
import { type Advice } from './advices/advice';
import { Advices, type TriedAdvice } from './advices/advices.service';
import { isAdvice, reversalAdvice } from './advices/reversal-advice';
import { type Route } from './transport/route';
import { Routes, type Way } from './transport/routes';

/** A request for money: 0100, 0200 and their repeats. A confirmation (0202) is none. */
const IS_PAYMENT = /^0[12]0[01]$/;
/** Numbers of a reversal that is only packed to see whether its profile can. */
const ANY_NUMBERS = { stan: '000001', transmittedAt: '0101000000' };

/**
 * The acquirer: completes a message and sends it to the issuer as bytes, over HTTP or over a link. A request without a
 * response is reversed; an advice without one is repeated.
 */
@Injectable()
export class AcquirerService {
  constructor(
    private readonly issuer: IssuerService,
    private readonly routes: Routes,
    private readonly advices: Advices,
  ) {}

  /** @throws LinkDown, LinkBusy if nothing was sent and the message is not an advice */
  async send(request: Request, mtiClass: MtiClass, way: Way): Promise<AcquirerResponse> {
    const route = await this.routes.find(way);
    const { codec } = route;
    const { message } = await this.issuer.read(request, codec, mtiClass);
    if (isAdvice(message.mti)) return this.forward(message, route);
    // Nothing is sent if it could not be reversed.
    if (IS_PAYMENT.test(message.mti)) {
      checkWritable(reversalAdvice(message, ANY_NUMBERS), codec);
    }
    const outcome = await route.send(message, { ms: route.answerMs, clock: 'sandbox' });
    if (outcome.kind === 'not-sent') throw outcome.failure;
    const sent = messageResponse(message, codec);
    if (outcome.kind === 'answered') {
      return { request: sent, response: readResponse(outcome.response, message, codec) };
    }
    // Only payments move money: a reversal request, a confirmation and a network message are not reversed.
    if (!IS_PAYMENT.test(message.mti)) return { request: sent, response: null };
    const reversal = reversalOf(await this.advices.reverse(message, route), codec);
    return { request: sent, response: null, reversal };
  }

  private async forward(message: IsoMessage, route: Route): Promise<AcquirerResponse> {
    const { advice, response } = await this.advices.forward(message, route);
    return {
      request: messageResponse(message, route.codec),
      response: response === undefined ? null : readResponse(response, message, route.codec),
      advice: stored(advice),
    };
  }
}

function reversalOf({ advice, request, response }: TriedAdvice, codec: Codec): ReversalResponse {
  return Object.assign(stored(advice), {
    request: messageResponse(request, codec),
    response: response === undefined ? null : readResponse(response, request, codec),
  });
}

/** A response with its meaning. The brand of the card decides whether the payment can be retried. */
function readResponse(response: IsoMessage, request: IsoMessage, codec: Codec): ReceivedResponse {
  return receivedResponse(response, codec, brandOfMessage(request));
}

function stored({ id, status, tries, nextTryAt }: Advice): StoredAdviceResponse {
  return { adviceId: id, status, tries, nextTryAt };
}
