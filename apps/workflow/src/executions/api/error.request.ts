import { z } from 'zod';
import { RequestInvalid } from '#libs/kernel';
import { documentSchema } from '#libs/platform';
import { readJson } from '#libs/schema';
import { NOT_STORABLE, STORABLE_TEXT } from '../../storable-text';

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

/** Why an execution or a task is ended from outside. */
export interface EndingError {
  readonly error?: string;
  readonly cause?: string;
}

/** @throws RequestInvalid */
export function readError(body: unknown): EndingError {
  const read = readJson(ending, body, '');
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  const given = Object.entries(read.value).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(given);
}
