import { Module } from '@nestjs/common';
import { ReturnsController } from './returns.controller';
import { ReturnsRepository } from './returns.repository';

/** The list of returns. */
@Module({ controllers: [ReturnsController], providers: [ReturnsRepository] })
export class ReturnListModule {}
