import { failure } from '#libs/kernel';

export class ObserverReadsOnly extends failure.malformed(
  'OBSERVER_READS_ONLY',
  'An observer can only read',
  (method: string) =>
    `X-Observe is for GET and HEAD, and this request is ${method}. Without the header, the request is done and is in the journal.`,
) {}
