import { newUuid, toIsoUtc } from '#libs/kernel';
import { z } from 'zod';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { clockShape, snapshotShape, type Clock } from '../services/shapes';

/** How a change of a sandbox in one service is taken back. */
export interface Undo {
  takeBack(): Promise<void>;
  /** Removes what was only kept to take the change back. */
  forget(): Promise<void>;
}

/** The names of the snapshots that take changes back. */
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

/** Takes back any change: by a snapshot, or by dropping the sandbox if it does not exist before the change. */
export async function undoAll(service: ServiceClient, sandbox: string): Promise<Undo> {
  const snapshot = `${UNDO_PREFIX}${newUuid().slice(0, 8)}`;
  const path = `/sandboxes/${sandbox}`;
  try {
    await service.command('POST', `${path}/snapshots/${snapshot}`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { takeBack: () => dropped(service, sandbox), forget: nothing };
  }
  const forget = (): Promise<void> => forgetUndos(service, path).catch(nothing);
  return {
    takeBack: async () => {
      await service.control('POST', `${path}/snapshots/${snapshot}/restore`, z.unknown(), {});
      await forget();
    },
    forget,
  };
}

/** Also deletes those of a suite control that was killed: nobody else changes the sandbox while it is held. */
async function forgetUndos(service: ServiceClient, path: string): Promise<void> {
  const snapshots = await service.control('GET', `${path}/snapshots`, z.array(snapshotShape));
  for (const { name } of snapshots) {
    if (name.startsWith(UNDO_PREFIX)) await service.command('DELETE', `${path}/snapshots/${name}`);
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
