import { Module } from '@nestjs/common';
import { ExecutionApiModule } from '../execution-api/execution-api.module';
import { WorkflowsModule } from '../workflows/workflows.module';
import { DiagramsController } from './diagrams.controller';
import { DiagramsService } from './diagrams.service';
import { SvgRenderer } from './svg-renderer';

/** Diagrams of workflows and of executions. */
@Module({
  imports: [ExecutionApiModule, WorkflowsModule],
  controllers: [DiagramsController],
  providers: [DiagramsService, SvgRenderer],
})
export class DiagramModule {}
