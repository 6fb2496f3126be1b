import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  brandNamed,
  isApproval,
  meaningOf,
  retryOf,
  type Codec,
  type IsoMessage,
} from '#libs/iso8583';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type HostAnswer } from '../issuer/host-answer';
import { IssuerHost } from '../issuer/issuer-host';
import { RetriesResponse } from '../retries/retries.response';
import { complete, isComplete } from './complete';
import {
  readMessage,
  responseFormat,
  type MessageFormat,
  type MtiClass,
  type ReceivedMessage,
} from './message-format';
import { MessageMisplaced } from './message.errors';
import {
  type AnswerResponse,
  type MessageResponse,
  type ReceivedResponse,
} from './message.response';
import { Numbers } from './numbers.repository';
import { ProfilesService } from './profiles.service';

/** A response in the requested format. */
interface FormattedAnswer {
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The issuer over HTTP: reads a message in any format, passes it to the host, and formats the response. */
@Injectable()
export class IssuerService {
  constructor(
    private readonly host: IssuerHost,
    private readonly profiles: ProfilesService,
    private readonly numbers: Numbers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async receive(request: Request, mtiClass: MtiClass, profile?: string): Promise<FormattedAnswer> {
    const codec = await this.profiles.codec(profile);
    const { message, format, isStrict, packed } = await this.read(request, codec, mtiClass);
    const answer = await this.host.receive(message, { codec, isStrict, packed });
    return formatAnswer(answer, codec, responseFormat(request, format));
  }

  /** Returns the complete message of a request, with values as they are on the wire. */
  async read(
    request: Request,
    codec: Codec,
    mtiClass: MtiClass,
  ): Promise<Omit<ReceivedMessage, 'isToComplete'>> {
    const received = readMessage(request, codec, mtiClass);
    const { message, format, isToComplete, isStrict } = received;
    if (message.mti.charAt(1) !== mtiClass) throw new MessageMisplaced(message.mti, mtiClass);
    if (format !== 'json') return received;
    const whole = isToComplete ? await this.completed(message) : message;
    // Encoded and decoded, so that invalid elements are refused and short ones are padded.
    return { message: codec.decode(codec.encode(whole)), format, isStrict };
  }

  private async completed(message: IsoMessage): Promise<IsoMessage> {
    if (isComplete(message)) return message;
    const stan = message.fields['11'] ?? (await this.numbers.stan());
    return complete(message, this.clock.nowMs(), stan.padStart(6, '0'));
  }
}

/** A message as JSON. */
export function messageResponse(message: IsoMessage, codec: Codec): MessageResponse {
  const { mti, fields } = message;
  return { mti, fields, raw: codec.encode(message).toString('hex').toUpperCase() };
}

/**
 * A response as JSON, with its meaning.
 *
 * @param brand the brand of the card, which decides on `retry`
 */
export function receivedResponse(response: IsoMessage, codec: Codec, brand = ''): ReceivedResponse {
  const responseCode = response.fields['39'] ?? '';
  return {
    mti: response.mti,
    fields: response.fields,
    raw: codec.encode(response).toString('hex').toUpperCase(),
    responseCode,
    approved: isApproval(responseCode),
    message: meaningOf(responseCode) ?? 'Unknown response code',
    retry: retryOf(responseCode, brandNamed(brand)).retry,
  };
}

function answerResponse(answer: HostAnswer, codec: Codec): AnswerResponse {
  const { response, trace, brand, retries } = answer;
  return Object.assign(receivedResponse(response, codec, brand), {
    trace,
    ...(retries === undefined ? {} : { retries: RetriesResponse.of(retries) }),
  });
}

function formatAnswer(answer: HostAnswer, codec: Codec, format: MessageFormat): FormattedAnswer {
  if (format === 'json') {
    const body = JSON.stringify(answerResponse(answer, codec));
    return { body, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
  }
  const bytes = codec.encode(answer.response);
  const headers = {
    'Content-Type': format === 'bytes' ? 'application/octet-stream' : 'text/plain; charset=utf-8',
    'X-Response-Code': answer.response.fields['39'] ?? '',
    'X-Trace-Rule': answer.trace.rule,
  };
  const body = format === 'hex' ? bytes.toString('hex').toUpperCase() : bytes;
  return { body, headers };
}
