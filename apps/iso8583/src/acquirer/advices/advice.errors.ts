import { Failure } from '#libs/kernel';

export class AdviceNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'ADVICE_NOT_FOUND';
  readonly title = 'The advice does not exist';

  constructor(id: string) {
    super(`The sandbox has no advice ${id}; GET /iso8583/acquirer/advices lists the advices.`);
  }
}

export class AdviceConfirmed extends Failure {
  readonly kind = 'conflict';
  readonly code = 'ADVICE_CONFIRMED';
  readonly title = 'The host has confirmed the advice';

  constructor(id: string) {
    super(`The host has confirmed advice ${id}, so it is not sent again.`);
  }
}
