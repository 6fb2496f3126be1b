import { type Json, type StateMachine } from '#libs/states-language';

/** A definition in the Amazon States Language that can be run. It never changes. */
export interface Definition {
  readonly version: number;
  /** SHA-256 of the canonical JSON of the definition, in hex. */
  readonly hash: string;
  readonly definition: StateMachine;
  /** Positions in an editor, which the engine does not read. */
  readonly layout: Json;
}

/** A workflow, with the latest version of its definition. */
export interface Workflow extends Definition {
  /** In the order of creation. */
  readonly sequence: number;
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly webhook: WebhookSettings | null;
  /** The instants are in ms, on the clock of the sandbox. */
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** A deleted workflow is kept for the executions that still run. */
  readonly deletedAtMs: number | null;
}

/** The settings of `POST /webhooks/:workflowId`. */
export interface WebhookSettings {
  /** Key of the HMAC that each call must carry. */
  readonly secret?: string | undefined;
  /** JSON Pointer to the correlation id in the body. */
  readonly correlation?: string | undefined;
}

/** A version of a workflow. */
export interface WorkflowVersion extends Definition {
  readonly workflowId: string;
  readonly createdAtMs: number;
}
