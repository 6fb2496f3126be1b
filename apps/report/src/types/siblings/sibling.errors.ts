import { UpstreamFailed } from '#libs/http';
import { failure } from '#libs/kernel';

export class SiblingMissing extends failure.unavailable(
  'SIBLING_MISSING',
  'The service that has the data is not configured',
  /** @param variable that holds the address */
  (service: string, variable: string) =>
    `The report needs ${service}. Set ${variable} to its address and restart the service.`,
) {}

/** A service answered with a status other than 200. */
export class SiblingRefused extends UpstreamFailed {
  /** @param reason the reason in the response of the service; empty if it has none */
  constructor(
    service: string,
    readonly status: number,
    reason: string,
  ) {
    super(`${service} answered ${String(status)}${reason === '' ? '.' : `: ${reason}`}`);
  }
}

/** A service answered 200 with an invalid body. */
export class SiblingUnreadable extends UpstreamFailed {
  constructor(service: string, detail: string) {
    super(`The response of ${service} is not valid: ${detail}`);
  }
}
