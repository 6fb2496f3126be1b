import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { toIsoUtc } from '#libs/kernel';
import { AddressGuard } from '#libs/outbound';
import { DueWork, Sandboxes, type OpenSandbox, type Work } from '#libs/sandbox';
import { type WebhookConfig } from '../config';
import { type SubscriptionRow } from './webhook.rows';
import {
  type Attempt,
  type Delivery,
  later,
  laterOf,
  noRequest,
  RETRY_DELAYS_MS,
} from './delivery';
import { DELIVERIES_DUE, DeliveryRepository } from './delivery.repository';
import { messageOf } from './message';
import { Sender } from './sender';

/** The maximum number of simultaneous attempts of one sandbox. */
const ATTEMPTS_AT_ONCE = 16;
const PAGE = 200;
/**
 * A run starts no attempt after this multiple of the time limit of one attempt, because the clock of the sandbox waits
 * for the run.
 */
const RUN_TIMEOUTS = 3;
/** Old deliveries are deleted after about every hundredth delivery. */
const DELETE_EVERY = 100;

const DELETED = noRequest('given-up', 'No request was made: the subscription was deleted.');
const DISABLED = noRequest('given-up', 'No request was made: the subscription is disabled.');
const UNREACHABLE = noRequest(
  'failed',
  'No request was made: the receiver did not respond to another message that was due at the same time.',
);

/** One run, which sends all due deliveries of a sandbox. */
interface Run {
  readonly openSandbox: OpenSandbox;
  readonly sender: Sender;
  /** The instant of the due work. */
  readonly dueAt: string;
  /** Deliveries that are due by this instant are sent. */
  readonly limit: string;
  /** On the monotonic clock. */
  readonly endsAtMs: number;
  /**
   * Subscriptions to which nothing more is sent in this run, each with the attempt that its deliveries record instead.
   */
  readonly stopped: Map<string, Attempt>;
  /** The ids of the deliveries that are no longer due. */
  readonly done: string[];
}

/**
 * Sends the due deliveries. The due work holds the lease of the clock, so only one instance sends them. A run is short
 * even if many receivers do not respond; docs/adr/0025.
 */
@Injectable()
export class Deliverer implements OnModuleInit {
  constructor(
    private readonly due: DueWork,
    private readonly sandboxes: Sandboxes,
    private readonly deliveries: DeliveryRepository,
    private readonly targets: AddressGuard,
    @Inject(CONFIG) private readonly config: WebhookConfig,
  ) {}

  onModuleInit(): void {
    this.due.handle(DELIVERIES_DUE, (work) => this.deliverDue(work));
  }

  private async deliverDue({ key, dueAt }: Work): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    const { webhookTimeoutMs: timeoutMs } = this.config;
    const run: Run = {
      openSandbox,
      sender: new Sender({ targets: this.targets, timeoutMs, closing: openSandbox.closing }),
      dueAt,
      limit: instantOf(openSandbox, dueAt),
      endsAtMs: performance.now() + RUN_TIMEOUTS * timeoutMs,
      stopped: new Map(),
      done: [],
    };
    try {
      await this.postponePaused(run);
      await this.deliverAll(run);
    } finally {
      run.sender.end();
    }
    // Each event has its own due work, which now has nothing to do. The current work is deleted when it has ended.
    const others = run.done.filter((id) => id !== key);
    await this.due.cancelAll(DELIVERIES_DUE, others);
  }

  private async postponePaused({ openSandbox, limit: dueBy, done }: Run): Promise<void> {
    const { database } = openSandbox;
    for (const { id, pausedUntil } of await this.deliveries.paused(database, dueBy)) {
      const postponement = { dueBy, until: pausedUntil ?? dueBy, subscriptionId: id };
      done.push(...(await this.deliveries.postpone(database, postponement)));
    }
  }

  private async deliverAll(run: Run): Promise<void> {
    const { limit: dueBy, done } = run;
    const { database } = run.openSandbox;
    let last: Delivery | undefined;
    for (;;) {
      const page = await this.deliveries.dueBy(database, dueBy, last, PAGE);
      last = page.at(-1);
      if (last === undefined) return;
      await this.deliverPage(run, page);
      if (page.some(({ sequence }) => sequence % DELETE_EVERY === 0)) {
        await this.deliveries.deleteOldest(database);
      }
      if (isOver(run)) {
        const until = later(dueBy, RETRY_DELAYS_MS[0]);
        done.push(...(await this.deliveries.postpone(database, { dueBy, until })));
        return;
      }
    }
  }

  /** Sends the deliveries, several at the same time. Rejects only when all attempts have ended. */
  private async deliverPage(run: Run, page: readonly Delivery[]): Promise<void> {
    const ids = new Set(page.map(({ subscriptionId }) => subscriptionId));
    const subscriptions = await this.deliveries.subscriptions(run.openSandbox.database, [...ids]);
    const waiting = page.values();
    const work = async (): Promise<void> => {
      for (const delivery of waiting) {
        if (isOver(run)) return;
        await this.deliver(run, delivery, subscriptions.get(delivery.subscriptionId));
      }
    };
    const workers = Array.from({ length: ATTEMPTS_AT_ONCE }, work);
    for (const result of await Promise.allSettled(workers)) {
      if (result.status === 'rejected') throw result.reason;
    }
  }

  private async deliver(
    run: Run,
    delivery: Delivery,
    subscription: SubscriptionRow | undefined,
  ): Promise<void> {
    const { openSandbox } = run;
    const at = instantOf(openSandbox, run.dueAt);
    const attempt = await this.attempt(run, delivery, subscription, at);
    openSandbox.closing.throwIfAborted();
    await this.deliveries.record(openSandbox.database, { delivery, subscription, attempt, at });
    run.done.push(delivery.id);
  }

  private async attempt(
    { openSandbox, sender, stopped }: Run,
    delivery: Delivery,
    subscription: SubscriptionRow | undefined,
    at: string,
  ): Promise<Attempt> {
    if (subscription === undefined) return DELETED;
    if (subscription.disabledAt !== null) return DISABLED;
    const { id } = subscription;
    const instead = stopped.get(id);
    if (instead !== undefined) return instead;
    const attempt = await sender.post(messageOf(delivery, subscription, at, openSandbox.name));
    if (attempt.outcome === 'gone') stopped.set(id, DISABLED);
    if (attempt.outcome === 'unreachable') stopped.set(id, UNREACHABLE);
    return attempt;
  }
}

/** The current instant of the sandbox, or that of the due work while the clock is being advanced to it. */
function instantOf(openSandbox: OpenSandbox, dueAt: string): string {
  return laterOf(dueAt, toIsoUtc(openSandbox.nowMs()));
}

function isOver({ endsAtMs }: Run): boolean {
  return performance.now() > endsAtMs;
}
