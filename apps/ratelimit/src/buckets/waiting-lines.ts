/** The result of one attempt to reserve. */
export interface Attempt {
  /** True if a running query could return the missing token. */
  readonly mayStillSucceed: boolean;
}

/** The line in which a query waits, and the maximum time. */
export interface Wait {
  /** Queries that wait for the same client form one group and are woken together. */
  readonly clientId: string;
  /** Queries of the client in the same line are served in the order of their arrival. */
  readonly line: string;
  readonly waitMs: number;
  /** Ends the wait with the reason of the signal. */
  readonly signal: AbortSignal;
}

/** The first query of a line tries again after this time, because other instances do not wake it. */
const POLL_MS = 20;
/** The maximum number of waiting queries. Additional queries try only once. */
const MAX_WAITING = 10_000;

/**
 * Lines of queries that wait until another query of their client returns its token. They are served in the
 * order of their arrival. Only the first query of a line tries, so a returned token causes one attempt for
 * any number of waiting queries. The wait uses the monotonic time of the machine, because the clock of the
 * sandbox can be frozen.
 */
export class WaitingLines {
  /** By client, then by line. It has only clients with waiting queries. */
  private readonly clients = new Map<string, Map<string, Place[]>>();
  private waiting = 0;

  isEmpty(clientId: string, line: string): boolean {
    return this.clients.get(clientId)?.has(line) !== true;
  }

  /**
   * Repeats the attempt when it is its turn, until more waiting cannot help or the time is over.
   *
   * @returns the last attempt
   * @throws the reason of the signal
   */
  async repeat<T extends Attempt>(wait: Wait, attempt: () => Promise<T>): Promise<T> {
    if (wait.waitMs === 0 || this.waiting >= MAX_WAITING) return attempt();
    const { signal } = wait;
    const untilMs = performance.now() + wait.waitMs;
    const place = this.join(wait);
    const wake = (): void => {
      place.wake();
    };
    signal.addEventListener('abort', wake);
    try {
      for (;;) {
        signal.throwIfAborted();
        const leftMs = untilMs - performance.now();
        place.isWoken = false;
        if (leftMs <= 0 || this.isFirst(wait, place)) {
          const result = await attempt();
          if (leftMs <= 0 || !result.mayStillSucceed) return result;
          await place.sleep(Math.min(POLL_MS, leftMs));
        } else {
          await place.sleep(leftMs);
        }
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.leave(wait, place);
    }
  }

  /** Wakes the waiting queries of a client, because a token may have come back. */
  wake(clientId: string): void {
    for (const [first] of this.clients.get(clientId)?.values() ?? []) first?.wake();
  }

  private join({ clientId, line }: Wait): Place {
    const place = new Place();
    const lines = this.clients.get(clientId) ?? new Map<string, Place[]>();
    this.clients.set(clientId, lines);
    const places = lines.get(line) ?? [];
    lines.set(line, places);
    places.push(place);
    this.waiting += 1;
    return place;
  }

  private leave({ clientId, line }: Wait, place: Place): void {
    const lines = this.clients.get(clientId);
    const places = lines?.get(line);
    if (lines === undefined || places === undefined) return;
    places.splice(places.indexOf(place), 1);
    this.waiting -= 1;
    places[0]?.wake();
    if (places.length === 0) lines.delete(line);
    if (lines.size === 0) this.clients.delete(clientId);
  }

  private isFirst({ clientId, line }: Wait, place: Place): boolean {
    return this.clients.get(clientId)?.get(line)?.[0] === place;
  }
}

/** The place of one query in a line. */
class Place {
  /** True if it was woken since this was last set to false. */
  isWoken = false;
  private endSleep: (() => void) | undefined;

  wake(): void {
    this.isWoken = true;
    this.endSleep?.();
  }

  /** Waits until it is woken or until the time is over. */
  async sleep(ms: number): Promise<void> {
    if (this.isWoken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      // A waiting query must not keep the process alive.
      timer.unref();
      this.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endSleep = undefined;
  }
}
