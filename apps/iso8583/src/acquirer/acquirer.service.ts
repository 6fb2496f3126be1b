import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { type MtiClass } from '../messages/message-format';
import { IssuerService, messageResponse, receivedResponse } from '../messages/issuer.service';
import { brandOfMessage } from '../retries/advice-element';
import {
  type AcquirerResponse,
  type ReversalResponse,
  type StoredAdviceResponse,
} from './acquirer.response';
import { type Advice } from './advices/advice';
import { Advices, type TriedAdvice } from './advices/advices.service';
import { isAdvice } from './advices/reversal-advice';
import { type Route } from './transport/route';
import { Routes, type Way } from './transport/routes';

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
    const outcome = await route.send(message, { ms: route.answerMs, clock: 'sandbox' });
    if (outcome.kind === 'not-sent') throw outcome.failure;
    const sent = messageResponse(message, codec);
    if (outcome.kind === 'answered') {
      return {
        request: sent,
        response: receivedResponse(outcome.response, codec, brandOfMessage(message)),
      };
    }
    // Only payments move money: a reversal request (0400) and a network message are not reversed.
    if (mtiClass !== '1' && mtiClass !== '2') return { request: sent, response: null };
    const reversal = reversalOf(await this.advices.reverse(message, route), codec);
    return { request: sent, response: null, reversal };
  }

  private async forward(message: IsoMessage, route: Route): Promise<AcquirerResponse> {
    const { advice, response } = await this.advices.forward(message, route);
    return {
      request: messageResponse(message, route.codec),
      response:
        response === undefined
          ? null
          : receivedResponse(response, route.codec, brandOfMessage(message)),
      advice: stored(advice),
    };
  }
}

function reversalOf({ advice, request, response }: TriedAdvice, codec: Codec): ReversalResponse {
  return Object.assign(stored(advice), {
    request: messageResponse(request, codec),
    response:
      response === undefined ? null : receivedResponse(response, codec, brandOfMessage(request)),
  });
}

function stored({ id, status, tries, nextTryAt }: Advice): StoredAdviceResponse {
  return { adviceId: id, status, tries, nextTryAt };
}
