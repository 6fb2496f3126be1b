import { at, failure } from '#libs/kernel';
import { CARD_TRANSITIONS, type CardStatus } from '../account/card';

export class CardNotFound extends failure.notFound(
  'CARD_NOT_FOUND',
  'The card does not exist',
  (sandbox: string) =>
    `Sandbox ${sandbox} has no card with that number; GET /admin/cards lists the cards.`,
) {}

export class CardExists extends failure.conflict(
  'CARD_EXISTS',
  'A card with that number already exists',
  () =>
    at(
      '/pan',
      'Must be a number that no other card of the sandbox uses. To start again with the existing card, send POST /admin/cards/{pan}/reset.',
    ),
) {}

export class CardStatusFinal extends failure.conflict(
  'CARD_STATUS_CONFLICT',
  'The card status cannot change to that value',
  (from: CardStatus, to: CardStatus) => {
    const next = CARD_TRANSITIONS[from].join(', ');
    const rule = next === '' ? `the status ${from} is final` : `it can become ${next}`;
    return `The card is ${from} and cannot become ${to}: ${rule}. To undo the status, reset the card.`;
  },
) {}
