import { CardNotFound } from './card.errors';

/** The path parameter with the number of a card, in API documents. */
export const PAN_PARAM = {
  name: 'pan',
  description: 'The card number.',
  example: '4000000000000001',
};

/** The answer of an operation on a card that does not exist. */
export const CARD_NOT_FOUND = [
  404,
  [new CardNotFound('run-42')],
  'The card does not exist in the sandbox.',
] as const;
