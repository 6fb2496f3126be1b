import { Module } from '@nestjs/common';
import { TrafficBuckets } from './traffic-buckets.repository';

/** It imports no other module of the service, so the engine can charge the messages that it processes. */
@Module({ providers: [TrafficBuckets], exports: [TrafficBuckets] })
export class TrafficModule {}
