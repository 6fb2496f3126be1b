import { Module } from '@nestjs/common';
import { BucketsModule } from '../buckets/buckets.module';
import { ClientsModule } from '../clients/clients.module';
import { BucketsController } from './buckets.controller';
import { ControlService } from './control.service';

@Module({
  imports: [BucketsModule, ClientsModule],
  controllers: [BucketsController],
  providers: [ControlService],
})
export class ControlModule {}
