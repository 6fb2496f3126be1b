import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { readRequest } from '#libs/schema';
import { NOT_STORABLE, STORABLE_TEXT } from '../storable-text';

const MAX_ERROR = 256;
const MAX_CAUSE = 32_768;

function textUpTo(most: number) {
  return z
    .string({ error: 'Must be a text.' })
    .max(most, { error: `Must have at most ${String(most)} characters.` })
    .regex(STORABLE_TEXT, { error: NOT_STORABLE })
    .nullish();
}

const ending = z.strictObject({
  error: textUpTo(MAX_ERROR).describe('The name of the error.'),
  cause: textUpTo(MAX_CAUSE).describe('Why, in words.'),
});

/** The body of a request that ends an execution or a task from outside. */
export const ERROR_REQUEST = documentSchema(
  'ErrorRequest',
  () => ending,
  () => ({
    cancelled: {
      summary: 'An order that was cancelled',
      value: { error: 'Order.Cancelled', cause: 'The customer has cancelled the order.' },
    },
  }),
);

/** The error with which a request ends an execution or a task. */
export interface EndingError {
  readonly error?: string;
  readonly cause?: string;
}

/** @throws RequestInvalid */
export function readError(body: unknown): EndingError {
  const given = Object.entries(readRequest(ending, body)).filter(
    ([, text]) => typeof text === 'string',
  );
  return Object.fromEntries(given);
}
