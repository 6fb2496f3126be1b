import { type ExamRunHead, type ExamStatus } from './exam-run';

/** The members that an item has in every service. */
export class ExamItemHeadResponse {
  item!: string;

  title!: string;

  /**
   * The source of its content. `our reading`: the script has only the title of the item, and the simulator defines its
   * steps.
   */
  source!: string;

  /**
   * Whether the simulator can examine it.
   * @example true
   */
  served!: boolean;

  /** The reason, if it cannot. */
  reason?: string;

  /** The task of the participant. */
  task?: string;

  /** ISO 8601 duration. A run that is not finished after this time has expired. */
  timeLimit?: string;

  /** The members of the body that starts a run. */
  parameters?: string[];
}

/** The members that a run has in every service. */
export class ExamRunHeadResponse {
  /** @example 00000000-0000-4000-8000-000000000042 */
  id!: string;

  item!: string;

  /** @example "12345678" */
  ispb!: string;

  /**
   * running: not decided yet. expired: the time limit has passed, and a step is missing.
   * @example passed
   */
  status!: ExamStatus;

  /** @example 2026-01-31T12:00:00.000Z */
  startedAt!: string;

  /** Time when the run ends. Later actions do not count. */
  endsAt!: string;

  /** Time when the run finished. */
  finishedAt?: string;
}

/** The members of a run that every service has, as the API shows them. */
export function headOf(
  run: ExamRunHead,
): Omit<ExamRunHead, 'steps' | 'finishedAt'> & { readonly finishedAt?: string } {
  const { id, item, ispb, status, startedAt, endsAt, finishedAt } = run;
  return {
    ...{ id, item, ispb, status, startedAt, endsAt },
    ...(finishedAt === null ? {} : { finishedAt }),
  };
}
