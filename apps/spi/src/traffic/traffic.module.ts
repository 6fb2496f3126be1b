import { Module } from '@nestjs/common';
import { TrafficBuckets } from './traffic-buckets.repository';

@Module({ providers: [TrafficBuckets], exports: [TrafficBuckets] })
export class TrafficModule {}
