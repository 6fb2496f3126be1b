import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { PROFILES, type Codec, type IsoMessage } from '#libs/iso8583';
import { type MtiClass } from '../messages/message-format';
import { MessageReader, type ReadMessage } from '../messages/message-reader';
import { MessageResponse, ReceivedResponse } from '../messages/message.response';
import { brandOfMessage } from '../requests/card-number';
import {
  type AcquirerResponse,
  type ReversalResponse,
  type StoredAdviceResponse,
} from './acquirer.response';
import { type Advice } from './advices/advice';
import { AdvicesService, type TriedAdvice } from './advices/advices.service';
import { isRepeatedUntilAnswered, reversalAdvice } from './advices/reversal-advice';
import { type Route } from './transport/route';
import { Routes, type RouteChoice } from './transport/routes';

/** A request for money: 0100, 0200 and their repeats. */
const IS_PAYMENT = /^0[12]0[01]$/;

/**
 * The acquirer: completes a message and sends it to the issuer as bytes, over HTTP or over a link. A request without a
 * response is reversed; an advice or a confirmation without one is repeated.
 */
@Injectable()
export class AcquirerService {
  constructor(
    private readonly reader: MessageReader,
    private readonly routes: Routes,
    private readonly advices: AdvicesService,
  ) {}

  /** @throws LinkDown, LinkBusy if nothing was sent and the message is not an advice */
  async send(request: Request, mtiClass: MtiClass, choice: RouteChoice): Promise<AcquirerResponse> {
    const route = await this.routes.find(choice);
    const { codec, answerMs } = route;
    const sent = await this.reader.read(request, codec, mtiClass);
    const { message, packed } = sent;
    if (isRepeatedUntilAnswered(message.mti)) return this.forward(sent, route);
    if (IS_PAYMENT.test(message.mti)) return this.pay(sent, route);
    // Only payments move money: a reversal request and a network message are not reversed.
    const outcome = await route.send(message, { ms: answerMs, clock: 'sandbox', packed });
    if (outcome.kind === 'not-sent') throw outcome.failure;
    const response = outcome.kind === 'answered' ? outcome.response : undefined;
    return {
      request: MessageResponse.of(message, packed),
      response: response === undefined ? null : received(response, message, codec),
    };
  }

  /** Sends a payment. Its reversal is stored first, so that a killed process leaves no hold. */
  private async pay({ message, packed }: ReadMessage, route: Route): Promise<AcquirerResponse> {
    const { codec, answerMs } = route;
    checkReversible(message, codec);
    const request = MessageResponse.of(message, packed);
    const planned = await this.advices.plan(message, route);
    const outcome = await route.send(message, { ms: answerMs, clock: 'sandbox', packed });
    if (outcome.kind !== 'unanswered' && (await this.advices.withdraw(planned))) {
      if (outcome.kind === 'not-sent') throw outcome.failure;
      return { request, response: received(outcome.response, message, codec) };
    }
    // A response that arrives after its reversal is late.
    const tried = await this.advices.reversePlanned(planned, message, route);
    return { request, response: null, reversal: reversalOf(tried, codec) };
  }

  private async forward({ message, packed }: ReadMessage, route: Route): Promise<AcquirerResponse> {
    const { advice, response } = await this.advices.forward(message, route);
    return {
      request: MessageResponse.of(message, packed),
      response: response === undefined ? null : received(response, message, route.codec),
      advice: stored(advice),
    };
  }
}

/** The built-in profiles with the elements of 1987. */
const BUILT_IN = new Set(
  Object.values(PROFILES).filter((profile) => profile !== PROFILES['iso2003-cmf']),
);
/** Numbers of a reversal that is only packed to see whether its profile has room for it. */
const ANY_NUMBERS = { stan: '000001', transmittedAt: '0101000000' };

/**
 * Checks that the reversal of a payment can be written, so that nothing is sent that cannot be reversed. The built-in
 * profiles of 1987 have room for every reversal; the elements of a posted one can be too short.
 * @throws Iso8583Error
 */
function checkReversible(message: IsoMessage, codec: Codec): void {
  if (!BUILT_IN.has(codec.profile)) codec.encode(reversalAdvice(message, ANY_NUMBERS));
}

function reversalOf({ advice, request, response }: TriedAdvice, codec: Codec): ReversalResponse {
  return Object.assign(stored(advice), {
    request: MessageResponse.of(request, codec.encode(request)),
    response: response === undefined ? null : received(response, request, codec),
  });
}

/** A response with its meaning. The brand of the card decides whether the payment can be retried. */
function received(response: IsoMessage, request: IsoMessage, codec: Codec): ReceivedResponse {
  const packed = codec.encode(response);
  return ReceivedResponse.ofReceived(response, packed, brandOfMessage(request));
}

function stored({ id, status, tries, nextTryAt }: Advice): StoredAdviceResponse {
  return { adviceId: id, status, tries, nextTryAt };
}
