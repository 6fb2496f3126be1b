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
import { isRepeatedUntilAnswered, reversalAdvice } from './advices/reversal-advice';
import { type Route } from './transport/route';
import { Routes, type Way } from './transport/routes';

/** A request for money: 0100, 0200 and their repeats. */
const IS_PAYMENT = /^0[12]0[01]$/;
/** Numbers of a reversal that is only packed to see whether its profile can. */
const ANY_NUMBERS = { stan: '000001', transmittedAt: '0101000000' };

/**
 * The acquirer: completes a message and sends it to the issuer as bytes, over HTTP or over a link. A request without a
 * response is reversed; an advice or a confirmation without one is repeated.
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
    if (isRepeatedUntilAnswered(message.mti)) return this.forward(message, route);
    if (IS_PAYMENT.test(message.mti)) return this.pay(message, route);
    // Only payments move money: a reversal request and a network message are not reversed.
    const outcome = await route.send(message, { ms: route.answerMs, clock: 'sandbox' });
    if (outcome.kind === 'not-sent') throw outcome.failure;
    const response = outcome.kind === 'answered' ? outcome.response : undefined;
    return {
      request: messageResponse(message, codec),
      response: response === undefined ? null : readResponse(response, message, codec),
    };
  }

  /** Sends a payment. Its reversal is stored first, so that a killed process leaves no hold. */
  private async pay(message: IsoMessage, route: Route): Promise<AcquirerResponse> {
    const { codec, answerMs } = route;
    // Nothing is sent if it could not be reversed.
    checkWritable(reversalAdvice(message, ANY_NUMBERS), codec);
    const request = messageResponse(message, codec);
    const planned = await this.advices.plan(message, route);
    const outcome = await route.send(message, { ms: answerMs, clock: 'sandbox' });
    if (outcome.kind !== 'unanswered' && (await this.advices.withdraw(planned))) {
      if (outcome.kind === 'not-sent') throw outcome.failure;
      return { request, response: readResponse(outcome.response, message, codec) };
    }
    // A response that arrives after its reversal is late.
    const tried = await this.advices.reversePlanned(planned, message, route);
    return { request, response: null, reversal: reversalOf(tried, codec) };
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
