import { Module } from '@nestjs/common';
import { RetryCountRepository } from './retry-count.repository';

/** Counts the attempts of a card. */
@Module({ providers: [RetryCountRepository], exports: [RetryCountRepository] })
export class RetriesModule {}
