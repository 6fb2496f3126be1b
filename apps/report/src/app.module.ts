import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { ApiModule } from './api/api.module';

@Module({ imports: [SandboxModule, ControlModule, ApiModule] })
export class AppModule {}
