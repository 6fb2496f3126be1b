import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { ApiModule } from './api/api.module';
import { FilesModule } from './files/files.module';
import { SchedulesModule } from './schedules/schedules.module';

@Module({
  imports: [SandboxModule, ControlModule, FilesModule, SchedulesModule, ApiModule],
})
export class AppModule {}
