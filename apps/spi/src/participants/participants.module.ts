import { Module } from '@nestjs/common';
import { AccountLog } from '../accounts/account-log.repository';
import { AccountsController } from '../accounts/accounts.controller';
import { AccountsModule } from '../accounts/accounts.module';
import { AccountsService } from '../accounts/accounts.service';
import { AccountQueries } from '../accounts/reports/account-queries.repository';
import { FundingRepository } from '../accounts/funding.repository';
import { MessagesModule } from '../messages/messages.module';
import { ParticipantDirectory } from './participant-directory.repository';
import { ParticipantsController } from './participants.controller';
import { ParticipantsService } from './participants.service';

/** Participants and their accounts. */
@Module({
  imports: [AccountsModule, MessagesModule],
  controllers: [ParticipantsController, AccountsController],
  providers: [
    ParticipantDirectory,
    ParticipantsService,
    AccountsService,
    AccountLog,
    FundingRepository,
    AccountQueries,
  ],
  exports: [ParticipantDirectory, AccountQueries],
})
export class ParticipantsModule {}
