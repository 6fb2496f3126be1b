import { Module } from '@nestjs/common';
import { ParticipantControl } from './participant-control.service';
import { ParticipantRepository } from './participant.repository';
import { ParticipantsController } from './participants.controller';
import { Participants } from './participants.service';

/** The participants of DICT. */
@Module({
  controllers: [ParticipantsController],
  providers: [Participants, ParticipantRepository, ParticipantControl],
  exports: [Participants],
})
export class ParticipantsModule {}
