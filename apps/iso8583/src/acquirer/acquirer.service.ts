import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request } from 'express';
import type { AddressInfo, Server } from 'node:net';
import { formatOriginal90, Iso8583Error, type Codec, type IsoMessage } from '#libs/iso8583';
import { callSibling, CONFIG, type SiblingResponse } from '#libs/platform';
import { passTime, Sandboxes } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { type MtiClass } from '../messages/message-format';
import { IssuerService, messageResponse, receivedResponse } from '../messages/issuer.service';
import { ProfilesService } from '../messages/profiles.service';
import { brandOfMessage } from '../retries/advice-element';
import { type AcquirerResponse } from './acquirer.response';

const PATHS: Readonly<Record<MtiClass, string>> = {
  '1': 'authorize',
  '2': 'financial',
  '4': 'reversal',
  '5': 'reconciliation',
  '8': 'network',
};
/** How often the advice is sent if the issuer does not confirm it. */
const REVERSAL_TRIES = 3;

/**
 * The acquirer: completes a message, sends it to the issuer as bytes over HTTP, and reverses it if there is no
 * response in time. The issuer is this service itself, unless ISO8583_ISSUER_URL names another. In both cases,
 * rules for the addresses of the issuer can delay or drop its responses.
 */
@Injectable()
export class AcquirerService {
  constructor(
    private readonly issuer: IssuerService,
    private readonly profiles: ProfilesService,
    private readonly sandboxes: Sandboxes,
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  async send(request: Request, mtiClass: MtiClass, profile?: string): Promise<AcquirerResponse> {
    const codec = await this.profiles.codec(profile);
    const { message } = await this.issuer.read(request, codec, mtiClass);
    const response = await this.exchange(message, codec);
    const sent = messageResponse(message, codec);
    if (response !== undefined)
      return {
        request: sent,
        response: receivedResponse(response, codec, brandOfMessage(message)),
      };
    const reversal = mtiClass === '4' ? undefined : await this.reverse(message, codec);
    return { request: sent, response: null, ...(reversal === undefined ? {} : { reversal }) };
  }

  /** Sends a reversal advice for an unanswered message, and repeats it until the issuer confirms. */
  private async reverse(message: IsoMessage, codec: Codec): Promise<AcquirerResponse['reversal']> {
    let advice = reversalAdvice(message);
    for (let tried = 1; ; tried += 1) {
      const response = await this.exchange(advice, codec);
      const request = messageResponse(advice, codec);
      if (response !== undefined)
        return {
          request,
          response: receivedResponse(response, codec, brandOfMessage(advice)),
          tries: tried,
        };
      if (tried === REVERSAL_TRIES) return { request, response: null, tries: tried };
      advice = { ...advice, mti: '0421' };
    }
  }

  /** The response of the issuer; undefined if none arrived in time. */
  private async exchange(message: IsoMessage, codec: Codec): Promise<IsoMessage | undefined> {
    const openSandbox = await this.sandboxes.current();
    const over = new AbortController();
    const timeout = passTime(openSandbox, this.config.answerMs, {
      clock: 'sandbox',
      signal: over.signal,
    });
    try {
      return await Promise.race([
        this.post(message, codec, over.signal),
        timeout.then(() => undefined),
      ]);
    } finally {
      over.abort();
    }
  }

  private async post(
    message: IsoMessage,
    codec: Codec,
    signal: AbortSignal,
  ): Promise<IsoMessage | undefined> {
    const path = PATHS[message.mti.charAt(1) as MtiClass];
    const bytes = await received(
      callSibling({
        service: 'The issuer',
        url: `${this.issuerAddress()}/iso8583/issuer/${path}?profile=${codec.profile.name}`,
        method: 'POST',
        signal,
        headers: {
          'Content-Type': 'application/octet-stream',
          Accept: 'application/octet-stream',
        },
        body: new Uint8Array(codec.encode(message)),
      }),
    );
    return bytes === undefined ? undefined : decoded(bytes, codec);
  }

  private issuerAddress(): string {
    if (this.config.issuerUrl !== undefined) return this.config.issuerUrl.replace(/\/$/, '');
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    const { address, port, family } = server.address() as AddressInfo;
    const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address;
    return `http://${family === 'IPv6' && host === address ? `[${host}]` : host}:${String(port)}`;
  }
}

/** The reversal advice (0420) of a request: the same elements, and DE90 with the numbers of the request. */
function reversalAdvice({ mti, fields }: IsoMessage): IsoMessage {
  const kept = ['2', '3', '4', '7', '11', '12', '13', '32', '33', '37', '41', '42', '49'];
  const copied = kept.flatMap((element) => {
    const value = fields[element];
    return value === undefined ? [] : [[element, value] as const];
  });
  const original = {
    mti,
    stan: fields['11'],
    transmittedAt: fields['7'],
    acquirer: fields['32']?.replace(/^0+/, ''),
    forwarder: fields['33']?.replace(/^0+/, ''),
  };
  return {
    mti: '0420',
    fields: { ...Object.fromEntries(copied), '90': formatOriginal90(original) },
  };
}

/** The body of the response; undefined if the connection failed or the status is not 2xx. */
async function received(response: Promise<SiblingResponse>): Promise<Uint8Array | undefined> {
  try {
    const { status, body } = await response;
    return status >= 200 && status < 300 ? body : undefined;
  } catch {
    // The connection was refused, cut or abandoned, so the result of the message is unknown.
    return undefined;
  }
}

function decoded(bytes: Uint8Array, codec: Codec): IsoMessage | undefined {
  try {
    return codec.decode(bytes);
  } catch (error) {
    if (error instanceof Iso8583Error) return undefined;
    throw error;
  }
}
