/** A limit of the service, and how much of it is used. */
export class LimitResponse {
  /**
   * How much is used now.
   * @example 3
   */
  used!: number;

  /**
   * The maximum.
   * @example 2000
   */
  maximum!: number;
}

/** The limits of the service that the configuration sets. */
export class LimitsResponse {
  /** Stored sandboxes, open or not. Creating more than the maximum is refused with 429 `SANDBOX_QUOTA_REACHED`. */
  sandboxes!: LimitResponse;

  /** Open sandboxes of this instance. Beyond the maximum, the least recently used one is closed. No data is lost. */
  openSandboxes!: LimitResponse;

  /** Memory of the journals of this instance, in bytes. Beyond the maximum, the oldest requests are dropped. */
  journalBytes!: LimitResponse;

  /**
   * Time after which an unused sandbox is dropped, as an ISO 8601 duration. Null: sandboxes stay.
   * @example P7D
   */
  sandboxTtl!: string | null;
}
