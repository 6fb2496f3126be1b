import { type Schema } from '#libs/app';
import { migrations } from './migrations';
import { AccountEntryRow } from './participants/account-entry.row';
import { StreamRow } from './icom/streams/stream.row';
import { TrafficBucketRow } from './traffic/traffic-bucket.row';
import { ExamRunRow } from './exams/exam-run.row';
import { MessageRow } from './messages/message.row';
import { ParticipantRow } from './participants/participant.row';
import { ReturnRow } from './settlement/returns/return.row';
import { TransactionRow } from './settlement/transaction.row';
import { PaymentSeriesRow } from './simulated-payers/payment-series.row';

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
  migrations,
};
