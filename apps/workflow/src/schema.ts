import { type Schema } from '#libs/platform';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { FrameRow, SignalRow } from './engine/store/frame.row';
import { EventRow } from './executions/event.row';
import { ExecutionRow } from './executions/execution.row';
import { CreateWorkflows1796000000000 } from './migrations/1796000000000-create-workflows';
import { AddGivenNames1796000010000 } from './migrations/1796000010000-add-given-names';
import { WebhookCallRow } from './calls/webhook-call.row';
import { WorkflowRow, WorkflowVersionRow } from './workflows/workflow.rows';

/** The tables of the workflow engine in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[WorkflowRow, WorkflowVersionRow, ExecutionRow, EventRow],
    ...[FrameRow, SignalRow, WebhookCallRow],
    ...webhookEntities,
  ],
  migrations: [CreateWorkflows1796000000000, AddGivenNames1796000010000, ...webhookMigrations],
};
