import { isSuite, settings } from '../app/settings';
import { NO_RESPONSE, Problem } from './problem';

/** What the suite control says if a service does not answer: in a request to all, and to one. */
const SERVICE_FAILED = 'SERVICE_FAILED';
const PASSAGE_FAILED = 'UPSTREAM_FAILED';

/** What all services have together; those that do not answer are named. */
export interface FromServices<T> {
  readonly value: T;
  readonly silent: readonly string[];
}

/**
 * Reads something of all services. The suite control reads it from all at once, and fails if one of them does not answer. Then each
 * service is read alone.
 *
 * @param merge puts together what the services answered
 * @throws Problem if no service answers
 */
export async function fromServices<T>(
  readAll: () => Promise<T>,
  readOne: (service: string) => Promise<T>,
  merge: (parts: readonly T[]) => T,
): Promise<FromServices<T>> {
  try {
    return { value: await readAll(), silent: [] };
  } catch (problem) {
    if (!isSuite || !hasCode(problem, [SERVICE_FAILED])) throw problem;
    return fromEach(readOne, merge, problem);
  }
}

async function fromEach<T>(
  readOne: (service: string) => Promise<T>,
  merge: (parts: readonly T[]) => T,
  problem: unknown,
): Promise<FromServices<T>> {
  const silent: string[] = [];
  const parts: T[] = [];
  await Promise.all(
    settings.services.map(async (service) => {
      try {
        parts.push(await readOne(service));
      } catch (error) {
        if (!hasCode(error, [PASSAGE_FAILED, NO_RESPONSE])) throw error;
        silent.push(service);
      }
    }),
  );
  if (parts.length === 0) throw problem;
  return { value: merge(parts), silent: silent.sort() };
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Problem && codes.includes(error.code);
}
