import { type Schema } from '#libs/platform';
import { CreateTransactions1763690400000 } from './migrations/1763690400000-create-transactions';
import { AddReasonCode1763762400000 } from './migrations/1763762400000-add-reason-code';
import { CreateSettlement1795900000000 } from './migrations/1795900000000-create-settlement';
import { SeedParticipants1795900010000 } from './migrations/1795900010000-seed-participants';
import { CreateIcom1795900100000 } from './migrations/1795900100000-create-icom';
import { CreatePaymentSeries1795900200000 } from './migrations/1795900200000-create-payment-series';
import { CreateExamRuns1795900210000 } from './migrations/1795900210000-create-exam-runs';
import { AddContentDigest1795900220000 } from './migrations/1795900220000-add-content-digest';
import { AccountEntryRow } from './accounts/account-entry.row';
import { StreamRow } from './icom/streams/stream.row';
import { TrafficBucketRow } from './icom/traffic/traffic-bucket.row';
import { ExamRunRow } from './exams/exam-run.row';
import { MessageRow } from './messages/message.row';
import { ParticipantRow } from './participants/participant.row';
import { ReturnRow } from './settlement/returns/return.row';
import { TransactionRow } from './transactions/transaction.row';
import { PaymentSeriesRow } from './virtual-payers/payment-series.row';

/** The tables of the SPI in each sandbox. */
export const schema: Schema = {
  entities: [
    TransactionRow,
    ParticipantRow,
    AccountEntryRow,
    ReturnRow,
    MessageRow,
    StreamRow,
    TrafficBucketRow,
    PaymentSeriesRow,
    ExamRunRow,
  ],
  migrations: [
    CreateTransactions1763690400000,
    AddReasonCode1763762400000,
    CreateSettlement1795900000000,
    SeedParticipants1795900010000,
    CreateIcom1795900100000,
    CreatePaymentSeries1795900200000,
    CreateExamRuns1795900210000,
    AddContentDigest1795900220000,
  ],
};
