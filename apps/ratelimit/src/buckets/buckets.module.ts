import { Module } from '@nestjs/common';
import { BucketRepository } from './bucket.repository';
import { BucketsService } from './buckets.service';

@Module({
  providers: [BucketRepository, BucketsService],
  exports: [BucketsService],
})
export class BucketsModule {}
