import { passTime, type OpenSandbox } from '#libs/sandbox';
import { type Waiting } from './route';

/**
 * The value that `work` resolves to; undefined when the time is over.
 *
 * @param work gets a signal that is aborted when the time is over
 * @throws the reason of `openSandbox.closing`, and the errors of `work`
 */
export async function awaitAnswer<T>(
  openSandbox: OpenSandbox,
  { ms, clock }: Pick<Waiting, 'ms' | 'clock'>,
  work: (signal: AbortSignal) => Promise<T | undefined>,
): Promise<T | undefined> {
  const over = new AbortController();
  const timeout = passTime(openSandbox, ms, { clock, signal: over.signal });
  try {
    return await Promise.race([work(over.signal), timeout.then(() => undefined)]);
  } finally {
    over.abort();
  }
}
