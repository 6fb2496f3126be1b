/** Work that is waiting for its instant. */
export class ScheduledWorkResponse {
  /**
   * Kind of the work. The guide about sandboxes lists all kinds.
   * @example spi-timeout
   */
  kind!: string;

  /**
   * Key of the work. It is unique among the work of the same kind.
   * @example E12345678202611211200abcdef12345
   */
  key!: string;

  /**
   * The instant at which the work is run, by the clock of the sandbox. Work whose instant has passed is run soon.
   * @example 2026-11-21T12:00:00.000Z
   */
  dueAt!: string;

  /**
   * What the work is about, such as the EndToEndId of a payment. Absent if the kind of work does not say it.
   * @example E12345678202611211200abcdef12345
   */
  about?: string;
}

/** The work of a sandbox that is waiting for its instant. */
export class ScheduleResponse {
  /**
   * The current time of the sandbox, ISO 8601 UTC.
   * @example 2026-11-21T11:59:20.000Z
   */
  now!: string;

  /**
   * Number of all items, also of those that are not listed.
   * @example 1
   */
  total!: number;

  /** The items that are due first, in the order in which they are due. */
  items!: ScheduledWorkResponse[];
}
