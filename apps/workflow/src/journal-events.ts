import { explainCode, PROBLEM_FACTS, type EventTable, type FactPlaces } from '#libs/journal';
import { OUTCOMES } from './executions/outcomes';

const WORKFLOW: FactPlaces = { workflowId: '/id', workflowName: '/name', version: '/version' };
const EXECUTION: FactPlaces = {
  executionId: ['/executionId', '/id'],
  workflowId: '/workflowId',
  status: '/status',
  code: '/error',
};

/** How the journal of the workflow engine reads as business events. */
export const WORKFLOW_EVENTS: EventTable = {
  failure: PROBLEM_FACTS,
  operations: [
    { method: 'GET', path: '/workflows', name: 'workflow.list' },
    {
      method: 'POST',
      path: '/workflows',
      name: 'workflow.created',
      request: { workflowName: '/name' },
      response: WORKFLOW,
    },
    ...(
      [
        ['GET', '/workflows/{workflowId}', 'workflow.read'],
        ['PUT', '/workflows/{workflowId}', 'workflow.updated'],
        ['DELETE', '/workflows/{workflowId}', 'workflow.deleted'],
        ['GET', '/workflows/{workflowId}/versions/{version}', 'workflow.read'],
      ] as const
    ).map(([method, path, name]) => ({ method, path, name, response: WORKFLOW })),
    { method: 'GET', path: '/workflows/{workflowId}/executions', name: 'execution.list' },
    { method: 'GET', path: '/workflows/{workflowId}/diagram', name: 'workflow.diagram' },
    { method: 'GET', path: '/workflows/{workflowId}/coverage', name: 'workflow.coverage' },
    ...(
      [
        ['POST', '/workflows/{workflowId}/executions', 'execution.started'],
        ['GET', '/executions/{executionId}', 'execution.read'],
        ['GET', '/executions/{executionId}/events', 'execution.followed'],
        ['POST', '/executions/{executionId}/stop', 'execution.stopped'],
        ['POST', '/executions/{executionId}/redrive', 'execution.redriven'],
        ['GET', '/executions/{executionId}/diagram', 'execution.diagram'],
        ['POST', '/webhooks/{workflowId}', 'webhook.received'],
      ] as const
    ).map(([method, path, name]) => ({ method, path, name, response: EXECUTION })),
    { method: 'POST', path: '/tasks/{_}/success', name: 'task.succeeded' },
    {
      method: 'POST',
      path: '/tasks/{_}/failure',
      name: 'task.failed',
      request: { code: '/error', detail: '/cause' },
    },
    { method: 'POST', path: '/tasks/{_}/heartbeat', name: 'task.heartbeat' },
    {
      method: 'POST',
      path: '/states/test',
      name: 'state.tested',
      response: { status: '/status', code: '/error' },
    },
  ],
  explain: (_entry, event) =>
    explainCode([{ codes: OUTCOMES, document: 'Amazon States Language; docs/workflow.md' }], event),
};
