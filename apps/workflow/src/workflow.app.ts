import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { WORKFLOW_EVENTS } from './journal-events';
import { CALL_RESULTS } from './calls/webhook-calls.service';
import { workflowVariables } from './config';
import { EXECUTION_STATUSES } from './executions/execution';
import { OUTCOMES } from './executions/outcomes';
import { schema } from './schema';
import { STATE_TEST_STATUSES } from './testing/state-test.response';
import { EXAMPLE_WORKFLOW } from './workflows/workflow-examples';

/** The workflow engine: durable executions of definitions in the Amazon States Language. */
export const workflow: AppDefinition = {
  name: 'workflow',
  title: 'Workflow engine',
  description:
    'Runs definitions in the Amazon States Language, in JSONPath and JSONata mode, on the clock of the sandbox. ' +
    'Tasks call the other simulators, any HTTP address that is allowed, and wait for webhooks. ' +
    'The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'Motor de workflows',
    description:
      'Executa definições em Amazon States Language no relógio do sandbox e chama os outros simuladores. ' +
      'Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('WORKFLOW_PORT', '3005', 'Port of the workflow engine.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...workflowVariables },
  module: AppModule,
  schema,
  events: WORKFLOW_EVENTS,
  outcomes: OUTCOMES,
  outcomeOperations: [
    { method: 'POST', path: '/workflows/{id}/executions', outcomes: OUTCOMES },
    { method: 'POST', path: '/webhooks/{workflowId}', outcomes: OUTCOMES },
  ],
  webhookEvents: {
    'execution.finished':
      'An execution has ended. `data` is the execution as `GET /executions/{id}` returns it, without its history.',
  },
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/workflows/*/executions' },
    effect: { outcome: 'FAILED' },
    times: 1,
  },
  tags: {
    workflows: 'Definitions and their versions.',
    executions: 'Starts, shows, stops and redrives executions.',
    webhooks: 'Calls that start or resume executions.',
    tasks: 'Completes tasks by their tokens.',
    diagrams: 'Definitions as flowcharts.',
    testing: 'Tests single states, and shows the coverage of tests.',
  },
  enums: {
    ExecutionStatus: EXECUTION_STATUSES,
    StateTestStatus: STATE_TEST_STATUSES,
    WebhookCallResult: CALL_RESULTS,
  },
  exposedHeaders: ['ETag', 'Preference-Applied'],
  example: (address) =>
    `curl -s '${address}/workflows/${EXAMPLE_WORKFLOW}/executions' -X POST -H 'Content-Type: application/json' -d '{"input":{"orderId":"order-1"}}'`,
};
