import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { TrafficModule } from '../icom/traffic/traffic.module';
import { MessagesModule } from '../messages/messages.module';
import { ParticipantsModule } from '../participants/participants.module';
import { TlsModule } from '../tls/tls.module';
import { ContractOrders } from './payments/contract-orders.repository';
import { DueOrders } from './settling/due-orders.repository';
import { DueSettlement } from './settling/due-settlement.service';
import { Inbox } from './incoming/inbox.service';
import { InstitutionClient } from './institutions/institution.client';
import { InstitutionNotices } from './institutions/institution-notices.service';
import { Institutions } from './institutions/institutions';
import { ReceiverAnswers } from './institutions/receiver-answers.service';
import { MessageArrival } from './incoming/message-arrival.repository';
import { MessageHandlers } from './incoming/message-handlers.repository';
import { OrderChecking } from './payments/order-checking.repository';
import { Orders } from './orders.repository';
import { PaymentArrival } from './payments/payment-arrival.repository';
import { PaymentMessage } from './payments/payment-message.repository';
import { PlayedAnswers } from './settling/played-answers.repository';
import { Repeats } from './incoming/repeats.repository';
import { ReturnMessage } from './returns/return-message.repository';
import { SettlementWork } from './settlement-work.repository';
import { Settling } from './settling/settling.repository';
import { SignatureCheck } from './incoming/signature-check.service';
import { StatusMessage } from './incoming/status-message.repository';
import { VirtualOrders } from './payments/virtual-orders.repository';

@Module({
  imports: [AccountsModule, MessagesModule, ParticipantsModule, TlsModule, TrafficModule],
  providers: [
    ContractOrders,
    DueOrders,
    DueSettlement,
    Inbox,
    InstitutionClient,
    InstitutionNotices,
    Institutions,
    MessageArrival,
    MessageHandlers,
    OrderChecking,
    Orders,
    PaymentArrival,
    PaymentMessage,
    PlayedAnswers,
    ReceiverAnswers,
    Repeats,
    ReturnMessage,
    SettlementWork,
    Settling,
    SignatureCheck,
    StatusMessage,
    VirtualOrders,
  ],
  exports: [ContractOrders, Inbox, VirtualOrders],
})
export class SettlementModule {}
