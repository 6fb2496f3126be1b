import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { readRequest } from '#libs/schema';
import { type Json } from '#libs/states-language';

const success = z.strictObject({
  output: z.unknown().optional().describe('The output of the task, any JSON value. Default: null.'),
});

/** The body of `POST /tasks/:token/success`. */
export const TASK_SUCCESS_REQUEST = documentSchema(
  'TaskSuccessRequest',
  () => success,
  () => ({ paid: { summary: 'The result of a payment', value: { output: { paid: true } } } }),
);

/** @throws RequestInvalid */
export function readTaskSuccess(body: unknown): Json {
  return (readRequest(success, body).output ?? null) as Json;
}
