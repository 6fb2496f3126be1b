import { type Schema } from '#libs/app';
import { failure } from '#libs/kernel';
import { unknownMigrations } from './versions/migrations';

export class SandboxReplaced extends failure.unavailable(
  'SANDBOX_REPLACED',
  'The sandbox was replaced',
  (name: string) =>
    `Sandbox ${name} was reset, restored or dropped while the request was under way. ` +
    'Send the request again: it will work in the new sandbox.',
) {
  override readonly retryAfterSeconds = 1;
}

export class ServiceStopping extends failure.unavailable(
  'SERVICE_STOPPING',
  'The service is stopping',
  () => 'The service was told to stop while the request was waiting. Send the request again.',
) {
  override readonly retryAfterSeconds = 1;
}

export class SandboxQuotaReached extends failure.rateLimited(
  'SANDBOX_QUOTA_REACHED',
  'The service has the maximum number of sandboxes',
  (name: string, quota: number) =>
    `Sandbox ${name} cannot be created: the service already has ${String(quota)} sandboxes, the most that ` +
    'SANDBOXES_MAX allows. Drop those that are no longer used (DELETE /__admin/sandboxes/{name}), ' +
    'or set SANDBOX_TTL so that unused sandboxes are dropped automatically.',
) {}

export class SandboxOfNewerVersion extends failure.unavailable(
  'SANDBOX_OF_NEWER_VERSION',
  'The sandbox was migrated by a newer version',
  (name: string, migrations: readonly string[]) =>
    `Sandbox ${name} was migrated by a newer version of the service, with ${migrations.join(', ')}, ` +
    'which this version cannot read. Stop this instance or upgrade it. Nothing was changed.',
) {}

/** @throws SandboxOfNewerVersion if the database of the sandbox has migrations that the schema does not have */
export function checkVersion(name: string, schema: Schema, applied: readonly string[]): void {
  const unknown = unknownMigrations(schema, applied);
  if (unknown.length > 0) throw new SandboxOfNewerVersion(name, unknown);
}

export class ClockBusy extends failure.unavailable(
  'CLOCK_BUSY',
  'The clock is being moved',
  (name: string) =>
    `Another instance of the service is moving the clock of sandbox ${name} and has not finished. ` +
    'Nothing was changed by this request; send it again.',
) {
  override readonly retryAfterSeconds = 1;
}
