import { setTimeout as sleep } from 'node:timers/promises';
import { isApproval, type IsoMessage } from '#libs/iso8583';
import { type Route } from '../transport/route';
import { Latencies } from './latencies';
import { type LoadPlan, type LoadReport } from './load';

/** Messages that are sent in one turn of the event loop. */
const BATCH = 32;
const LONGEST_PAUSE_MS = 20;

export interface LoadWork {
  readonly plan: LoadPlan;
  readonly route: Route;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
  /** The next messages, each with its own numbers. */
  readonly make: (count: number) => Promise<IsoMessage[]>;
  /** Reverses a message without a response. */
  readonly reverse: (message: IsoMessage) => Promise<void>;
}

/** Sends messages at a rate and counts their results. */
export class LoadRun {
  private readonly latencies = new Latencies();
  private readonly declined: Record<string, number> = {};
  private readonly counts = {
    sent: 0,
    answered: 0,
    approved: 0,
    unanswered: 0,
    late: 0,
    notSent: 0,
    reversed: 0,
  };
  private readonly ending = new AbortController();
  private started = 0;
  private underWay = 0;
  private error: string | null = null;
  private readonly startMs = performance.now();
  private lastSentMs = this.startMs;

  constructor(private readonly work: LoadWork) {}

  /** Whether all messages were started, and none is under way. */
  get isComplete(): boolean {
    return this.started === this.work.plan.messages && this.underWay === 0;
  }

  /** Sends no more messages, and waits for no response. */
  cancel(): void {
    this.ending.abort();
  }

  /** Resolves when all messages are finished, or after `cancel`. */
  async run(): Promise<void> {
    const { messages, concurrency } = this.work.plan;
    const ready: IsoMessage[] = [];
    while (this.started < messages && !this.ending.signal.aborted) {
      const due = Math.min(this.dueNow() - this.started, concurrency - this.underWay, BATCH);
      if (due <= 0) {
        await this.pause();
        continue;
      }
      if (ready.length < due) {
        ready.push(...(await this.work.make(Math.min(500, messages - this.started))));
      }
      for (const message of ready.splice(0, due)) this.start(message);
      // Other work of the process goes on between two batches.
      await new Promise(setImmediate);
    }
    while (this.underWay > 0 && !this.ending.signal.aborted) await this.pause();
  }

  report(finishedAt: string | null): LoadReport {
    const seconds = (this.lastSentMs - this.startMs) / 1_000;
    return {
      plan: this.work.plan,
      ...this.counts,
      declined: { ...this.declined },
      rateReached: seconds > 0 ? Math.round((this.counts.sent / seconds) * 10) / 10 : 0,
      latencyMs: this.latencies.summary(),
      startedAt: this.work.startedAt,
      finishedAt,
      error: this.error,
    };
  }

  /** How many messages should have been started by now. */
  private dueNow(): number {
    const { rate, messages } = this.work.plan;
    const elapsedMs = performance.now() - this.startMs;
    return Math.min(messages, Math.floor((elapsedMs * rate) / 1_000) + 1);
  }

  private async pause(): Promise<void> {
    const ms = Math.min(LONGEST_PAUSE_MS, Math.max(1, 1_000 / this.work.plan.rate));
    await sleep(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  private start(message: IsoMessage): void {
    this.started += 1;
    this.underWay += 1;
    this.send(message)
      .catch((error: unknown) => {
        // Such as a closed sandbox or a failed database: the other messages would fail too.
        this.error ??= error instanceof Error ? error.message : String(error);
        this.cancel();
      })
      .finally(() => {
        this.underWay -= 1;
      });
  }

  private async send(message: IsoMessage): Promise<void> {
    const { route, plan } = this.work;
    const sentMs = performance.now();
    const onLate = (): void => {
      this.counts.late += 1;
    };
    const outcome = await route.send(message, { ms: route.answerMs, clock: 'real', onLate });
    if (outcome.kind === 'not-sent') {
      this.counts.notSent += 1;
      this.error = outcome.failure.message;
      return;
    }
    this.counts.sent += 1;
    this.lastSentMs = Math.max(this.lastSentMs, sentMs);
    if (outcome.kind === 'unanswered') {
      this.counts.unanswered += 1;
      if (!plan.reverse) return;
      await this.work.reverse(message);
      this.counts.reversed += 1;
      return;
    }
    this.counts.answered += 1;
    this.latencies.add(performance.now() - sentMs);
    const { '39': code = 'none' } = outcome.response.fields;
    if (isApproval(code)) this.counts.approved += 1;
    else this.declined[code] = (this.declined[code] ?? 0) + 1;
  }
}
