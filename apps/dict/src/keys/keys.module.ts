import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { KeyRepository } from './key.repository';
import { KeysController } from './keys.controller';
import { KeysService } from './keys.service';

@Module({
  controllers: [KeysController, HistoryController],
  providers: [KeysService, KeyRepository],
  exports: [KeyRepository],
})
export class KeysModule {}
