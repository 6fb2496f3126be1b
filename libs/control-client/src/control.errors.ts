/** The body of an error of a simulator (RFC 9457). */
export interface ControlProblem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/** A simulator has refused a control request. The message is one line. */
export class ControlRefused extends Error {
  constructor(
    request: string,
    readonly problem: ControlProblem,
  ) {
    super(`${request}: ${String(problem.status)} ${problem.code}. ${problem.detail}`);
    this.name = 'ControlRefused';
  }

  get code(): string {
    return this.problem.code;
  }
}

/** Nothing that answers like a simulator is at the address. The message is one line. */
export class NoSimulator extends Error {
  constructor(
    readonly address: string,
    readonly why: string,
  ) {
    super(`No simulator answers at ${address}: ${why}.`);
    this.name = 'NoSimulator';
  }
}
