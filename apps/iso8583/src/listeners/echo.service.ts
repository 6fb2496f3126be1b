import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { networkMessage } from '../messages/complete';
import { MessageResponse } from '../messages/message.response';
import { StanSequence } from '../messages/stan-sequence.repository';
import { CODE_OF } from '../network/network-request';
import { ClientExchange } from './client-exchange';
import { EchoResultResponse, type EchoResponse } from './echo.response';
import { ListenersService } from './listeners.service';

/** Sends an echo test (0800 with DE70 301) from the host to the clients of a listener. */
@Injectable()
export class EchoService {
  constructor(
    private readonly listeners: ListenersService,
    private readonly stans: StanSequence,
    private readonly exchange: ClientExchange,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  /**
   * Waits for the response of every client, at most ISO8583_ANSWER_MS by the clock of the sandbox.
   * @throws ListenerNotFound, ProfileUnknown
   */
  async echo(name: string): Promise<EchoResponse> {
    const open = this.listeners.find(name);
    const codec = await this.listeners.codec(open);
    const echo = networkMessage(CODE_OF.echo, this.clock.nowMs(), await this.stans.next());
    const sent = await this.exchange.prepare(echo, codec, '');
    const { clients } = open.server;
    const time = { ms: this.config.answerMs, clock: 'sandbox' } as const;
    const answers = await this.exchange.ask(sent, clients, time);
    return {
      request: MessageResponse.of(sent.message, sent.packed),
      results: answers.map((answer) => EchoResultResponse.of(answer, codec)),
    };
  }
}
