import { Module } from '@nestjs/common';
import { ContributorRepository } from './contributor.repository';
import { ContributorsController } from './contributors.controller';
import { ContributorsService } from './contributors.service';

/** The registers of taxpayers of a sandbox. */
@Module({
  controllers: [ContributorsController],
  providers: [ContributorsService, ContributorRepository],
  exports: [ContributorRepository],
})
export class ContributorsModule {}
