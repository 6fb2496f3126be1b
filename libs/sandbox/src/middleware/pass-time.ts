import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenSandbox } from '../open/open-sandbox';

/** The longest timer, because the clock can be set during the wait. */
const LONGEST_TIMER_MS = 60_000;

/**
 * Waits until this time has passed, on the monotonic clock of the machine or on the clock of the sandbox,
 * which can be moved or frozen during the wait. The wait also ends when `signal` is aborted.
 *
 * @throws the reason of `openSandbox.closing` if the sandbox is closed during the wait: reset, restored,
 *   dropped, or the service stops
 */
export async function passTime(
  openSandbox: OpenSandbox,
  ms: number,
  { clock, signal }: { readonly clock: 'real' | 'sandbox'; readonly signal: AbortSignal },
): Promise<void> {
  const nowMs = (): number => (clock === 'sandbox' ? openSandbox.nowMs() : performance.now());
  const untilMs = nowMs() + ms;
  while (nowMs() < untilMs && !signal.aborted && !openSandbox.closing.aborted) {
    const step = new AbortController();
    const stop = (): void => {
      step.abort();
    };
    const unlisten = openSandbox.onClockSet(stop);
    signal.addEventListener('abort', stop);
    openSandbox.closing.addEventListener('abort', stop);
    const timerMs = Math.min(LONGEST_TIMER_MS, untilMs - nowMs());
    await sleep(timerMs, undefined, { signal: step.signal }).catch(() => undefined);
    unlisten();
    signal.removeEventListener('abort', stop);
    openSandbox.closing.removeEventListener('abort', stop);
  }
  openSandbox.closing.throwIfAborted();
}
