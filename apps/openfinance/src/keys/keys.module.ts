import { Module } from '@nestjs/common';
import { BankKeys } from './bank-keys';

/** The keys of the bank and of the directory. */
@Module({ providers: [BankKeys], exports: [BankKeys] })
export class KeysModule {}
