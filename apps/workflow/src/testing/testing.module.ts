import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module';
import { TasksModule } from '../tasks/tasks.module';
import { WorkflowsModule } from '../workflows/workflows.module';
import { CoverageController } from './coverage.controller';
import { CoverageRepository } from './coverage.repository';
import { StateTestsService } from './state-tests.service';
import { StatesController } from './states.controller';

/** Tests of single states, and the coverage of definitions. */
@Module({
  imports: [EngineModule, TasksModule, WorkflowsModule],
  controllers: [StatesController, CoverageController],
  providers: [CoverageRepository, StateTestsService],
})
export class TestingModule {}
