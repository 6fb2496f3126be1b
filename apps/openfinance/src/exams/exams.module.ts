import { Module } from '@nestjs/common';
import { CallerChecks } from '../security/caller-checks';
import { ControlModule } from '#libs/control';
import { examProviders } from '#libs/exams';
import { AuthorizationServerModule } from '../authorization-server/authorization-server.module';
import { ExamCalls } from './watch/exam-calls.repository';
import { ExamRuns } from './exam-runs.repository';
import { ClientExamScript } from './exam-script';
import { ExamWatch } from './watch/exam-watch';
import { ExamsController } from './exams.controller';
import { LateAnswer } from './watch/late-answer';

/** The exam of a client of open banking as runs. */
@Module({
  imports: [ControlModule, AuthorizationServerModule],
  controllers: [ExamsController],
  providers: [
    ...examProviders(ClientExamScript, ExamRuns),
    ...[ExamRuns, ExamCalls, LateAnswer, ExamWatch],
  ],
})
export class ExamsModule {
  constructor(watch: ExamWatch, checks: CallerChecks) {
    watch.follow(checks);
  }
}
