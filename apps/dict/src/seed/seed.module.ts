import { Module } from '@nestjs/common';
import { ContractModule } from '../contract/contract.module';
import { SeedController } from './seed.controller';
import { SeedService } from './seed.service';

@Module({ imports: [ContractModule], controllers: [SeedController], providers: [SeedService] })
export class SeedModule {}
