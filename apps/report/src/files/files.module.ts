import { Module } from '@nestjs/common';
import { RequestStages } from '#libs/http';
import { StorageModule } from '../storage/storage.module';
import { ReportFileRepository } from './report-file.repository';
import { ReportFilesController } from './report-files.controller';
import { ReportFilesService } from './report-files.service';

/** Uploaded files. */
@Module({
  imports: [StorageModule],
  controllers: [ReportFilesController],
  providers: [ReportFileRepository, ReportFilesService],
  exports: [ReportFileRepository, ReportFilesService],
})
export class FilesModule {
  constructor(stages: RequestStages) {
    stages.addStreamed('/reports/files');
  }
}
