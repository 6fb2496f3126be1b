import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks/tasks.module';
import { Definitions } from './definitions';
import { Expressions } from './expressions';
import { WorkflowRepository } from './store/workflow.repository';
import { WorkflowsController } from './workflows.controller';
import { WorkflowsService } from './workflows.service';

/** Workflows and their versions. */
@Module({
  imports: [TasksModule],
  controllers: [WorkflowsController],
  providers: [Definitions, Expressions, WorkflowRepository, WorkflowsService],
  exports: [WorkflowsService, WorkflowRepository, Expressions],
})
export class WorkflowsModule {}
