import { JournalEntryResponse, VerifyResponse } from '#libs/control';

/** A request in the journal of a service. Sensitive data is masked. */
export class SuiteEntryResponse extends JournalEntryResponse {
  /**
   * Name of the service that received it.
   * @example spi
   */
  service!: string;
}

/** The results of the expectations of one service. */
export class ServiceVerifyResponse extends VerifyResponse {
  /**
   * Name of the service.
   * @example spi
   */
  service!: string;
}

/** The results of all expectations. */
export class SuiteVerifyResponse {
  /** True if all expectations of all services are met. */
  pass!: boolean;

  /** The results of each service, in the order of the request. */
  services!: ServiceVerifyResponse[];
}
