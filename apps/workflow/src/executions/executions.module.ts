import { Module } from '@nestjs/common';
import { checkTransitions } from '#libs/kernel';
import { EXECUTION_STATUSES, EXECUTION_TRANSITIONS, INITIAL_STATUS } from './execution';
import { ExecutionWatch } from './execution-watch';
import { ExecutionRepository } from './execution.repository';

/** The stored executions. */
@Module({
  providers: [ExecutionWatch, ExecutionRepository],
  exports: [ExecutionRepository, ExecutionWatch],
})
export class ExecutionsModule {
  constructor() {
    checkTransitions(EXECUTION_TRANSITIONS, EXECUTION_STATUSES, INITIAL_STATUS);
  }
}
