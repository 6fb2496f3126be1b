import { Module } from '@nestjs/common';
import { PoliciesModule } from '../policies/policies.module';
import { HistoryController } from './history.controller';
import { KeyRepository } from './key.repository';
import { KeysController } from './keys.controller';
import { KeysService } from './keys.service';

@Module({
  imports: [PoliciesModule],
  controllers: [KeysController, HistoryController],
  providers: [KeysService, KeyRepository],
  exports: [KeyRepository],
})
export class ContractModule {}
