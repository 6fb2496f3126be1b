/** The state of the service. */
export class HealthResponse {
  /**
   * Always `ok`: otherwise the response is a problem.
   * @example ok
   */
  status!: string;

  /**
   * Name of the service.
   * @example spi
   */
  service!: string;

  /**
   * Version of the service.
   * @example 0.1.0
   */
  version!: string;

  /**
   * Current time of the machine, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  timestamp!: string;
}
