import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { checkTransitions } from '#libs/kernel';
import { SandboxModule } from '#libs/sandbox';
import { WebhooksModule } from '#libs/webhooks';
import { DownloadController } from './download/download.controller';
import { Downloads } from './download/download.service';
import { EventsController } from './events/events.controller';
import { ExampleReports } from './generate/example-reports';
import { GenerateController } from './generate/generate.controller';
import { Generating } from './generate/generating.service';
import { INITIAL_STATUS, RUN_STATUSES, RUN_TRANSITIONS } from './runs/run';
import { RunChanges } from './runs/run-changes';
import { RunRepository } from './runs/run.repository';
import { RunWork } from './runs/run-work';
import { RunWatch } from './runs/run-watch';
import { RunsController } from './runs/runs.controller';
import { Runs } from './runs/runs.service';
import { TypesController } from './types/types.controller';
import { TypesModule } from './types/types.module';
import { BackgroundWork } from './writing/background-work';
import { FileSweeper } from './writing/file-sweeper';
import { ReportJob } from './writing/report-job';
import { ReportWriter } from './writing/report-writer';
import { StorageFolder } from './writing/storage-folder';

@Module({
  imports: [SandboxModule, ControlModule, WebhooksModule, TypesModule],
  controllers: [
    ...[GenerateController, TypesController, RunsController],
    ...[EventsController, DownloadController],
  ],
  providers: [
    ...[Generating, ExampleReports],
    ...[Runs, RunRepository, RunChanges, RunWork, RunWatch],
    ...[BackgroundWork, ReportJob, ReportWriter, StorageFolder, FileSweeper],
    Downloads,
  ],
})
export class AppModule {
  constructor() {
    checkTransitions(RUN_TRANSITIONS, RUN_STATUSES, INITIAL_STATUS);
  }
}
