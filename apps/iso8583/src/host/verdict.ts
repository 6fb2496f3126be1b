/** What the host decided, and why. */
export interface Verdict {
  /** DE39. */
  readonly code: string;
  /** The rule that decided. */
  readonly rule: string;
  /** What it saw, for a person. */
  readonly detail: string;
}

export function ruling(code: string, rule: string, detail: string): Verdict {
  return { code, rule, detail };
}

/** What a rule of the sandbox orders. */
export function ordered(code: string): Verdict {
  return ruling(code, 'ordered', 'A rule of the sandbox orders it.');
}
