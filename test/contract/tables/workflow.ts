import { z } from 'zod';
import { SUCCESS, type ContractCase } from '../case';
import { json, jsonObject, text } from '../shapes';
import { healthCheck } from '../health';

export const pass = { StartAt: 'A', States: { A: { Type: 'Pass', End: true } } };
export const NAME = 'contract';

/** What the contract says about workflow. */
export const workflowContract: readonly ContractCase[] = [
  healthCheck(),
  {
    method: 'POST',
    path: '/workflows',
    what: 'a definition',
    body: { name: NAME, definition: pass },
    says: 'creates a workflow; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
    keeps: { id: 'id' },
  },
  {
    method: 'GET',
    path: '/workflows',
    what: 'all workflows',
    says: 'the workflows, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  },
  {
    method: 'GET',
    path: '/workflows/:id',
    what: 'the workflow',
    says: 'a workflow, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
  },
  {
    method: 'PUT',
    path: '/workflows/:id',
    what: 'a changed definition',
    body: { name: NAME, definition: { ...pass, Comment: 'changed' } },
    says: 'updates a workflow; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
  },
  {
    method: 'POST',
    path: '/workflows/:id/executions',
    what: 'without a body',
    says: 'starts an execution; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
    keeps: { execution: 'id' },
  },
  {
    method: 'GET',
    path: '/workflows/:id/executions',
    what: 'the executions of the workflow',
    says: 'the executions, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  },
  {
    method: 'GET',
    path: '/executions/:id',
    what: 'the execution',
    parameters: (kept) => ({ id: kept('execution') }),
    says: 'the status of the execution, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: z.looseObject({ status: text }),
  },
  {
    method: 'POST',
    path: '/webhooks/:workflowId',
    what: 'a call for the workflow',
    parameters: (kept) => ({ workflowId: kept('id') }),
    body: { orderId: 'order-1' },
    says: 'takes a webhook call for a workflow; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  },
  {
    method: 'DELETE',
    path: '/workflows/:id',
    what: 'the workflow',
    says: 'deletes a workflow',
    status: SUCCESS,
  },
];
