import { z } from 'zod';
import { shown, type ListReportDefinition } from '../list-report';
import { inOrder, periodMembers } from '../period';
import { instant, whole } from '../siblings/wire';

const parameters = z
  .strictObject({
    ...periodMembers,
    clientId: z
      .guid({ error: 'Must be the id of a client.' })
      .optional()
      .meta({ description: 'Only lines of this client.' }),
    policy: z
      .string()
      .regex(/^[\w:-]{1,60}$/, { error: 'Must be the name of a policy.' })
      .optional()
      .meta({ description: 'Only lines of this policy.' }),
    kind: z
      .enum(['SPEND', 'RETURN', 'REFUSAL', 'SET'])
      .optional()
      .meta({ description: 'Only lines of this kind.' }),
  })
  .check(inOrder);

const line = z.object({
  id: z.string(),
  clientId: z.string(),
  policy: z.string(),
  kind: z.string(),
  reason: z.string(),
  tokens: whole,
  balanceBefore: whole,
  balanceAfter: whole,
  correlationId: z.string(),
  at: instant,
});

export const ratelimitUsage: ListReportDefinition<
  z.output<typeof parameters>,
  z.output<typeof line>
> = {
  id: 'ratelimit.usage',
  title: 'Use of the leaky bucket',
  description:
    'The tokens that clients spent, got back or were refused, and the changes by testers, newest first.',
  sibling: 'ratelimit',
  path: '/__admin/ledger',
  isControl: true,
  item: line,
  parameters,
  filters: ({ clientId, policy, kind }) => ({ clientId, policy, kind }),
  columns: [
    shown('at', 'instant', 'When the bucket was changed, or the query refused.'),
    shown('clientId', 'text', 'The client.'),
    shown('policy', 'text', 'The policy of the bucket.'),
    shown('kind', 'text', 'SPEND, RETURN, REFUSAL or SET (a change by a tester).'),
    shown('reason', 'text', 'The outcome of the query, or the cause of the change.'),
    shown('tokens', 'integer', 'The tokens that were spent, returned or refused.'),
    shown('balanceBefore', 'integer', 'The tokens in the bucket before.'),
    shown('balanceAfter', 'integer', 'The tokens in the bucket after.'),
    shown('correlationId', 'text', 'The correlation id of the request.'),
    shown('id', 'text', 'The UUID of the line.'),
  ],
};
