import { Module } from '@nestjs/common';
import { RunsModule } from '../runs/runs.module';
import { TypesModule } from '../types/types.module';
import { ExampleReports } from './example-reports';
import { GenerateReport } from './generate-report';

/** Starts reports. */
@Module({
  imports: [RunsModule, TypesModule],
  providers: [ExampleReports, GenerateReport],
  exports: [GenerateReport, ExampleReports],
})
export class GenerateModule {}
