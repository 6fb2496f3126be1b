import { Module } from '@nestjs/common';
import { examProviders } from '#libs/exams';
import { ClaimsModule } from '../claims/claims.module';
import { DirectoryModule } from '../directory/directory.module';
import { FraudModule } from '../fraud/fraud.module';
import { ReconciliationModule } from '../reconciliation/reconciliation.module';
import { RestrictionsModule } from '../restrictions/restrictions.module';
import { TransfersModule } from '../transfers/transfers.module';
import { ExamRuns } from './exam-runs.repository';
import { ExamStarts } from './exam-starts';
import { DictExamScript } from './exam-script';
import { ClaimExaminer } from './examiner/claim-examiner';
import { FraudExaminer } from './examiner/fraud-examiner';
import { ExamCleanup } from './examiner/exam-cleanup.repository';
import { ExamSetup } from './examiner/exam-setup.repository';
import { ExaminerPayments } from './examiner/examiner-payments';
import { ExamsController } from './exams.controller';
import { ExamRecordsRepository } from './grading/exam-records.repository';

/** The homologation script of DICT as runs. */
@Module({
  imports: [
    ...[ClaimsModule, DirectoryModule, FraudModule],
    ...[ReconciliationModule, RestrictionsModule, TransfersModule],
  ],
  controllers: [ExamsController],
  providers: [
    ...examProviders(DictExamScript, ExamRuns),
    ...[ExamRuns, ExamStarts, ExamRecordsRepository],
    ...[ClaimExaminer, FraudExaminer, ExamSetup, ExaminerPayments, ExamCleanup],
  ],
})
export class ExamsModule {}
