import { type Violation } from '#libs/kernel';

/**
 * A request that HTTP itself, and not the domain, has no answer for: no such route, a method or a media
 * type that is not served, a body that is too large.
 */
export class HttpProblem extends Error {
  readonly code: string;
  readonly title: string;
  /** Header fields that the answer must carry, such as Allow. */
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
