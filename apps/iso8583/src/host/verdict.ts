/** Why a request was refused. */
export interface Refusal {
  /** DE39. */
  readonly code: string;
  /** The rule that decided. */
  readonly rule: string;
  /** What it saw, for a person. */
  readonly detail: string;
}

/** What the host decided, and why. An approval is a verdict too. */
export type Verdict = Refusal;

export function refusal(code: string, rule: string, detail: string): Refusal {
  return { code, rule, detail };
}
