/** The result of one attempt to reserve. */
export interface Attempt {
  /** A query that is under way may give back the token that was missing. */
  readonly mayStillSucceed: boolean;
}

/** What a query waits in, and for how long. */
export interface Wait {
  /** Queries that wait for the same client form one group and are woken together. */
  readonly clientId: string;
  /** Queries of the client in the same line are served in the order in which they came. */
  readonly line: string;
  readonly waitMs: number;
  /** Ends the wait with the signal's reason. */
  readonly signal: AbortSignal;
}

/** How often the first in line tries again: another instance gives no sign when it settles. */
const POLL_MS = 20;
/** More than this do not wait at once, and are refused immediately. */
const MOST_WAITING = 10_000;

/**
 * Queries that wait for another query of their client to give its token back, in lines: first come, first
 * served. Only the first in each line tries, so that a token that comes back costs one attempt, however
 * many wait. They wait by the machine's monotonic time: the sandbox's clock may stand still.
 */
export class WaitingLines {
  /** By client, then by line. Only clients with a query that waits are in it. */
  private readonly clients = new Map<string, Map<string, Place[]>>();
  private waiting = 0;

  isEmpty(clientId: string, line: string): boolean {
    return this.clients.get(clientId)?.has(line) !== true;
  }

  /**
   * Repeats the attempt, in turn, until it can no longer succeed by waiting, or the time is over.
   *
   * @returns the last attempt
   * @throws the reason of the signal
   */
  async repeat<T extends Attempt>(wait: Wait, attempt: () => Promise<T>): Promise<T> {
    if (wait.waitMs === 0 || this.waiting >= MOST_WAITING) return attempt();
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

  /** Tells the queries of a client that wait that a token may have come back. */
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
  /** Woken since this was last set to false. */
  isWoken = false;
  private endSleep: (() => void) | undefined;

  wake(): void {
    this.isWoken = true;
    this.endSleep?.();
  }

  /** Waits until it is woken, or so many milliseconds. */
  async sleep(ms: number): Promise<void> {
    if (this.isWoken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      // A query that waits must not keep the process alive.
      timer.unref();
      this.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endSleep = undefined;
  }
}
