import { BusinessEventResponse } from '#libs/control';

/** What a request to a service was about. Sensitive data is masked. */
export class SuiteBusinessEventResponse extends BusinessEventResponse {
  /**
   * Name of the service that received it.
   * @example spi
   */
  service!: string;
}
