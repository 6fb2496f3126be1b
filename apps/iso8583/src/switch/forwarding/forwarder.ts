import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdvicesService } from '../../acquirer/advices/advices.service';
import { ClientExchange } from '../../listeners/client-exchange';
import { type OpenListener } from '../../listeners/listener';
import { ListenersService } from '../../listeners/listeners.service';
import { AdviceQueue } from './advice-queue';
import { ListenerQueues } from './listener-queues';
import { ListenerRoute } from './listener-route';

/** The longest time that an advice waits for its response, on the monotonic clock. It is repeated after that. */
const ANSWER_MS = 3_000;

/** Sends the advices in the queue of a listener to its clients, in order, one after the other. */
@Injectable()
export class Forwarder implements OnModuleInit {
  constructor(
    private readonly listeners: ListenersService,
    private readonly exchange: ClientExchange,
    private readonly advices: AdvicesService,
    private readonly queue: AdviceQueue,
    private readonly queues: ListenerQueues,
  ) {}

  onModuleInit(): void {
    this.queues.use((open) => this.forward(open));
  }

  /** Sends until the queue is empty, its first advice must wait, or no client is connected. */
  private async forward(open: OpenListener): Promise<void> {
    const codec = await this.listeners.codec(open);
    const route = new ListenerRoute(codec, ANSWER_MS, open, this.exchange);
    while (open.server.connections > 0) {
      const advice = await this.queue.begin(open.listener, codec.profile, ANSWER_MS);
      if (advice === undefined) return;
      if (advice.status !== 'waiting') continue;
      await this.advices.try(advice, route, { ms: ANSWER_MS, clock: 'real' });
    }
  }
}
