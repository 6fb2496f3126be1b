import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { SlipsModule } from './slips/slips.module';

@Module({ imports: [SandboxModule, ControlModule, SlipsModule] })
export class AppModule {}
