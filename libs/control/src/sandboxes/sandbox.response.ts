import { LinksTo } from '#libs/openapi';
import { type ClockResponse } from '../clock/clock.response';

/** A sandbox of this service. */
@LinksTo({
  findSandbox: { name: '/name' },
  resetSandbox: { name: '/name' },
  dropSandbox: { name: '/name' },
  listSnapshots: { name: '/name' },
})
export class SandboxResponse {
  /**
   * Name of the sandbox, as in `X-Sandbox`.
   * @example run-42
   */
  name!: string;

  /**
   * Size of the data of the sandbox, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * Time when the sandbox was created, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string | null;

  /**
   * Time when the sandbox was last closed or created, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  lastUsedAt!: string | null;

  /**
   * Time after which the sandbox is dropped if it is not used again, by the clock of the machine. Null if it stays:
   * without SANDBOX_TTL, and always for `default`.
   * @example 2026-11-28T12:00:00.000Z
   */
  expiresAt!: string | null;

  /** The clock of the sandbox. */
  clock!: ClockResponse;

  /** True if the sandbox is open; false if it is only stored. */
  open!: boolean;
}

/** A saved state of a sandbox: data, clock and rules. */
@LinksTo({
  restoreSnapshot: { name: '$request.path.name', snapshot: '/name' },
  deleteSnapshot: { name: '$request.path.name', snapshot: '/name' },
})
export class SnapshotResponse {
  /**
   * Name of the snapshot.
   * @example before-payment
   */
  name!: string;

  /**
   * Size of the snapshot, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * Time when the snapshot was saved, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * The id of the save that the snapshot belongs to, if several services were saved together. Absent if only this
   * service was saved.
   * @example 0a1b2c3d
   */
  save?: string;
}
