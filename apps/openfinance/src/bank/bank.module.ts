import { Module } from '@nestjs/common';
import { Bank } from './bank.service';

@Module({ providers: [Bank], exports: [Bank] })
export class BankModule {}
