import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AuthorizationServerModule } from './authorization-server/authorization-server.module';
import { AccountsModule } from './accounts/accounts.module';
import { BankModule } from './bank/bank.module';
import { ConsentsModule } from './consents/consents.module';
import { ConsentListModule } from './consent-list/consent-list.module';
import { CreditCardsModule } from './credit-cards/credit-cards.module';
import { CreditsModule } from './credits/credits.module';
import { CustomersModule } from './customers/customers.module';
import { IncomingModule } from './incoming/incoming.module';
import { ExamsModule } from './exams/exams.module';
import { DirectoryModule } from './directory/directory.module';
import { DiscoveryModule } from './discovery/discovery.module';
import { SecurityModule } from './security/security.module';
import { OnboardingModule } from './onboarding/onboarding.module';
import { RegistrationModule } from './registration/registration.module';
import { LimitsModule } from './limits/limits.module';
import { RecurringPaymentsModule } from './recurring-payments/recurring-payments.module';
import { SignedMessagesModule } from './signed-messages/signed-messages.module';
import { StandardModule } from './standard/standard.module';
import { PaymentsModule } from './payments/payments.module';
import { RemittancesModule } from './remittances/remittances.module';
import { ResourcesModule } from './resources/resources.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    SecurityModule,
    AuthorizationServerModule,
    LimitsModule,
    StandardModule,
    SignedMessagesModule,
    DiscoveryModule,
    BankModule,
    PaymentsModule,
    RecurringPaymentsModule,
    RemittancesModule,
    AccountsModule,
    CreditsModule,
    IncomingModule,
    ConsentsModule,
    ConsentListModule,
    ResourcesModule,
    CustomersModule,
    CreditCardsModule,
    DirectoryModule,
    RegistrationModule,
    OnboardingModule,
    ExamsModule,
  ],
})
export class AppModule {}
