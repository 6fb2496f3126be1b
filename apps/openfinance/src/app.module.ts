import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { DiscoveryModule } from './discovery/discovery.module';
import { StandardModule } from './standard/standard.module';

@Module({ imports: [SandboxModule, ControlModule, StandardModule, DiscoveryModule] })
export class AppModule {}
