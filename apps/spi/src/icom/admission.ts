import { Injectable } from '@nestjs/common';
import {
  ParticipantsFull,
  ParticipantUnknown,
  ParticipantVirtual,
} from '../participants/participant.errors';
import { ParticipantDirectory } from '../participants/participant-directory';
import { icomProblem } from './icom-errors';

/** Decides whether a participant can use ICOM, and stores that it does. */
@Injectable()
export class Admission {
  constructor(private readonly directory: ParticipantDirectory) {}

  /**
   * Must be called for each request that sends messages, or reads or closes a stream. From then on the participant answers the
   * payments that it receives, and not the simulator.
   * @param ispb the participant in the address
   * @throws HttpProblem 403 `forbidden` if it cannot be registered, or if it is a virtual participant
   */
  async admit(ispb: string): Promise<void> {
    try {
      await this.directory.register(ispb);
      await this.directory.markClient(ispb);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw icomProblem('forbidden', error.detail);
    }
  }
}

function isRefusal(
  error: unknown,
): error is ParticipantUnknown | ParticipantVirtual | ParticipantsFull {
  return [ParticipantUnknown, ParticipantVirtual, ParticipantsFull].some(
    (refusal) => error instanceof refusal,
  );
}
