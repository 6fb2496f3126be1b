import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AccountsModule } from './accounts/accounts.module';
import { BankModule } from './bank/bank.module';
import { SeedModule } from './bank/seed/seed.module';
import { ConsentsModule } from './consents/consents.module';
import { DiscoveryModule } from './discovery/discovery.module';
import { StandardModule } from './standard/standard.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    StandardModule,
    DiscoveryModule,
    BankModule,
    SeedModule,
    ConsentsModule,
    AccountsModule,
  ],
})
export class AppModule {}
