import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { examProviders } from '#libs/exams';
import { AuthorizationServerModule } from '../authorization-server/authorization-server.module';
import { ExamCalls } from './exam-calls.repository';
import { ExamRuns } from './exam-runs.repository';
import { ClientExamScript } from './exam-script';
import { ExamWatch } from './exam-watch';
import { ExamsController } from './exams.controller';

/** The exam of a client of open banking as runs. */
@Module({
  imports: [ControlModule, AuthorizationServerModule],
  controllers: [ExamsController],
  providers: [...examProviders(ClientExamScript, ExamRuns), ...[ExamRuns, ExamCalls, ExamWatch]],
})
export class ExamsModule {}
