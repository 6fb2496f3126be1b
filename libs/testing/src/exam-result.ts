interface ExamRun {
  readonly status: string;
  readonly steps: readonly { readonly status: string }[];
}

const LETTERS: Readonly<Record<string, string>> = { passed: 'P', failed: 'F', pending: '-' };

/** The results of the steps of an exam: `PF-` for passed, failed and pending. */
export function lettersOf(steps: ExamRun['steps']): string {
  return steps.map(({ status }) => LETTERS[status]).join('');
}

/** The result of a run, such as `running P--`. @param run as the API shows it */
export function resultOf(run: object): string {
  const { status, steps } = run as ExamRun;
  return `${status} ${lettersOf(steps)}`;
}
