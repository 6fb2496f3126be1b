import { Module } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { GenerateModule } from '../generate/generate.module';
import { RunsModule } from '../runs/runs.module';
import { TypesModule } from '../types/types.module';
import { NewSchedules } from './new-schedules';
import { ScheduleRepository } from './schedule.repository';
import { DUE_SCHEDULES, LATE_FILES, ScheduleFiles } from './schedule-files';
import { ScheduledRuns } from './scheduled-runs';
import { SchedulesController } from './schedules.controller';
import { SchedulesService } from './schedules.service';

/** Reports that are generated again and again. */
@Module({
  imports: [GenerateModule, RunsModule, TypesModule],
  controllers: [SchedulesController],
  providers: [NewSchedules, ScheduleFiles, ScheduleRepository, ScheduledRuns, SchedulesService],
})
export class SchedulesModule {
  constructor(due: DueWork, files: ScheduleFiles) {
    due.handle(DUE_SCHEDULES, (work) => files.generateDue(work));
    due.handle(LATE_FILES, (work) => files.generateLate(work));
  }
}
