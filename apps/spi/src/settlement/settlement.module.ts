import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { ParticipantsModule } from '../participants/participants.module';
import { InstitutionNotices } from './institutions/institution-notices';
import { Institutions } from './institutions/institutions';
import { Payments } from './payments.repository';
import { ContractPayments } from './payments/contract-payments';
import { PaymentChecks } from './payments/payment-checks';
import { PaymentArrival } from './payments/payment-arrival';
import { ReceivePayments } from './payments/receive-payments';
import { SimulatedPayer } from './payments/simulated-payer';
import { Repeats } from './repeats.repository';
import { ReceiveReturns } from './returns/receive-returns';
import { ReturnPayment } from './returns/return-payment';
import { DuePayments } from './settling/due-payments';
import { Forwarding } from './settling/forwarding';
import { PaymentNotices } from './settling/payment-notices';
import { ReceiveStatusReports } from './settling/receive-status-reports';
import { Settling } from './settling/settling';
import { SimulatedReceiver } from './settling/simulated-receiver';
import { TransactionRepository } from './transaction.repository';

/** The settlement engine: payments and returns from their arrival to their end; docs/adr/0040. */
@Module({
  imports: [MessagesModule, ParticipantsModule],
  providers: [
    ...[ContractPayments, PaymentChecks, PaymentArrival, ReceivePayments, SimulatedPayer],
    ...[ReceiveReturns, ReturnPayment],
    ...[DuePayments, Forwarding, PaymentNotices, ReceiveStatusReports, Settling, SimulatedReceiver],
    ...[InstitutionNotices, Institutions, Payments, Repeats, TransactionRepository],
  ],
  exports: [
    ...[ContractPayments, Institutions, ReceivePayments, ReceiveReturns, ReceiveStatusReports],
    ...[Repeats, ReturnPayment, SimulatedPayer, TransactionRepository],
  ],
})
export class SettlementModule {
  constructor(notices: InstitutionNotices, returns: ReturnPayment) {
    notices.handleReturns((endToEndId, reason) => returns.giveBack(endToEndId, undefined, reason));
  }
}
