/** What the host decided, and why. */
export interface Decision {
  /** DE39. */
  readonly code: string;
  /** The rule that decided. */
  readonly rule: string;
  /** What it saw, for a person. */
  readonly detail: string;
}

export function decisionOf(code: string, rule: string, detail: string): Decision {
  return { code, rule, detail };
}

/** What a rule of the sandbox orders. */
export function orderedDecision(code: string): Decision {
  return decisionOf(code, 'ordered', 'A rule of the sandbox ordered this response.');
}
