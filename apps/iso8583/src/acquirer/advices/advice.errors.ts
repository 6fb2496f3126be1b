import { Failure } from '#libs/kernel';

export class AdviceNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'ADVICE_NOT_FOUND';
  readonly title = 'The advice does not exist';

  constructor(id: string) {
    super(`The sandbox has no advice ${id}; GET /iso8583/acquirer/advices lists the advices.`);
  }
}
