import { type Evidence, type GradedStep } from '../exam-run';

/** The result of the check of a step. */
export type Finding = Pick<GradedStep, 'status' | 'detail' | 'evidence'>;

export function passed(detail: string, ...evidence: readonly Evidence[]): Finding {
  return { status: 'passed', detail, evidence };
}

export function failed(detail: string, ...evidence: readonly Evidence[]): Finding {
  return { status: 'failed', detail, evidence };
}

export function pending(detail: string, ...evidence: readonly Evidence[]): Finding {
  return { status: 'pending', detail, evidence };
}

export const NOT_YET = pending('It has not happened yet.');

export function happenedAt(at: string, ...evidence: readonly Evidence[]): Finding {
  return passed(`It happened at ${at}.`, ...evidence);
}
