import { Module } from '@nestjs/common';
import { ParticipantsService } from './participants.service';
import { ParticipantRepository } from './participant.repository';
import { ParticipantsController } from './participants.controller';
import { Participants } from './participants';

/** The participants of DICT. */
@Module({
  controllers: [ParticipantsController],
  providers: [Participants, ParticipantRepository, ParticipantsService],
  exports: [Participants],
})
export class ParticipantsModule {}
