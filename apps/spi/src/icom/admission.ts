import { Injectable } from '@nestjs/common';
import {
  ParticipantsFull,
  ParticipantUnknown,
  ParticipantVirtual,
} from '../participants/participant.errors';
import { ParticipantDirectory } from '../participants/participant-directory.repository';
import { icomProblem } from './icom-errors';

/** Decides whether a participant can use ICOM, and notes that it does. */
@Injectable()
export class Admission {
  constructor(private readonly directory: ParticipantDirectory) {}

  /**
   * Called with the ISPB of the address of each request that sends, reads or closes. From now on the participant answers the
   * orders that it receives.
   * @throws HttpProblem 403 `forbidden` if it is not registered and cannot be, or if the simulator always plays it
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
