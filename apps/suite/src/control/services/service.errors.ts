import { at, Failure, failure, type FailureKind } from '#libs/kernel';

/** A service cannot be reached, does not answer in time, or its response is not that of a simulator. */
export class ServiceFailed extends Failure {
  readonly kind = 'upstream-failed';
  readonly code = 'SERVICE_FAILED';
  readonly title = 'A service does not answer';

  constructor(
    readonly service: string,
    private readonly address: string,
    /** The cause, with the name of the service. */
    private readonly why: string,
    /** The consequence for the requested change. */
    consequence = '',
    /** The error code in the response of the service, if there is one. */
    readonly serviceCode?: string,
  ) {
    super(`${why} Its address is ${address}. ${consequence}`.trimEnd(), [
      { pointer: service, detail: why },
    ]);
  }

  withConsequence(consequence: string): ServiceFailed {
    const { service, address, why, serviceCode } = this;
    return new ServiceFailed(service, address, why, consequence, serviceCode);
  }
}

/** The kinds of failures that a service can have, by its status. */
const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'unprocessable',
  429: 'rate-limited',
  503: 'unavailable',
  507: 'storage-full',
};

/** The problem (RFC 9457) of a service. */
export interface ServiceProblem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[] | undefined;
}

/** A service has refused a request. The error is that of the service, with its name in front. */
export class ServiceRefused extends Failure {
  readonly kind: FailureKind;
  readonly code: string;
  readonly title: string;

  constructor(
    readonly service: string,
    { status, code, title, detail, errors = [] }: ServiceProblem,
  ) {
    super(`${service}: ${detail}`, errors);
    this.kind = KINDS[status] ?? 'upstream-failed';
    this.code = code;
    this.title = title;
  }
}

export class ServiceUnknown extends failure.malformed(
  'SERVICE_UNKNOWN',
  'The service does not exist',
  (pointer: string, names: readonly string[]) => at(pointer, `Must be one of ${names.join(', ')}.`),
) {}

/** A change was made in some services, and neither completed nor taken back in others. */
export class ChangeIncomplete extends failure.upstreamFailed(
  'CHANGE_INCOMPLETE',
  'The change is incomplete',
  /** @param services that are in an unknown state */
  (cause: string, services: readonly string[]) => ({
    detail:
      `${cause} The change was undone in the other services, but not in ${services.join(', ')}: there was no answer, and the ` +
      'state of the sandbox there is not known. Start what is stopped, and reset or restore the sandbox.',
    violations: services.map((pointer) => ({
      pointer,
      detail: 'The state of the sandbox is not known.',
    })),
  }),
) {}
