import { Module } from '@nestjs/common';
import { GenerateModule } from '../generate/generate.module';
import { RunsModule } from '../runs/runs.module';
import { TypesModule } from '../types/types.module';
import { WritingModule } from '../writing/writing.module';
import { DownloadController } from './download/download.controller';
import { DownloadService } from './download/download.service';
import { EventsController } from './events.controller';
import { GenerateController } from './generate.controller';
import { RunsController } from './runs.controller';
import { RunsService } from './runs.service';
import { TypesController } from './types.controller';

/** The operations on reports. */
@Module({
  imports: [GenerateModule, RunsModule, TypesModule, WritingModule],
  controllers: [
    GenerateController,
    TypesController,
    RunsController,
    EventsController,
    DownloadController,
  ],
  providers: [DownloadService, RunsService],
})
export class ApiModule {}
