import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson, pointerToken, RequestInvalid, type Violation } from '#libs/kernel';
import { documentSchema } from '#libs/platform';
import { readJson } from '#libs/schema';
import {
  checkDefinition,
  type DefinitionChecks,
  type Json,
  Program,
  type StateMachine,
} from '#libs/states-language';
import { type Definition, type WebhookSettings } from './workflow';
import { DefinitionInvalid } from './workflow.errors';
import { NOT_STORABLE, STORABLE_TEXT } from '../storable-text';
import { WORKFLOW_EXAMPLES } from './workflow-examples';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 2_000;
/** RFC 6901. */
const POINTER = /^(?:\/[^/]*){1,10}$/;

const webhook = z.strictObject({
  secret: z
    .string()
    .min(8, { error: 'Must have 8 to 200 characters.' })
    .max(200, { error: 'Must have 8 to 200 characters.' })
    .optional()
    .describe(
      'With a secret, each call of the webhook must be signed with it (HMAC-SHA256 of the bytes of the body). It is never shown.',
    ),
  correlation: z
    .string()
    .regex(POINTER, { error: 'Must be a JSON Pointer, as in /data/orderId.' })
    .optional()
    .describe('JSON Pointer to the correlation id in the body of a call. Default: /correlationId.'),
});

const workflow = z.strictObject({
  name: z
    .string()
    .min(1, { error: `Must have 1 to ${String(MAX_NAME)} characters.` })
    .max(MAX_NAME, { error: `Must have 1 to ${String(MAX_NAME)} characters.` })
    .regex(STORABLE_TEXT, { error: NOT_STORABLE })
    .describe('The name for people. Several workflows can have the same.'),
  description: z
    .string()
    .max(MAX_DESCRIPTION)
    .regex(STORABLE_TEXT, { error: NOT_STORABLE })
    .optional(),
  definition: z
    .record(z.string(), z.unknown())
    .describe('A state machine in the Amazon States Language, in JSONPath or JSONata mode.'),
  layout: z
    .unknown()
    .optional()
    .describe('Anything that an editor keeps beside the definition. The engine does not read it.'),
  webhook: webhook.optional().describe('How `POST /webhooks/{workflowId}` behaves.'),
});

/** The body of `POST /workflows` and `PUT /workflows/:id`. */
export const WORKFLOW_REQUEST = documentSchema(
  'WorkflowRequest',
  () => workflow,
  () => WORKFLOW_EXAMPLES,
);

/** A workflow that was asked for, and whose definition can be run. */
export interface WorkflowRequest extends Omit<Definition, 'version'> {
  readonly name: string;
  readonly description: string | null;
  readonly webhook: WebhookSettings | null;
}

export interface WorkflowChecks extends DefinitionChecks {
  /** @returns what is wrong with the Resource of a Task, or undefined */
  readonly checkResource: (resource: string) => string | undefined;
}

/**
 * Reads a workflow.
 *
 * @throws RequestInvalid if a member is missing, unknown or has a wrong type
 * @throws DefinitionInvalid with everything that is wrong with the definition
 */
export async function readWorkflow(
  body: unknown,
  checks: WorkflowChecks,
): Promise<WorkflowRequest> {
  const read = readJson(workflow, body, '');
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  const { name, description = null, layout, webhook: settings = null } = read.value;
  const checked = await checkDefinition(read.value.definition, checks);
  if (!checked.ok) throw new DefinitionInvalid(checked.refusal.kept, checked.refusal.omitted);
  const definition = checked.value;
  const wrong = stateFaults(definition, checks.checkResource);
  if (wrong.length > 0) throw new DefinitionInvalid(wrong);
  const hash = createHash('sha256').update(canonicalJson(definition)).digest('hex');
  return {
    ...{ name, description, definition, hash },
    layout: (layout ?? null) as Json,
    webhook: settings,
  };
}

/** What the language allows in a state, and this service does not. */
export function stateFaults(
  definition: StateMachine,
  check: WorkflowChecks['checkResource'],
): readonly Violation[] {
  const faults: Violation[] = [];
  for (const [pointer, { states }] of new Program(definition).machines) {
    for (const { name, definition: state } of states.values()) {
      const place = `${pointer}/States/${pointerToken(name)}`;
      if (!STORABLE_TEXT.test(name)) faults.push({ pointer: place, detail: NOT_STORABLE });
      const detail = state.Type === 'Task' ? check(state.Resource) : undefined;
      if (detail === undefined) continue;
      faults.push({ pointer: `${place}/Resource`, detail });
    }
  }
  return faults;
}
