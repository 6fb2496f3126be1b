/** A sandbox in one service. */
export class ServiceSandboxResponse {
  /**
   * Name of the service.
   * @example spi
   */
  service!: string;

  /**
   * Size of its data, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * Time when the sandbox was created in this service, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string | null;

  /**
   * Time when the sandbox was last closed or created in this service, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  lastUsedAt!: string | null;

  /**
   * The current time of the sandbox in this service.
   * @example 2030-01-01T00:00:00.000Z
   */
  now!: string;

  /**
   * The mode of its clock.
   * @example frozen
   */
  mode!: 'real' | 'offset' | 'frozen';
}

/** A sandbox, and the services that have it. */
export class SuiteSandboxResponse {
  /**
   * Name of the sandbox, as in `X-Sandbox`.
   * @example run-42
   */
  name!: string;

  /** The services that have the sandbox. A service creates it when it is first used there. */
  services!: ServiceSandboxResponse[];
}

/** All sandboxes, and the services that do not answer. */
export class SuiteSandboxesResponse {
  /** The sandboxes, by name. */
  sandboxes!: SuiteSandboxResponse[];

  /**
   * The services that do not answer. Their sandboxes are missing here.
   * @example []
   */
  silent!: string[];
}

/** A snapshot of a sandbox in all services. */
export class SuiteSnapshotResponse {
  /**
   * Name of the snapshot.
   * @example before-payment
   */
  name!: string;

  /**
   * Size of the snapshot in all services together, in bytes.
   * @example 524288
   */
  sizeBytes!: number;

  /**
   * Time when the snapshot was completed, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * The services that have the snapshot. The suite control can restore it only if all services have it.
   * @example ["spi", "dict", "iso8583", "workflow", "openfinance", "nfse", "report", "ratelimit"]
   */
  services!: string[];

  /** Whether the suite control can restore it: all services have a part of it, and the parts come from one save. */
  isComplete!: boolean;
}
