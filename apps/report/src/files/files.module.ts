import { Module } from '@nestjs/common';
import { leaveBodyToRoute, RequestStages } from '#libs/http';
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
    stages.add('arrival', (request, _response, next) => {
      if (request.method === 'POST' && request.path === '/reports/files') leaveBodyToRoute(request);
      next();
    });
  }
}
