import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Failure } from '#libs/kernel';
import { GenerateReport, type RunSettings } from '../generate/generate-report';
import { type RequestedOutcome } from '../runs/outcomes';
import { RunChanges, type NewRun } from '../runs/run-changes';
import { periodAt } from './due-days';
import { fileNameOf, runIdOf, type DueFile, type NewSchedule } from './schedule';

/** How long the file of a schedule is kept, unless its options say otherwise. */
const KEPT_SECONDS = 31 * 86_400;

/** The time zone in which a day begins, unless the parameters of the report say otherwise. */
const BRASILIA = 'America/Sao_Paulo';

/** Starts the runs of schedules. */
@Injectable()
export class ScheduledRuns {
  constructor(
    private readonly generating: GenerateReport,
    private readonly changes: RunChanges,
  ) {}

  /** @returns the reason if the report is not possible; then no run was started */
  *start(
    tx: UnitOfWork,
    schedule: NewSchedule,
    { file, outcome }: { readonly file: DueFile; readonly outcome: RequestedOutcome | undefined },
  ): Transactional<Failure | undefined> {
    let run: NewRun;
    try {
      run = this.runFor(schedule, file, outcome && { requestedOutcome: outcome });
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
    yield* this.changes.creating(tx, run);
    return undefined;
  }

  /**
   * The run of a file.
   * @param settings the instant, if the run does not begin now
   * @throws RequestInvalid, ReportRequestRefused if the report of the schedule is not possible
   */
  runFor(
    schedule: NewSchedule,
    file: DueFile,
    settings: Pick<RunSettings, 'requestedOutcome' | 'nowMs'> = {},
  ): NewRun {
    const { id, report, covers, toOutbox } = schedule;
    const name = fileNameOf(schedule, file);
    const body = {
      ...report,
      parameters: {
        timezone: BRASILIA,
        ...report.parameters,
        ...periodAt(covers, file.dueAtMs, file.lastDueAtMs),
      },
      options: { fileName: name, expiresInSeconds: KEPT_SECONDS, ...report.options },
    };
    return this.generating.prepare(body, {
      id: runIdOf(schedule, file.number),
      schedule: { id, outboxName: toOutbox ? name : undefined },
      ...settings,
    });
  }
}
