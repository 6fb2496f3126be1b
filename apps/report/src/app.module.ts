import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { ApiModule } from './api/api.module';
import { ReportFilesModule } from './files/report-files.module';
import { SchedulesModule } from './schedules/schedules.module';

@Module({
  imports: [SandboxModule, ControlModule, ReportFilesModule, SchedulesModule, ApiModule],
})
export class AppModule {}
