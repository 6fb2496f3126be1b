import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { SeedController } from './seed.controller';
import { SeedService } from './seed.service';

@Module({ imports: [KeysModule], controllers: [SeedController], providers: [SeedService] })
export class SeedModule {}
