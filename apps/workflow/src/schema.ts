import { migrations } from './migrations';
import { type Schema } from '#libs/app';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { FrameRow, SignalRow } from './executions/frame.row';
import { EventRow } from './executions/event.row';
import { ExecutionRow } from './executions/execution.row';
import { WebhookCallRow } from './workflows/store/webhook-call.row';
import { WorkflowRow, WorkflowVersionRow } from './workflows/store/workflow.rows';

/** The tables of the workflow engine in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[WorkflowRow, WorkflowVersionRow, ExecutionRow, EventRow],
    ...[FrameRow, SignalRow, WebhookCallRow],
    ...webhookEntities,
  ],
  migrations: [...migrations, ...webhookMigrations],
};
