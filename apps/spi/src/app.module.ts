import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { AccountsModule } from './accounts/accounts.module';
import { ExamsModule } from './exams/exams.module';
import { ParticipantsModule } from './participants/participants.module';
import { IcomModule } from './icom/icom.module';
import { ReturnListModule } from './return-list/return-list.module';
import { SimulatedPayersModule } from './simulated-payers/simulated-payers.module';
import { SimulatedReceiversModule } from './simulated-receivers/simulated-receivers.module';
import { SettlementModule } from './settlement/settlement.module';
import { TlsModule } from './tls/tls.module';
import { TransactionsModule } from './transactions/transactions.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    ParticipantsModule,
    AccountsModule,
    SettlementModule,
    IcomModule,
    TlsModule,
    TransactionsModule,
    ReturnListModule,
    SimulatedPayersModule,
    SimulatedReceiversModule,
    ExamsModule,
  ],
})
export class AppModule {}
