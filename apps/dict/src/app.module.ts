import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { KeysModule } from './keys/keys.module';
import { SeedModule } from './seed/seed.module';

@Module({ imports: [SandboxModule, ControlModule, KeysModule, SeedModule] })
export class AppModule {}
