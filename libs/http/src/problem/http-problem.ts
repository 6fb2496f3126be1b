import { type Violation } from '#libs/kernel';

/**
 * A request that is refused at the HTTP level, not by the domain: an unknown route, method or media type, or a body
 * that is too large.
 */
export class HttpProblem extends Error {
  readonly code: string;
  readonly title: string;
  /** Additional headers of the response, such as Allow. */
  readonly headers: Readonly<Record<string, string>>;
  readonly violations: readonly Violation[];

  constructor(
    readonly status: number,
    readonly detail: string,
    about: {
      readonly code: string;
      readonly title: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly violations?: readonly Violation[];
    },
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.code = about.code;
    this.title = about.title;
    this.headers = about.headers ?? {};
    this.violations = about.violations ?? [];
  }
}
