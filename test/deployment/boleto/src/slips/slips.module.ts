import { Module } from '@nestjs/common';
import { SlipRepository } from './slip.repository';
import { SlipsController } from './slips.controller';
import { SlipsService } from './slips.service';

@Module({ controllers: [SlipsController], providers: [SlipsService, SlipRepository] })
export class SlipsModule {}
