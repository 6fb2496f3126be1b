import { newUuid, toIsoUtc } from '#libs/kernel';
import { z } from 'zod';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { clockShape, snapshotShape, type Clock } from '../services/shapes';

/** How a change of a sandbox in one service is taken back. */
export interface Undo {
  takeBack(): Promise<void>;
  /** Deletes the data that was only kept to take the change back. */
  forget(): Promise<void>;
}

/** The names of the snapshots that only exist while a change is made. */
const UNDO_PREFIX = 'suite-undo-';

const nothing = (): Promise<void> => Promise.resolve();

/** Takes back a change of the clock, if no due work was run for it. */
export function undoClock(service: ServiceClient, { mode, now }: Clock): Undo {
  const sinceMs = performance.now();
  return {
    takeBack: async () => {
      const passedMs = mode === 'offset' ? performance.now() - sinceMs : 0;
      const instant = toIsoUtc(Date.parse(now) + passedMs);
      const setting = mode === 'real' ? { mode } : { mode, now: instant };
      await service.control('PUT', '/clock', clockShape, { ...setting, allowPast: true });
    },
    forget: nothing,
  };
}

/** The name of a temporary snapshot. Snapshots that a killed suite control has left are deleted. */
export function temporaryName(): string {
  return `${UNDO_PREFIX}${newUuid().slice(0, 8)}`;
}

/** Takes back any change: by a snapshot, or by dropping the sandbox if it does not exist before the change. */
export async function undoAll(service: ServiceClient, sandbox: string): Promise<Undo> {
  const snapshot = temporaryName();
  const path = `/sandboxes/${sandbox}`;
  try {
    await service.command('POST', `${path}/snapshots/${snapshot}`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { takeBack: () => dropped(service, sandbox), forget: nothing };
  }
  const forget = (): Promise<void> => forgetUndos(service, `${path}/snapshots`).catch(nothing);
  return {
    takeBack: async () => {
      await service.control('POST', `${path}/snapshots/${snapshot}/restore`, z.unknown(), {});
      await forget();
    },
    forget,
  };
}

/**
 * The temporary snapshots of one service. Also deletes those of a suite control that was killed. This is safe, because
 * nobody else changes the sandbox while it is held.
 */
export async function forgetUndos(service: ServiceClient, path: string): Promise<void> {
  const snapshots = await service.control('GET', path, z.array(snapshotShape));
  for (const { name } of snapshots) {
    if (name.startsWith(UNDO_PREFIX)) await service.command('DELETE', `${path}/${name}`);
  }
}

async function dropped(service: ServiceClient, sandbox: string): Promise<void> {
  try {
    await service.command('DELETE', `/sandboxes/${sandbox}`);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Whether the error says that the sandbox does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ServiceRefused && error.code === 'SANDBOX_NOT_FOUND';
}
