import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerSentEvent } from '#libs/http';
import { writePositions } from './positions';
import { type ServiceFollower, type Told } from './service-follower';

/** How many messages wait for a slow client. Then the streams of the services wait, and their journals hold the rest. */
const MAX_WAITING = 100;
/** How long the first messages of all services are waited for, so that they can be sorted. */
const START_MS = 1_000;

/** Merges the streams of services into one. */
export class MergedStream {
  private readonly waiting: Told[] = [];
  private isStarting = true;
  private wakeReader: (() => void) | undefined;
  private wakeWriters: (() => void)[] = [];

  /** @param positions where each service is for the client; changed with each message */
  constructor(
    private readonly followers: readonly ServiceFollower[],
    private readonly positions: Map<string, string>,
  ) {}

  /**
   * First the messages that the services had, in the order of their arrival, then each new one at once.
   * @param limit the maximum number of first messages, of which the newest are sent; Infinity if a stream is resumed
   */
  async *read(limit: number, signal: AbortSignal): AsyncGenerator<ServerSentEvent> {
    signal.addEventListener('abort', () => {
      this.wakeAll();
    });
    for (const follower of this.followers) {
      void follower.run((told) => this.tell(told, signal), signal);
    }
    for (const told of lastRequests(await this.start(signal), limit)) yield* this.messageOf(told);
    yield { event: 'live', id: writePositions(this.positions), data: {} };
    while (!signal.aborted) {
      const told = this.waiting.shift();
      if (this.waiting.length < MAX_WAITING) this.letWrite();
      if (told !== undefined) yield* this.messageOf(told);
      else await this.more();
    }
  }

  /** Waits until each service has sent what it had, or does not answer, but not for long. */
  private async start(signal: AbortSignal): Promise<Told[]> {
    const missing = new Set(this.followers.map(({ name }) => name));
    const found: Told[] = [];
    const late = sleep(START_MS, 'late' as const, { signal }).catch(() => 'late' as const);
    let isLate = false;
    while (missing.size > 0 && !isLate) {
      for (const told of this.waiting.splice(0)) {
        found.push(told);
        if (isEndOfStart(told)) missing.delete(told.service);
      }
      if (missing.size > 0) isLate = (await Promise.race([this.more(), late])) === 'late';
    }
    found.push(...this.waiting.splice(0));
    this.isStarting = false;
    return inOrderOfArrival(found);
  }

  private *messageOf({ service, message }: Told): Generator<ServerSentEvent> {
    if ('id' in message) this.positions.set(service, message.id);
    if (message.event === 'live') return;
    const data = { service, ...(JSON.parse(message.data) as object) };
    yield { event: message.event, id: writePositions(this.positions), data };
  }

  private async tell(told: Told, signal: AbortSignal): Promise<void> {
    this.waiting.push(told);
    this.wakeReader?.();
    while (!this.isStarting && this.waiting.length >= MAX_WAITING && !signal.aborted) {
      await new Promise<void>((resolve) => {
        this.wakeWriters.push(resolve);
      });
    }
  }

  private async more(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.wakeReader = resolve;
    });
    this.wakeReader = undefined;
  }

  private letWrite(): void {
    for (const wake of this.wakeWriters.splice(0)) wake();
  }

  private wakeAll(): void {
    this.letWrite();
    this.wakeReader?.();
  }
}

function isEndOfStart({ message: { event, data } }: Told): boolean {
  return event === 'live' || (event === 'service' && data.includes('"silent"'));
}

/** Keeps the order within each service, because a position stands for all messages before it. */
export function inOrderOfArrival(found: readonly Told[]): Told[] {
  const lists = new Map<string, { at: string; told: Told }[]>();
  for (const told of found) {
    const { message, service } = told;
    const list = lists.get(service) ?? [];
    const at = arrivalOf(message.data) ?? list.at(-1)?.at ?? '';
    list.push({ at, told });
    lists.set(service, list);
  }
  const ordered: Told[] = [];
  const heads = [...lists.values()].map((list) => list.values());
  const next = heads.map((head) => head.next());
  for (;;) {
    let first: number | undefined;
    next.forEach((head, index) => {
      const best = first === undefined ? undefined : next[first];
      if (head.done !== true && (best?.done !== false || head.value.at < best.value.at)) {
        first = index;
      }
    });
    const chosen = first === undefined ? undefined : next[first];
    if (first === undefined || chosen?.done !== false) return ordered;
    ordered.push(chosen.value.told);
    const following = heads[first]?.next();
    if (following !== undefined) next[first] = following;
  }
}

function arrivalOf(data: string): string | undefined {
  return /"receivedAt":"([^"]+)"/.exec(data)?.[1];
}

/** All messages but the oldest requests above the limit. */
function lastRequests(told: readonly Told[], limit: number): readonly Told[] {
  let excess = told.filter(({ message }) => message.event === 'request').length - limit;
  return told.filter(({ message }) => {
    if (message.event !== 'request' || excess <= 0) return true;
    excess -= 1;
    return false;
  });
}
