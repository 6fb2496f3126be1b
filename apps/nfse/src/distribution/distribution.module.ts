import { Module } from '@nestjs/common';
import { DistributionRepository } from './distribution.repository';

/** The documents that the national environment distributes. */
@Module({
  providers: [DistributionRepository],
  exports: [DistributionRepository],
})
export class DistributionModule {}
