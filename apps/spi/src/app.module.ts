import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { ExamsModule } from './exams/exams.module';
import { ParticipantsModule } from './participants/participants.module';
import { IcomModule } from './icom/icom.module';
import { ReturnsModule } from './returns/returns.module';
import { SettlementModule } from './settlement/settlement.module';
import { TlsModule } from './tls/tls.module';
import { TransactionsModule } from './transactions/transactions.module';
import { VirtualPayersModule } from './virtual-payers/virtual-payers.module';
import { VirtualReturnsModule } from './virtual-returns/virtual-returns.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    ParticipantsModule,
    SettlementModule,
    IcomModule,
    TlsModule,
    TransactionsModule,
    ReturnsModule,
    VirtualPayersModule,
    VirtualReturnsModule,
    ExamsModule,
  ],
})
export class AppModule {}
