import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { readRequest } from '#libs/schema';
import { type Json, type JsonObject } from '#libs/states-language';

const count = z.int({ error: 'Must be a whole number from 0 to 100.' }).min(0).max(100);

const object = z.record(z.string(), z.unknown());

const stateTest = z.strictObject({
  definition: object.describe(
    'The state. Its Next and its catchers can name states that do not exist.',
  ),
  input: z.unknown().optional().describe('The input of the state. Default: an empty object.'),
  variables: object.optional().describe('Variables that are assigned.'),
  context: z
    .strictObject({ Execution: object.optional(), StateMachine: object.optional() })
    .optional()
    .describe('Members of the context object.'),
  mock: z
    .strictObject({
      result: z.unknown().optional().describe('The result of the task or of the branches.'),
      errorOutput: z
        .strictObject({ error: z.string().min(1).max(256), cause: z.string().optional() })
        .optional(),
    })
    .optional()
    .describe('The result or the error of a Task, a Parallel or a Map, which is then not run.'),
  retrierRetryCount: count.optional().describe('How often the matching retrier was used before.'),
});

/** The body of `POST /states/test`, as in TestState of AWS. */
export const STATE_TEST = documentSchema(
  'StateTest',
  () => stateTest,
  () => ({
    retry: {
      summary: 'A task that fails and is tried again',
      value: {
        definition: {
          Type: 'Task',
          Resource: 'http',
          Retry: [{ ErrorEquals: ['Bank.Down'], IntervalSeconds: 2 }],
          Next: 'Paid',
        },
        input: { amount: '10.00' },
        mock: { errorOutput: { error: 'Bank.Down', cause: 'maintenance' } },
      },
    },
    choice: {
      summary: 'A choice in JSONata mode',
      value: {
        definition: {
          Type: 'Choice',
          QueryLanguage: 'JSONata',
          Choices: [{ Condition: '{% $states.input.amount > 100 %}', Next: 'Large' }],
          Default: 'Small',
        },
        input: { amount: 150 },
      },
    },
  }),
);

/** A test of one state. */
export interface StateTestRequest {
  readonly state: JsonObject;
  readonly input: Json;
  readonly variables: JsonObject;
  readonly context: { readonly Execution?: JsonObject; readonly StateMachine?: JsonObject };
  readonly mock: StateMock | undefined;
  readonly retrierRetryCount: number;
}

export type StateMock =
  | { readonly kind: 'result'; readonly output: Json }
  | { readonly kind: 'error'; readonly error: string; readonly cause?: string };

/** @throws RequestInvalid */
export function readStateTest(body: unknown): StateTestRequest {
  const {
    definition,
    input = {},
    variables = {},
    context = {},
    mock,
    retrierRetryCount = 0,
  } = readRequest(stateTest, body);
  return {
    state: definition as JsonObject,
    input: input as Json,
    variables: variables as JsonObject,
    context: context as StateTestRequest['context'],
    mock: mockOf(mock),
    retrierRetryCount,
  };
}

function mockOf(
  mock:
    | {
        readonly result?: unknown;
        errorOutput?: { error: string; cause?: string | undefined } | undefined;
      }
    | undefined,
): StateMock | undefined {
  const { result, errorOutput } = mock ?? {};
  if (errorOutput !== undefined) {
    const { error, cause } = errorOutput;
    return { kind: 'error', error, ...(cause === undefined ? {} : { cause }) };
  }
  return result === undefined ? undefined : { kind: 'result', output: result as Json };
}
