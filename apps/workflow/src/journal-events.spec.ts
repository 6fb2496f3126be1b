import { EventReader } from '#libs/journal';
import { journalEntryOf, type Exchange } from '#libs/testing';
import { WORKFLOW_EVENTS } from './journal-events';

const reader = new EventReader(WORKFLOW_EVENTS);

const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'a new workflow',
    {
      method: 'POST',
      path: '/workflows',
      status: 201,
      request: { name: 'order' },
      response: { id: 'w1', name: 'order', version: 1 },
    },
    'workflow.created',
    { workflowId: 'w1', workflowName: 'order', version: '1' },
  ],
  [
    'an execution',
    {
      method: 'POST',
      path: '/workflows/w1/executions',
      status: 201,
      response: { id: 'e1', workflowId: 'w1', status: 'RUNNING' },
    },
    'execution.started',
    { workflowId: 'w1', executionId: 'e1', status: 'RUNNING' },
  ],
  [
    'a redriven execution',
    { method: 'POST', path: '/executions/e1/redrive', response: { id: 'e1', status: 'RUNNING' } },
    'execution.redriven',
    { executionId: 'e1', status: 'RUNNING' },
  ],
  [
    'a task, without its token',
    {
      method: 'POST',
      path: '/tasks/secret/failure',
      status: 204,
      request: { error: 'Bank.Down', cause: 'Closed' },
    },
    'task.failed',
    { code: 'Bank.Down', detail: 'Closed' },
  ],
  [
    'a webhook',
    { method: 'POST', path: '/webhooks/w1', status: 202, response: { executionId: 'e1' } },
    'webhook.received',
    { workflowId: 'w1', executionId: 'e1' },
  ],
];

describe('The events of the workflow engine', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    expect(reader.read(journalEntryOf(exchange))).toEqual({ name, facts });
  });
});
