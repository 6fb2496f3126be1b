import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson, pointerToken, type Violation } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { readRequest } from '#libs/schema';
import {
  checkDefinition,
  type DefinitionChecks,
  type Json,
  Program,
  type State,
  type StateMachine,
} from '#libs/states-language';
import { actionsText } from '../tasks/sim/arguments-text';
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
      'If there is a secret, each call of the webhook must be signed with it (HMAC-SHA256 of the bytes of the body). It is never shown.',
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
    .describe('The display name. Several workflows can have the same name.'),
  description: z
    .string()
    .max(MAX_DESCRIPTION)
    .regex(STORABLE_TEXT, { error: NOT_STORABLE })
    .optional(),
  definition: z
    .record(z.string(), z.unknown())
    .describe(
      'A state machine in the Amazon States Language, in JSONPath or JSONata mode. Arguments of a Task that are not ' +
        'computed are checked when the workflow is created. `?` marks the arguments that can be left out:\n\n' +
        actionsText(),
    ),
  layout: z
    .unknown()
    .optional()
    .describe('Data of an editor, such as the positions of states. The engine does not read it.'),
  webhook: webhook.optional().describe('How `POST /webhooks/{workflowId}` behaves.'),
});

/** The body of `POST /workflows` and `PUT /workflows/:id`. */
export const WORKFLOW_REQUEST = documentSchema(
  'WorkflowRequest',
  () => workflow,
  () => WORKFLOW_EXAMPLES,
);

/** A valid request to create or update a workflow. */
export interface WorkflowRequest extends Omit<Definition, 'version'> {
  readonly name: string;
  readonly description: string | null;
  readonly webhook: WebhookSettings | null;
}

export interface WorkflowChecks extends DefinitionChecks {
  /** The violations of the Resource and the arguments of a Task, with pointers from the state on. */
  readonly faultsOf: (state: State) => readonly Violation[];
}

/**
 * Reads a workflow.
 *
 * @throws RequestInvalid if a member is missing, unknown or has a wrong type
 * @throws DefinitionInvalid with all violations of the definition
 */
export async function readWorkflow(
  body: unknown,
  checks: WorkflowChecks,
): Promise<WorkflowRequest> {
  const valid = readRequest(workflow, body);
  const { name, description = null, layout, webhook: settings = null } = valid;
  const checked = await checkDefinition(valid.definition, checks);
  if (!checked.ok) throw new DefinitionInvalid(checked.refusal.kept, checked.refusal.omitted);
  const definition = checked.value;
  const wrong = stateFaults(definition, checks.faultsOf);
  if (wrong.length > 0) throw new DefinitionInvalid(wrong);
  const hash = createHash('sha256').update(canonicalJson(definition)).digest('hex');
  return {
    ...{ name, description, definition, hash },
    layout: (layout ?? null) as Json,
    webhook: settings,
  };
}

/** Violations of rules that this service has and the language does not. */
export function stateFaults(
  definition: StateMachine,
  faultsOf: WorkflowChecks['faultsOf'],
): readonly Violation[] {
  const faults: Violation[] = [];
  for (const [pointer, { states }] of new Program(definition).machines) {
    for (const { name, definition: state } of states.values()) {
      const place = `${pointer}/States/${pointerToken(name)}`;
      if (!STORABLE_TEXT.test(name)) faults.push({ pointer: place, detail: NOT_STORABLE });
      const found = faultsOf(state);
      faults.push(...found.map(({ pointer: at, detail }) => ({ pointer: place + at, detail })));
    }
  }
  return faults;
}
