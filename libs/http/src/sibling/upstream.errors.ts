import { failure } from '#libs/kernel';

/** Another service cannot be reached, breaks off, redirects, or sends too much. */
export class UpstreamFailed extends failure.upstreamFailed(
  'UPSTREAM_FAILED',
  'Another service failed',
) {}

export class UpstreamTimeout extends failure.upstreamTimeout(
  'UPSTREAM_TIMEOUT',
  'Another service did not answer in time',
  (service: string, timeoutMs: number) =>
    `${service} did not answer within ${String(timeoutMs)} ms.`,
) {}
