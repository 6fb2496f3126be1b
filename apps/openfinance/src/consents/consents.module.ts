import { Module } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { WebhooksModule } from '#libs/webhooks';
import { AuthorisationModule } from '../authorisation/authorisation.module';
import { AuthorisationSources } from '../authorisation/authorisation-sources';
import { BankModule } from '../bank/bank.module';
import { checkTransitions } from '#libs/kernel';
import { SettingsModule } from '../settings/settings.module';
import { ConsentAccess } from './access/consent-access';
import { CONSENT_STATUSES, CONSENT_TRANSITIONS, INITIAL_STATUS } from './consent';
import { CONSENT_DEADLINE, ConsentTransactions } from './consent-transactions';
import { ConsentRepository } from './consent.repository';
import { ConsentAccounts } from './joint/consent-accounts';
import { ConsentsController } from './api/consents.controller';
import { ConsentsService } from './consents.service';
import { NewConsents } from './new-consents';
import { DataConsentSource } from './data-consent-source';
import { ResourceAccess } from './resources/resource-access';
import { checkPermissionGroups, PERMISSION_GROUPS } from './rules/permissions';

/** Consents to share data. */
@Module({
  imports: [AuthorisationModule, BankModule, SettingsModule, WebhooksModule],
  controllers: [ConsentsController],
  providers: [
    ConsentsService,
    ConsentRepository,
    ConsentTransactions,
    DataConsentSource,
    ConsentAccess,
    ResourceAccess,
    ConsentAccounts,
    NewConsents,
  ],
  exports: [ConsentAccess, ResourceAccess],
})
export class ConsentsModule {
  constructor(
    due: DueWork,
    consents: ConsentsService,
    sources: AuthorisationSources,
    source: DataConsentSource,
  ) {
    checkPermissionGroups(PERMISSION_GROUPS);
    checkTransitions(CONSENT_TRANSITIONS, CONSENT_STATUSES, INITIAL_STATUS);
    due.handle(CONSENT_DEADLINE, ({ key }) => consents.settle(key));
    sources.add(source);
  }
}
