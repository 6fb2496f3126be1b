import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { NetworkModule } from '../network/network.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { RetriesModule } from '../retries/retries.module';
import { SettingsModule } from '../settings/settings.module';
import { IssuerController } from './api/issuer.controller';
import { IssuerService } from './api/issuer.service';
import { IssuerHost } from './issuer-host';
import { Reconciler } from './reconciliation/reconciler';
import { ReconciliationRepository } from './reconciliation/reconciliation.repository';
import { TotalsRepository } from './reconciliation/totals.repository';
import { StandInQueue } from './stand-in/stand-in-queue.repository';
import { StandInRecovery } from './stand-in/stand-in-recovery';
import { AccountRepository } from './store/account.repository';
import { CardStore } from './store/card-store.repository';
import { TransactionRepository } from './store/transaction.repository';

/** The issuer: it decides on messages, and stores what they change. */
@Module({
  imports: [MessagesModule, NetworkModule, ProfilesModule, RetriesModule, SettingsModule],
  controllers: [IssuerController],
  providers: [
    IssuerService,
    IssuerHost,
    Reconciler,
    ReconciliationRepository,
    TotalsRepository,
    StandInQueue,
    StandInRecovery,
    AccountRepository,
    CardStore,
    TransactionRepository,
  ],
  exports: [
    CardStore,
    StandInQueue,
    StandInRecovery,
    IssuerHost,
    ReconciliationRepository,
    TotalsRepository,
  ],
})
export class IssuerModule {}
