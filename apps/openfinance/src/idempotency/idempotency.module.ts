import { Module } from '@nestjs/common';
import { Idempotency } from './idempotency.repository';

/** The responses to requests with an idempotency key. */
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}
