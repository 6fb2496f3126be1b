import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles/profiles.module';
import { CardValuesController } from './crypto/card-values.controller';
import { CardValuesService } from './crypto/card-values.service';
import { CryptoToolsController } from './crypto/crypto-tools.controller';
import { CryptoToolsService } from './crypto/crypto-tools.service';
import { KeyBlocksController } from './key-blocks/key-blocks.controller';
import { KeyBlocksService } from './key-blocks/key-blocks.service';
import { ProfilesController } from './profiles/profiles.controller';
import { ToolsController } from './tools.controller';
import { ToolsService } from './tools.service';

/** Tools for messages and for card cryptography. */
@Module({
  imports: [ProfilesModule],
  controllers: [
    ToolsController,
    ProfilesController,
    CardValuesController,
    CryptoToolsController,
    KeyBlocksController,
  ],
  providers: [CardValuesService, CryptoToolsService, KeyBlocksService, ToolsService],
})
export class ToolsModule {}
