import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { RequestStages } from '#libs/http';
import { checkTransitions } from '#libs/kernel';
import { DueWork } from '#libs/sandbox';
import { BankModule } from '../bank/bank.module';
import { PaymentConsentsModule } from '../payment-consents/payment-consents.module';
import { PaymentsModule } from '../payments/payments.module';
import { PaymentFollowers } from '../payments/store/payment-followers';
import { QrCodesModule } from '../qr-codes/qr-codes.module';
import { RemittancesController } from './api/remittances.controller';
import { Cancellations } from './cancellations';
import { DayQueue } from './carry-out/day-queue';
import { PaymentMaker } from './carry-out/payment-maker';
import { RemittanceDays } from './carry-out/remittance-days';
import { SentPayments } from './carry-out/sent-payments';
import { ExplainController } from './explain/explain.controller';
import {
  FIRST_PAYMENT_STATUS,
  REMITTANCE_PAYMENT_STATUSES,
  REMITTANCE_PAYMENT_TRANSITIONS,
} from './payments/remittance-payment';
import { RemittancePaymentRepository } from './payments/remittance-payment.repository';
import { Acceptance } from './receipt/acceptance';
import { BeginUpload } from './receipt/begin-upload';
import { Deletions } from './receipt/deletions';
import { PayerOfFile } from './receipt/payer-of-file';
import { ReceiveRemittance } from './receipt/receive-remittance';
import { Staging } from './receipt/staging';
import { FIRST_STATUS, REMITTANCE_STATUSES, REMITTANCE_TRANSITIONS } from './remittance';
import { RemittanceRepository } from './remittance.repository';
import { RemittanceLookup } from './remittance-lookup';
import { RemittanceWork } from './remittance-work';
import { RemittancesService } from './remittances.service';
import { RemittanceResults } from './returns/remittance-results';
import { ReturnFiles } from './returns/return-files';

/** Payments of companies in CNAB 240 files, and their return files. */
@Module({
  imports: [BankModule, ControlModule, PaymentConsentsModule, PaymentsModule, QrCodesModule],
  controllers: [ExplainController, RemittancesController],
  providers: [
    ...[RemittancesService, RemittanceLookup, RemittanceRepository, RemittancePaymentRepository],
    ...[ReceiveRemittance, PayerOfFile, BeginUpload, Staging, Acceptance, Deletions],
    ...[RemittanceDays, DayQueue, SentPayments, PaymentMaker],
    ...[RemittanceResults, ReturnFiles, RemittanceWork, Cancellations],
  ],
})
export class RemittancesModule {
  constructor(
    dueWork: DueWork,
    stages: RequestStages,
    followers: PaymentFollowers,
    work: RemittanceWork,
    results: RemittanceResults,
  ) {
    checkTransitions(REMITTANCE_TRANSITIONS, REMITTANCE_STATUSES, FIRST_STATUS);
    checkTransitions(
      REMITTANCE_PAYMENT_TRANSITIONS,
      REMITTANCE_PAYMENT_STATUSES,
      FIRST_PAYMENT_STATUS,
    );
    work.begin(dueWork);
    followers.add((tx, payments) => results.follow(tx, payments));
    stages.addStreamed('/remittances');
    stages.addStreamed('/remittances/explain');
  }
}
