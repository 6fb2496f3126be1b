import { Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { parseInstant } from '#libs/kernel';
import { ExampleReports } from '../generate/example-reports';
import { type ListRunsRequest } from './list-runs.request';
import { type Run } from '../runs/run';
import { RunChanges } from '../runs/run-changes';
import { ReportFinished, ReportNotFound } from '../runs/run.errors';
import { RunRepository } from '../runs/run.repository';
import { RunResponse } from '../runs/run.response';

/** The length of an id in an error. */
const SHOWN_CHARACTERS = 60;

/** Finds, lists and cancels runs. */
@Injectable()
export class RunsService {
  constructor(
    private readonly repository: RunRepository,
    private readonly changes: RunChanges,
    private readonly examples: ExampleReports,
  ) {}

  /** Whether there is such a report. Unlike `find` it never makes an example. */
  async has(id: string): Promise<boolean> {
    return (await this.repository.byId(id)) !== undefined;
  }

  /** @throws ReportNotFound */
  async find(id: string): Promise<Run> {
    const run = (await this.repository.byId(id)) ?? (await this.examples.make(id));
    if (run === undefined) {
      throw new ReportNotFound(id.slice(0, SHOWN_CHARACTERS), currentContext().sandbox);
    }
    return run;
  }

  list({ type, format, schedule, status, from, to }: ListRunsRequest): JsonList {
    const { pathPrefix } = currentContext();
    const instants = { fromMs: instantOf(from), toMs: instantOf(to) };
    return this.repository.list({ type, format, schedule, status, ...instants }, (run) =>
      JSON.stringify(RunResponse.of(run, pathPrefix)),
    );
  }

  /**
   * Cancels a run that is pending or running. For a cancelled run it has no effect.
   * @throws ReportNotFound
   * @throws ReportFinished if it has succeeded, failed or expired
   */
  async cancel(id: string): Promise<Run> {
    const run = await this.find(id);
    const cancelled = await this.changes.cancel(run);
    if (cancelled !== undefined) return cancelled;
    const finished = await this.find(id);
    if (finished.status !== 'cancelled') throw new ReportFinished(id, finished.status);
    return finished;
  }
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseInstant(text);
}
