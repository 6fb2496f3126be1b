import { Failure } from '#libs/kernel';

/** The request held a sandbox that was reset, restored or dropped before the request was done. */
export class SandboxReplaced extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'SANDBOX_REPLACED';
  readonly title = 'The sandbox was replaced';
  override readonly retryAfterSeconds = 1;

  constructor(name: string) {
    super(
      `Sandbox ${name} was reset, restored or dropped while the request was under way. ` +
        'Send the request again: it will work in the new sandbox.',
    );
  }
}

/** The service shuts down and can no longer wait for the request. */
export class ServiceStopping extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'SERVICE_STOPPING';
  readonly title = 'The service is stopping';
  override readonly retryAfterSeconds = 1;

  constructor() {
    super('The service was told to stop while the request was waiting. Send the request again.');
  }
}

/** Every sandbox that the quota allows exists already. */
export class SandboxQuotaReached extends Failure {
  readonly kind = 'rate-limited';
  readonly code = 'SANDBOX_QUOTA_REACHED';
  readonly title = 'There are too many sandboxes';

  constructor(name: string, quota: number) {
    super(
      `Sandbox ${name} cannot be created: the service already has ${String(quota)} sandboxes, the most that ` +
        'SANDBOXES_MAX allows. Drop those that are no longer used (DELETE /__admin/sandboxes/{name}), ' +
        'or set SANDBOX_TTL so that unused sandboxes are dropped automatically.',
    );
  }
}

/** Another instance of the service moves the sandbox's clock and does not finish. */
export class ClockBusy extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'CLOCK_BUSY';
  readonly title = 'The clock is being moved';
  override readonly retryAfterSeconds = 1;

  constructor(name: string) {
    super(
      `Another instance of the service is moving the clock of sandbox ${name} and has not finished. ` +
        'Nothing was changed by this request; send it again.',
    );
  }
}
