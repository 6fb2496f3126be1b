import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { ConsentsModule } from '../consents/consents.module';
import { ResourcesController } from './resources.controller';
import { ResourcesService } from './resources.service';

@Module({
  imports: [BankModule, ConsentsModule],
  controllers: [ResourcesController],
  providers: [ResourcesService],
})
export class ResourcesModule {}
