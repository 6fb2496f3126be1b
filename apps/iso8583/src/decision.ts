/** The decision of the host and its reason. */
export interface Decision {
  /** DE39. */
  readonly code: string;
  /** The rule that decided. */
  readonly rule: string;
  /** The reason in words. */
  readonly detail: string;
}

export function decisionOf(code: string, rule: string, detail: string): Decision {
  return { code, rule, detail };
}

/** The decision that a rule of the sandbox requested. */
export function requestedDecision(code: string): Decision {
  return decisionOf(code, 'ordered', 'A rule of the sandbox requested this response.');
}
