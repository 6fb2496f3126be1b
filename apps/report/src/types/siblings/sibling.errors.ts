import { Failure } from '#libs/kernel';
import { UpstreamFailed } from '#libs/platform';

/** A report needs a service whose address is not configured. */
export class SiblingMissing extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'SIBLING_MISSING';
  readonly title = 'The service that has the data is not configured';

  /** @param variable that holds the address */
  constructor(service: string, variable: string) {
    super(`The report needs ${service}: set ${variable} to its address and start again.`);
  }
}

/** A service answered with a status other than 200. */
export class SiblingRefused extends UpstreamFailed {
  /** @param reason what the service itself says; empty if it says nothing that can be read */
  constructor(
    service: string,
    readonly status: number,
    reason: string,
  ) {
    super(`${service} answered ${String(status)}${reason === '' ? '.' : `: ${reason}`}`);
  }
}

/** A service answered 200, but not with what its interface promises. */
export class SiblingUnreadable extends UpstreamFailed {
  constructor(service: string, detail: string) {
    super(`The answer of ${service} cannot be used: ${detail}`);
  }
}
