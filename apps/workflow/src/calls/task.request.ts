import { z } from 'zod';
import { RequestInvalid } from '#libs/kernel';
import { documentSchema } from '#libs/platform';
import { readJson } from '#libs/schema';
import { type Json } from '#libs/states-language';

const success = z.strictObject({
  output: z.unknown().optional().describe('What the task returns, any JSON value. Default: null.'),
});

/** The body of `POST /tasks/:token/success`. */
export const TASK_SUCCESS_REQUEST = documentSchema(
  'TaskSuccessRequest',
  () => success,
  () => ({ paid: { summary: 'The result of a payment', value: { output: { paid: true } } } }),
);

/** @throws RequestInvalid */
export function readTaskSuccess(body: unknown): Json {
  const read = readJson(success, body, '');
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  return (read.value.output ?? null) as Json;
}
