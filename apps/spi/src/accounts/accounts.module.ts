import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { ParticipantsModule } from '../participants/participants.module';
import { AccountLog } from './account-log.repository';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { FundContaPi } from './fund-conta-pi';
import { AccountQueryRepository } from './reports/account-query.repository';
import { AnswerAccountQuery } from './reports/answer-account-query';

/** The Contas PI of participants: their entries, contributions and withdrawals, and the answers to their queries. */
@Module({
  imports: [MessagesModule, ParticipantsModule],
  controllers: [AccountsController],
  providers: [
    ...[AccountLog, AccountQueryRepository, AccountsService, AnswerAccountQuery, FundContaPi],
  ],
  exports: [AnswerAccountQuery],
})
export class AccountsModule {}
