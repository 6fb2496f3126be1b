import { Failure } from '#libs/kernel';

/** Another service cannot be reached, breaks off, redirects, or sends too much. */
export class UpstreamFailed extends Failure {
  readonly kind = 'upstream-failed';
  readonly code = 'UPSTREAM_FAILED';
  readonly title = 'Another service failed';
}

/** Another service did not answer in time. */
export class UpstreamTimeout extends Failure {
  readonly kind = 'upstream-timeout';
  readonly code = 'UPSTREAM_TIMEOUT';
  readonly title = 'Another service did not answer in time';

  constructor(service: string, timeoutMs: number) {
    super(`${service} did not answer within ${String(timeoutMs)} ms.`);
  }
}
