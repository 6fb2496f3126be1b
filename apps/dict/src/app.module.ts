import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { KeysModule } from './keys/keys.module';
import { schema } from './schema';
import { SeedModule } from './seed/seed.module';

@Module({ imports: [SandboxModule.forSchema(schema), ControlModule, KeysModule, SeedModule] })
export class AppModule {}
