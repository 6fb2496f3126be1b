import { Module } from '@nestjs/common';
import { checkTransitions } from '#libs/kernel';
import { DueWork } from '#libs/sandbox';
import { WebhooksModule } from '#libs/webhooks';
import { AuthorisationModule } from '../authorisation/authorisation.module';
import { AuthorisationSources } from '../authorisation/authorisation-sources';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { PaymentConsentsModule } from '../payment-consents/payment-consents.module';
import { PaymentsModule } from '../payments/payments.module';
import { SettingsModule } from '../settings/settings.module';
import { RecurringConsentsController } from './api/recurring-consents.controller';
import { RecurringAgreement } from './recurring-agreement';
import { RecurringChangesService } from './recurring-changes.service';
import {
  INITIAL_RECURRING_STATUS,
  RECURRING_CONSENT_STATUSES,
  RECURRING_CONSENT_TRANSITIONS,
} from './recurring-consent';
import { RECURRING_CONSENT_DEADLINE, RecurringConsentEffects } from './recurring-consent-effects';
import { RecurringConsentSource } from './recurring-consent-source';
import { RecurringConsentTransactions } from './recurring-consent-transactions';
import { RecurringConsentRepository } from './recurring-consent.repository';
import { RecurringConsentsService } from './recurring-consents.service';

/** Consents to payments that recur. */
@Module({
  imports: [
    ...[AuthorisationModule, IdempotencyModule, PaymentConsentsModule],
    ...[PaymentsModule, SettingsModule, WebhooksModule],
  ],
  controllers: [RecurringConsentsController],
  providers: [
    ...[RecurringConsentsService, RecurringChangesService, RecurringAgreement],
    ...[RecurringConsentRepository, RecurringConsentTransactions, RecurringConsentEffects],
    RecurringConsentSource,
  ],
  exports: [RecurringConsentsService, RecurringConsentTransactions],
})
export class RecurringConsentsModule {
  constructor(
    dueWork: DueWork,
    consents: RecurringConsentsService,
    sources: AuthorisationSources,
    source: RecurringConsentSource,
  ) {
    checkTransitions(
      RECURRING_CONSENT_TRANSITIONS,
      RECURRING_CONSENT_STATUSES,
      INITIAL_RECURRING_STATUS,
    );
    dueWork.handle(RECURRING_CONSENT_DEADLINE, ({ key }) => consents.settle(key));
    sources.add(source);
  }
}
