import { z } from 'zod';
import { type Json } from '#libs/states-language';
import { wholeNumber } from '#libs/schema';
import { failed, keyForHeader, succeeded } from '../task-resource';
import { idempotencyKey, objectOf, refusedBy, simAction, text } from './sim-action';

const DEFAULT_WAIT_SECONDS = 30;

export const reportGenerate = simAction({
  service: 'report',
  action: 'generate',
  description:
    'Generates a report and waits for it. Output: the run, with result.downloadUrl. If the report fails, the error is Report.Failed.<code>; if it is not finished in time, Report.NotFinished.',
  repeat:
    'the Idempotency-Key is the same, so the service returns the same run, and waits for it again.',
  argumentsSchema: z.strictObject({
    type: text,
    format: text.optional(),
    parameters: z.record(z.string(), z.json()).optional(),
    options: z.record(z.string(), z.json()).optional(),
    waitSeconds: wholeNumber(0, 60)
      .optional()
      .describe('How long to wait, in seconds of real time. Default: 30.'),
    idempotencyKey,
  }),
  *steps({ waitSeconds = DEFAULT_WAIT_SECONDS, ...sent }, { key }) {
    const given = Object.entries(sent).filter(([, value]) => value !== undefined);
    const answer = yield {
      method: 'POST',
      path: `/reports/generate?wait=${String(waitSeconds)}`,
      headers: { 'Idempotency-Key': keyForHeader(key) },
      body: Object.fromEntries(given) as Json,
    };
    if (answer.status !== 201 && answer.status !== 202) return refusedBy('report', answer);
    const { status, id, error } = answer.members;
    if (status === 'succeeded') return succeeded(answer.members as Json);
    if (answer.status === 202) {
      return failed('Report.NotFinished', `The report ${String(id)} is ${String(status)}.`);
    }
    const { code = String(status).toUpperCase(), detail = '' } = objectOf(error);
    return failed(
      `Report.Failed.${String(code)}`,
      `The report ${String(id)} is ${String(status)}. ${String(detail)}`.trim(),
    );
  },
});
