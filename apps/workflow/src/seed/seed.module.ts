import { Module } from '@nestjs/common';
import { WorkflowsModule } from '../workflows/workflows.module';
import { SeedController } from './seed.controller';
import { SeedService } from './seed.service';

/** Example workflows. */
@Module({ imports: [WorkflowsModule], controllers: [SeedController], providers: [SeedService] })
export class SeedModule {}
