import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { ContasPi } from './contas-pi.repository';
import { ParticipantDirectory } from './participant-directory';
import { ParticipantRepository } from './participant.repository';
import { ParticipantsController } from './participants.controller';
import { ParticipantsService } from './participants.service';

/** Participants and their Contas PI. */
@Module({
  imports: [MessagesModule],
  controllers: [ParticipantsController],
  providers: [ContasPi, ParticipantDirectory, ParticipantRepository, ParticipantsService],
  exports: [ContasPi, ParticipantDirectory, ParticipantRepository, ParticipantsService],
})
export class ParticipantsModule {}
