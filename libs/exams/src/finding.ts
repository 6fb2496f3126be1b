import { type GradedStep } from './exam-run';

/** The result of the check of a step. */
export type Finding<Evidence = never> = Pick<
  GradedStep<Evidence>,
  'status' | 'detail' | 'evidence'
>;

/** A step, and its check. */
export interface CheckedStep<Scene, Evidence> extends Pick<GradedStep, 'name' | 'expected'> {
  readonly check: (scene: Scene) => Finding<Evidence>;
}

export function passed<E = never>(detail: string, ...evidence: readonly E[]): Finding<E> {
  return { status: 'passed', detail, evidence };
}

export function failed<E = never>(detail: string, ...evidence: readonly E[]): Finding<E> {
  return { status: 'failed', detail, evidence };
}

export function pending<E = never>(detail: string, ...evidence: readonly E[]): Finding<E> {
  return { status: 'pending', detail, evidence };
}

export function happenedAt<E = never>(at: string, ...evidence: readonly E[]): Finding<E> {
  return passed(`It happened at ${at}.`, ...evidence);
}

export const NOT_YET: Finding = pending('It has not happened yet.');

/** Grades steps that do not depend on each other. */
export function gradeSteps<Scene, Evidence>(
  steps: readonly CheckedStep<Scene, Evidence>[],
  scene: Scene,
): GradedStep<Evidence>[] {
  return steps.map(({ name, expected, check }) => ({ name, expected, ...check(scene) }));
}
