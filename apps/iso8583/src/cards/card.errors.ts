import { Failure } from '#libs/kernel';
import { CARD_TRANSITIONS, type CardStatus } from '../issuer/card';

export class CardNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'CARD_NOT_FOUND';
  readonly title = 'There is no such card';

  constructor(sandbox: string) {
    super(`Sandbox ${sandbox} has no card of that number; GET /admin/cards lists those there are.`);
  }
}

export class CardExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CARD_EXISTS';
  readonly title = 'There is a card of that number';

  constructor() {
    const detail = 'Must be a number that no card of the sandbox has.';
    super(`/pan: ${detail}`, [{ pointer: '/pan', detail }]);
  }
}

export class CardStatusFinal extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CARD_STATUS_CONFLICT';
  readonly title = 'The card cannot become that';

  constructor(from: CardStatus, to: CardStatus) {
    const next = CARD_TRANSITIONS[from].join(', ') || 'nothing else: it is final';
    super(`The card is ${from} and cannot become ${to}; it can become ${next}. A reset undoes it.`);
  }
}
