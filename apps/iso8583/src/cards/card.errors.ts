import { Failure } from '#libs/kernel';
import { CARD_TRANSITIONS, type CardStatus } from '../issuer/account/card';

export class CardNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'CARD_NOT_FOUND';
  readonly title = 'The card does not exist';

  constructor(sandbox: string) {
    super(`Sandbox ${sandbox} has no card with that number; GET /admin/cards lists the cards.`);
  }
}

export class CardExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CARD_EXISTS';
  readonly title = 'A card with that number already exists';

  constructor() {
    const detail = 'Must be a number that no other card of the sandbox uses.';
    super(`/pan: ${detail}`, [{ pointer: '/pan', detail }]);
  }
}

export class CardStatusFinal extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CARD_STATUS_CONFLICT';
  readonly title = 'The card status cannot change to that value';

  constructor(from: CardStatus, to: CardStatus) {
    const next = CARD_TRANSITIONS[from].join(', ') || 'no other status, because it is final';
    super(
      `The card is ${from} and cannot become ${to}; it can become ${next}. To undo the status, reset the card.`,
    );
  }
}
