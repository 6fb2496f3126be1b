import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { DueWork, Jobs } from '#libs/sandbox';
import { type ReportConfig } from '../config';
import { FilesModule } from '../files/files.module';
import { REPORT_EXPIRY, REPORT_JOBS } from '../runs/run-changes';
import { RunsModule } from '../runs/runs.module';
import { TypesModule } from '../types/types.module';
import { FileSweeper } from './file-sweeper';
import { Outbox } from './outbox';
import { ReportJob } from './report-job';
import { ReportWriter } from './report-writer';
import { StorageModule } from '../storage/storage.module';

/** Writes the files of reports in the background. */
@Module({
  imports: [FilesModule, RunsModule, StorageModule, TypesModule],
  providers: [FileSweeper, Outbox, ReportJob, ReportWriter],
  exports: [StorageModule],
})
export class WritingModule {
  constructor(
    jobs: Jobs,
    due: DueWork,
    reports: ReportJob,
    @Inject(CONFIG) { reportsAtOnce: atOnce }: ReportConfig,
  ) {
    jobs.handle({ kind: REPORT_JOBS, atOnce, run: (job) => reports.run(job) });
    due.handle(REPORT_EXPIRY, ({ key }) => reports.expire(key));
  }
}
