import { DEFAULT_SANDBOX } from '#libs/http';
import { addDuration, parseDuration, parseInstant } from '#libs/kernel';

/** When a sandbox was used last. */
export interface SandboxUse {
  readonly name: string;
  /** The last use, in ms of the machine's clock; undefined if it is not known. */
  readonly lastUsedMs: number | undefined;
}

/**
 * When a sandbox is dropped if it is not used again, in ms of the machine's clock; undefined if never.
 * @param ttl SANDBOX_TTL
 */
export function expiryMs(
  ttl: string | undefined,
  { name, lastUsedMs }: SandboxUse,
): number | undefined {
  const duration = parseDuration(ttl ?? '');
  if (duration === undefined || name === DEFAULT_SANDBOX) return undefined;
  return lastUsedMs === undefined ? undefined : addDuration(lastUsedMs, duration);
}

/** The later of the stored use and a use that this instance has not stored yet. */
export function latestUseMs(
  stored: string | undefined,
  unstoredMs: number | undefined,
): number | undefined {
  const uses = [parseInstant(stored ?? ''), unstoredMs].filter((use) => use !== undefined);
  return uses.length === 0 ? undefined : Math.max(...uses);
}
