import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AccountsModule } from './accounts/accounts.module';
import { BankModule } from './bank/bank.module';
import { ConsentsModule } from './consents/consents.module';
import { ConsentListModule } from './consent-list/consent-list.module';
import { CreditsModule } from './credits/credits.module';
import { IncomingModule } from './incoming/incoming.module';
import { DirectoryModule } from './directory/directory.module';
import { DiscoveryModule } from './discovery/discovery.module';
import { SecurityModule } from './security/security.module';
import { OnboardingModule } from './onboarding/onboarding.module';
import { RegistrationModule } from './registration/registration.module';
import { StandardModule } from './standard/standard.module';
import { PaymentsModule } from './payments/payments.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    SecurityModule,
    StandardModule,
    DiscoveryModule,
    BankModule,
    PaymentsModule,
    AccountsModule,
    CreditsModule,
    IncomingModule,
    ConsentsModule,
    ConsentListModule,
    DirectoryModule,
    RegistrationModule,
    OnboardingModule,
  ],
})
export class AppModule {}
