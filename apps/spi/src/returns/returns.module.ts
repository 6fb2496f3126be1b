import { Module } from '@nestjs/common';
import { ReturnsController } from './returns.controller';
import { ReturnsRepository } from './returns.repository';

/** The returns of payments, for testers and other services. */
@Module({ controllers: [ReturnsController], providers: [ReturnsRepository] })
export class ReturnsModule {}
