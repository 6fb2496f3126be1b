import { toIsoUtc } from '#libs/kernel';
import { OptionalJson } from '#libs/platform';
import { type JsonObject } from '#libs/states-language';
import { type Workflow, type WorkflowVersion } from './workflow';

/** How calls of the webhook are read. The secret is not shown. */
export class WebhookSettingsResponse {
  /** Whether a call must be signed. */
  signed!: boolean;

  /**
   * JSON Pointer to the correlation id in the body of a call.
   * @example /correlationId
   */
  correlation!: string;

  /** Where to call it. */
  url!: string;
}

/** A workflow with the latest version of its definition. */
export class WorkflowResponse {
  /** @format uuid */
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

  @OptionalJson('What an editor keeps beside the definition.')
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

/** Where the correlation id is, if the workflow does not say. */
export const DEFAULT_CORRELATION = '/correlationId';

/** A version of a workflow. It never changes. */
export class WorkflowVersionResponse {
  /** @format uuid */
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
