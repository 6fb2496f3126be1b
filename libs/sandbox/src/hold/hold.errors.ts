import { failure } from '#libs/kernel';

/** The sandbox is held under another id. */
export class SandboxHeld extends failure.conflict(
  'SANDBOX_HELD',
  'The sandbox is held by another client',
  (name: string) =>
    `Sandbox ${name} is held by another client, such as a second suite control. Wait until it is released, and send ` +
    'the request again.',
) {
  override readonly retryAfterSeconds = 1;
}

/** A hold cannot be renewed because it has already ended. Requests may have run in the meantime. */
export class HoldLost extends failure.conflict(
  'HOLD_LOST',
  'The sandbox is no longer held',
  (name: string, id: string) =>
    `Sandbox ${name} is not held by ${id}. The hold has expired, or the service was restarted. Requests ` +
    'may have run in the meantime.',
) {}

/** Requests that began before the hold did not end in time. */
export class SandboxBusy extends failure.unavailable(
  'SANDBOX_BUSY',
  'Requests of the sandbox are still running',
  (name: string, why: string) =>
    `Sandbox ${name} cannot be held: ${why}. Nothing was changed. Send the request again.`,
) {
  override readonly retryAfterSeconds = 1;
}
