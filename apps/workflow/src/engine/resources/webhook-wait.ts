import { z } from 'zod';
import { type WaitingTasks } from '../../calls/waiting-tasks.repository';
import { storableText } from '../../storable-text';
import { taskResource } from '../../tasks/task-resource';

export const WEBHOOK_WAIT = 'webhook.wait';
const MAX_CORRELATION = 200;

const waitArguments = z.strictObject({
  correlationId: z
    .union([z.string().min(1).max(MAX_CORRELATION), z.number()])
    .optional()
    .describe('Only a call with this correlation id completes the task. Default: one without.'),
});

/** A task that a call of the workflow's webhook completes. */
export function webhookWait(waiting: WaitingTasks) {
  return taskResource({
    name: WEBHOOK_WAIT,
    description:
      'Waits for a call of POST /webhooks/{workflowId}. Output: `body` of the call, and `receivedAt`. A call that came ' +
      'before is kept, and completes the task at once. Without TimeoutSeconds it waits for ever.',
    argumentsSchema: waitArguments,
    perform: async ({ correlationId }, { executionId, frame, token }) => {
      const id = correlationId === undefined ? null : storableText(String(correlationId));
      const waitsFor = await waiting.wait({ executionId, frame, token }, id);
      return { kind: 'pending', waitsFor };
    },
  });
}
