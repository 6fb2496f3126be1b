import { Failure } from '#libs/kernel';

/** The sandbox is held under another id. */
export class SandboxHeld extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SANDBOX_HELD';
  readonly title = 'The sandbox is held by another client';
  override readonly retryAfterSeconds = 1;

  constructor(name: string) {
    super(
      `Sandbox ${name} is held by another client, such as a second suite control. Wait until it is released, and send ` +
        'the request again.',
    );
  }
}

/** A hold is to be made longer that is over already: requests may have run since. */
export class HoldLost extends Failure {
  readonly kind = 'conflict';
  readonly code = 'HOLD_LOST';
  readonly title = 'The sandbox is not held any more';

  constructor(name: string, id: string) {
    super(
      `Sandbox ${name} is not held by ${id}. The time of the hold is over, or the service was started again. Requests ` +
        'may have run since.',
    );
  }
}

/** Requests that began before the hold did not end in time. */
export class SandboxBusy extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'SANDBOX_BUSY';
  readonly title = 'Requests of the sandbox are still running';
  override readonly retryAfterSeconds = 1;

  constructor(name: string, why: string) {
    super(`Sandbox ${name} cannot be held: ${why}. Nothing was changed. Send the request again.`);
  }
}
