import { Failure } from '#libs/kernel';

/** A payment with the EndToEndId is there, and it is not the one that the request asks for. */
export class PaymentConflict extends Failure {
  readonly kind = 'conflict';
  readonly code = 'END_TO_END_ID_DUPLICATED';
  readonly title = 'The EndToEndId belongs to another payment';

  constructor(endToEndId: string) {
    super(
      `A payment with the EndToEndId ${endToEndId} and other content exists. ` +
        'The same request again would get the first response.',
    );
  }
}

/** The participant has a system of its own, so the simulator does not send messages for it. */
export class ParticipantPlaysItself extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PARTICIPANT_PLAYS_ITSELF';
  readonly title = 'The simulator does not play the participant';

  constructor(ispb: string) {
    super(
      `Participant ${ispb} sends its own messages over ICOM. Use a participant that the simulator plays, such as 99999003.`,
    );
  }
}

export class PaymentSeriesNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'PAYMENT_SERIES_NOT_FOUND';
  readonly title = 'The payments do not exist';

  constructor(id: string) {
    super(`There are no payments with the id ${id}; POST /__admin/payments returns the id.`);
  }
}
