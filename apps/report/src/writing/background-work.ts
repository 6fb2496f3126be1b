import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { DueWork, Jobs, type Job } from '#libs/sandbox';
import { type ReportConfig } from '../config';
import { REPORT_EXPIRY, REPORT_JOBS } from '../runs/run-changes';

/** What is done with runs outside of requests. */
interface RunHandlers {
  readonly run: (job: Job) => Promise<void>;
  readonly expire: (id: string) => Promise<void>;
}

/** Registers the background work of the service. */
@Injectable()
export class BackgroundWork {
  constructor(
    private readonly jobs: Jobs,
    private readonly due: DueWork,
    @Inject(CONFIG) private readonly config: ReportConfig,
  ) {}

  start({ run, expire }: RunHandlers): void {
    this.jobs.handle({ kind: REPORT_JOBS, atOnce: this.config.reportsAtOnce, run });
    this.due.handle(REPORT_EXPIRY, ({ key }) => expire(key));
  }
}
