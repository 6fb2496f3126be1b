import { failed, type TaskOutcome, type TaskRequest } from './task-resource';

/** The header with the number of calls of workflows that led to a request. */
export const HOPS_HEADER = 'X-Workflow-Hops';
/** A workflow that calls itself over HTTP ends here. */
export const MAX_HOPS = 8;

const HOPS = /^\d{1,3}$/;

/** The hops of an execution that this request starts: 0 if the header is absent or not a number. */
export function hopsOf(header: string | undefined): number {
  return header !== undefined && HOPS.test(header) ? Number(header) : 0;
}

/** The header of a request that a task sends. */
export function hopsHeader({ hops }: Pick<TaskRequest, 'hops'>): Readonly<Record<string, string>> {
  return { [HOPS_HEADER]: String(hops + 1) };
}

/** The failure of a task that must not send another request; undefined if it may. */
export function hopsFailure({ hops }: Pick<TaskRequest, 'hops'>): TaskOutcome | undefined {
  if (hops < MAX_HOPS) return undefined;
  return failed(
    'Workflow.TooManyHops',
    `This execution comes after ${String(hops)} calls between workflows; at most ${String(MAX_HOPS)} are allowed. A workflow probably starts itself again.`,
  );
}
