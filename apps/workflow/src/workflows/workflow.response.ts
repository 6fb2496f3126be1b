import { toIsoUtc } from '#libs/kernel';
import { LinksTo, OptionalJson } from '#libs/openapi';
import { type JsonObject } from '#libs/states-language';
import { type Workflow, type WorkflowVersion } from './workflow';

/** The settings of the webhook. The secret is not shown. */
export class WebhookSettingsResponse {
  /** Whether a call must be signed. */
  signed!: boolean;

  /**
   * JSON Pointer to the correlation id in the body of a call.
   * @example /correlationId
   */
  correlation!: string;

  /** The URL of the webhook. */
  url!: string;
}

/** A workflow with the latest version of its definition. */
@LinksTo({
  findWorkflow: { id: '/id' },
  updateWorkflow: { id: '/id' },
  deleteWorkflow: { id: '/id' },
  startExecution: { id: '/id' },
  listExecutions: { id: '/id' },
  callWebhook: { workflowId: '/id' },
  workflowDiagram: { id: '/id' },
  coverage: { id: '/id' },
})
export class WorkflowResponse {
  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  id!: string;

  /** @example order */
  name!: string;

  description?: string;

  /** The latest version of the definition; 1 is the first. */
  version!: number;

  /** The definition in the Amazon States Language. */
  definition!: Record<string, unknown>;

  /** SHA-256 of the definition as canonical JSON, in hex. */
  definitionHash!: string;

  @OptionalJson('The data of an editor.')
  layout?: unknown;

  webhook!: WebhookSettingsResponse;

  createdAt!: string;

  updatedAt!: string;

  /** @param prefix of the path by which the client has named the sandbox */
  static of(workflow: Workflow, prefix = ''): WorkflowResponse {
    const { id, name, description, version, definition, hash, layout } = workflow;
    return {
      ...{ id, name },
      ...(description === null ? {} : { description }),
      version,
      definition: definition as unknown as JsonObject,
      definitionHash: hash,
      ...(layout === null ? {} : { layout }),
      webhook: {
        signed: workflow.webhook?.secret !== undefined,
        correlation: workflow.webhook?.correlation ?? DEFAULT_CORRELATION,
        url: `${prefix}/webhooks/${id}`,
      },
      createdAt: toIsoUtc(workflow.createdAtMs),
      updatedAt: toIsoUtc(workflow.updatedAtMs),
    };
  }
}

/** The default JSON Pointer to the correlation id. */
export const DEFAULT_CORRELATION = '/correlationId';

/** A version of a workflow. It never changes. */
export class WorkflowVersionResponse {
  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  workflowId!: string;

  version!: number;

  /** The definition in the Amazon States Language. */
  definition!: Record<string, unknown>;

  /** SHA-256 of the definition as canonical JSON, in hex. */
  definitionHash!: string;

  createdAt!: string;

  static of(stored: WorkflowVersion): WorkflowVersionResponse {
    const { workflowId, version, definition, hash, createdAtMs } = stored;
    return {
      ...{ workflowId, version },
      definition: definition as unknown as JsonObject,
      definitionHash: hash,
      createdAt: toIsoUtc(createdAtMs),
    };
  }
}
