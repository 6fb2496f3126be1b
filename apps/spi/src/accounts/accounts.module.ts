import { Module } from '@nestjs/common';
import { ContasPi } from './contas-pi.repository';

@Module({ providers: [ContasPi], exports: [ContasPi] })
export class AccountsModule {}
