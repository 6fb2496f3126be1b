/** The state of the service. */
export class HealthResponse {
  /**
   * `ok` while the service does its work.
   * @example ok
   */
  status!: string;

  /**
   * Which service this is.
   * @example spi
   */
  service!: string;

  /**
   * Its version.
   * @example 0.1.0
   */
  version!: string;

  /**
   * The time by its clock, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  timestamp!: string;
}
