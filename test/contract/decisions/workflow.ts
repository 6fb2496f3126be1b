import { z } from 'zod';
import { type ContractCase } from '../case';
import { jsonArray, jsonObject, problem, problemAt, text, utc, uuid } from '../shapes';
import { pass, NAME } from '../tables/workflow';
import { healthAsOfSpi } from '../health';

/** Waits for a webhook call. */
const waiting = {
  StartAt: 'Wait',
  States: {
    Wait: {
      Type: 'Task',
      Resource: 'webhook.wait',
      Parameters: { 'correlationId.$': '$.orderId' },
      End: true,
    },
  },
};
const jsonata = {
  QueryLanguage: 'JSONata',
  StartAt: 'Double',
  States: { Double: { Type: 'Pass', Output: '{% $states.input.amount * 2 %}', End: true } },
};
const intrinsic = {
  StartAt: 'Format',
  States: {
    Format: {
      Type: 'Pass',
      Parameters: { 'text.$': "States.Format('order {}', $.orderId)" },
      End: true,
    },
  },
};

const workflowShape = z.looseObject({
  id: uuid,
  name: z.literal(NAME),
  version: z.literal(1),
  definition: jsonObject,
  createdAt: utc,
  updatedAt: utc,
});

const STATUSES = ['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'] as const;

const execution = z.looseObject({
  id: uuid,
  workflowId: uuid,
  version: z.int(),
  status: z.enum(STATUSES),
  startedAt: utc,
});

const ended = execution.extend({
  status: z.literal('SUCCEEDED'),
  stoppedAt: utc,
  history: z.array(z.looseObject({ id: z.int(), timestamp: utc, type: text })).min(1),
});

function created(what: string, definition: object, name: string, more: object = {}): ContractCase {
  return {
    method: 'POST',
    path: '/workflows',
    what,
    body: { name: NAME, definition, ...more },
    says: '201 with id, name, version 1, definition, createdAt and updatedAt',
    status: 201,
    type: 'application/json',
    shape: workflowShape,
    keeps: { [name]: 'id' },
  };
}

/** Starts an execution and waits for its end. */
function run(what: string, workflow: string, input: object, output: unknown): ContractCase {
  return {
    method: 'POST',
    path: '/workflows/:id/executions',
    query: '?wait=30',
    what,
    parameters: (kept) => ({ id: kept(workflow) }),
    body: { input },
    says: `201 with the execution, SUCCEEDED, and the output ${JSON.stringify(output)}`,
    status: 201,
    type: 'application/json',
    shape: execution.extend({
      status: z.literal('SUCCEEDED'),
      output: z.unknown().refine((value) => JSON.stringify(value) === JSON.stringify(output), {
        error: `must be ${JSON.stringify(output)}`,
      }),
    }),
  };
}

const NOT_FOUND = {
  says: '404 problem WORKFLOW_NOT_FOUND',
  status: 404,
  type: 'application/problem+json',
  shape: problem(404, 'WORKFLOW_NOT_FOUND'),
} as const;

/** What this project decided about workflow. */
export const workflowDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  ...(['GET', 'DELETE'] as const).map((method): ContractCase => ({
    method,
    path: '/workflows/:id',
    what: 'a workflow that was deleted',
    ...NOT_FOUND,
  })),
  {
    method: 'POST',
    path: '/webhooks/:workflowId',
    what: 'a workflow that was deleted',
    parameters: (kept) => ({ workflowId: kept('id') }),
    ...NOT_FOUND,
  },
  created('JSONPath', intrinsic, 'jsonpath', { description: 'of the contract test' }),
  run('an intrinsic function', 'jsonpath', { orderId: 7 }, { text: 'order 7' }),
  created('JSONata', jsonata, 'jsonata'),
  run('a JSONata expression', 'jsonata', { amount: 21 }, 42),
  {
    method: 'PUT',
    path: '/workflows/:id',
    what: 'a changed definition',
    parameters: (kept) => ({ id: kept('jsonata') }),
    body: { name: NAME, definition: pass },
    says: '200 with version 2',
    status: 200,
    type: 'application/json',
    shape: workflowShape.extend({ version: z.literal(2) }),
  },
  {
    method: 'GET',
    path: '/workflows',
    what: 'all workflows',
    says: '200, an array',
    status: 200,
    type: 'application/json',
    shape: jsonArray.min(2),
  },
  created('a definition that waits for a webhook', waiting, 'waiting'),
  {
    method: 'POST',
    path: '/workflows/:id/executions',
    what: 'a running execution',
    parameters: (kept) => ({ id: kept('waiting') }),
    headers: { 'Idempotency-Key': 'order-2' },
    body: { input: { orderId: 'order-2' } },
    says: '201 with the execution, RUNNING',
    status: 201,
    type: 'application/json',
    answerHeaders: { location: /\/executions\/[0-9a-f-]{36}$/ },
    shape: execution.extend({ status: z.literal('RUNNING'), input: z.object({ orderId: text }) }),
    keeps: { running: 'id' },
  },
  {
    method: 'POST',
    path: '/workflows/:id/executions',
    what: 'the same with the same Idempotency-Key',
    parameters: (kept) => ({ id: kept('waiting') }),
    headers: { 'Idempotency-Key': 'order-2' },
    body: { input: { orderId: 'order-2' } },
    says: '200 with the same execution',
    status: 200,
    type: 'application/json',
    shape: (kept) => execution.extend({ id: z.literal(kept('running')) }),
  },
  {
    method: 'GET',
    path: '/workflows/:id/executions',
    what: 'the executions of the workflow',
    parameters: (kept) => ({ id: kept('waiting') }),
    says: '200, an array of one execution',
    status: 200,
    type: 'application/json',
    shape: z.array(execution).length(1),
  },
  {
    method: 'POST',
    path: '/webhooks/:workflowId',
    what: 'a call that an execution waits for',
    parameters: (kept) => ({ workflowId: kept('waiting') }),
    body: { correlationId: 'order-2', amount: '99.90' },
    says: '202: it resumes the execution, or is kept until it waits',
    status: 202,
    type: 'application/json',
    shape: z.looseObject({ result: z.enum(['resumed', 'kept']) }),
  },
  {
    method: 'GET',
    path: '/executions/:id',
    query: '?wait=30',
    what: 'the execution at its end',
    parameters: (kept) => ({ id: kept('running') }),
    says: '200: SUCCEEDED with output, stoppedAt and history',
    status: 200,
    type: 'application/json',
    shape: ended,
  },
  {
    method: 'POST',
    path: '/webhooks/:workflowId',
    what: 'a call for a workflow that does not wait',
    parameters: (kept) => ({ workflowId: kept('jsonpath') }),
    body: { orderId: 8 },
    says: '202 with Location: it starts an execution with the body as input',
    status: 202,
    type: 'application/json',
    answerHeaders: { location: /\/executions\/[0-9a-f-]{36}$/ },
    shape: z.looseObject({ executionId: uuid }),
    keeps: { started: 'executionId' },
  },
  {
    method: 'GET',
    path: '/executions/:id',
    query: '?wait=30',
    what: 'the execution that the call started',
    parameters: (kept) => ({ id: kept('started') }),
    says: '200: SUCCEEDED; its input is the body of the call',
    status: 200,
    type: 'application/json',
    shape: ended.extend({ input: z.object({ orderId: z.literal(8) }) }),
  },
  {
    method: 'POST',
    path: '/workflows',
    what: 'a definition that starts at no state',
    body: { name: NAME, definition: { ...pass, StartAt: 'B' } },
    says: '422 problem at /definition/StartAt',
    status: 422,
    type: 'application/problem+json',
    shape: problemAt(422, 'DEFINITION_INVALID', '/definition/StartAt'),
  },
  created('a workflow with a secret', pass, 'signed', {
    webhook: { secret: 'a-secret-of-the-contract-test' },
  }),
  {
    method: 'POST',
    path: '/webhooks/:workflowId',
    what: 'a call without a signature',
    parameters: (kept) => ({ workflowId: kept('signed') }),
    body: {},
    says: '401: the signature is checked when the workflow has a secret',
    status: 401,
    type: 'application/problem+json',
    shape: z.looseObject({ status: z.literal(401) }),
  },
  {
    method: 'DELETE',
    path: '/workflows/:id',
    what: 'a workflow',
    parameters: (kept) => ({ id: kept('signed') }),
    says: '204',
    status: 204,
  },
];
