import { Module } from '@nestjs/common';
import { ExamWatch, Referee } from '#libs/exams';
import { ClaimsModule } from '../claims/claims.module';
import { DirectoryModule } from '../entries/directory.module';
import { FraudModule } from '../fraud/fraud.module';
import { ReconciliationModule } from '../reconciliation/reconciliation.module';
import { RestrictionsModule } from '../restrictions/restrictions.module';
import { TransfersModule } from '../transfers/transfers.module';
import { ExamRuns } from './exam-runs.repository';
import { ExamStarts } from './exam-start.repository';
import { ClaimExaminer } from './examiner/claim-examiner.service';
import { FraudExaminer } from './examiner/fraud-examiner.service';
import { Openings } from './examiner/openings.repository';
import { ExaminerPayments } from './examiner/payments.repository';
import { Withdrawal } from './examiner/withdrawal.repository';
import { ExampleRuns } from './example-runs';
import { ExamsController } from './exams.controller';
import { ExamsService } from './exams.service';
import { ExamRecordsRepository } from './grading/exam-records.repository';
import { DictReferee } from './grading/referee.service';

/** The homologation script of DICT as runs. */
@Module({
  imports: [
    ...[ClaimsModule, DirectoryModule, FraudModule],
    ...[ReconciliationModule, RestrictionsModule, TransfersModule],
  ],
  controllers: [ExamsController],
  providers: [
    ...[ExamsService, ExamStarts, ExamRuns, ExampleRuns, ExamWatch],
    ...[ClaimExaminer, FraudExaminer, Openings, ExaminerPayments, Withdrawal],
    ...[DictReferee, ExamRecordsRepository],
    { provide: Referee, useExisting: DictReferee },
  ],
})
export class ExamsModule {}
