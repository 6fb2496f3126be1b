import { z } from 'zod';
import { type WaitingTasks } from './waiting-tasks';
import { storableText } from '../storable-text';
import { taskResource } from '../tasks/task-resource';

export const WEBHOOK_WAIT = 'webhook.wait';
const MAX_CORRELATION = 200;

const waitArguments = z.strictObject({
  correlationId: z
    .union([z.string().min(1).max(MAX_CORRELATION), z.number()])
    .optional()
    .describe(
      'Only a call with this correlation id completes the task. Default: a call without one.',
    ),
});

/** A task that is completed by a call of the webhook. */
export function webhookWait(waiting: WaitingTasks) {
  return taskResource({
    name: WEBHOOK_WAIT,
    description:
      'Waits for a call of POST /webhooks/{workflowId}. Output: the `body` of the call and `receivedAt`. A call that came ' +
      'before the task is kept, and completes the task at once. Without TimeoutSeconds the task waits forever.',
    argumentsSchema: waitArguments,
    calls: [],
    perform: async ({ correlationId }, { executionId, frame, token }) => {
      const id = correlationId === undefined ? null : storableText(String(correlationId));
      const waitsFor = await waiting.wait({ executionId, frame, token }, id);
      return { kind: 'pending', waitsFor };
    },
  });
}
