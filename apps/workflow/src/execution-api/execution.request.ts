import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { dictionary, readRequest } from '#libs/schema';
import { type Json } from '#libs/states-language';
import { EXAMPLE_INPUT, EXAMPLE_MOCKS } from '../workflows/workflow-examples';
import { NOT_STORABLE, STORABLE_TEXT } from '../storable-text';
import { isCallRange, type MockSet, overlappingRanges } from '../executions/mocks';

const MAX_NAME = 120;
const MAX_MOCKS = 1_000;

const mock = z.union([
  z.strictObject({ Return: z.unknown().describe('The output of the task.') }),
  z.strictObject({
    Throw: z.strictObject({
      Error: z
        .string()
        .min(1)
        .max(256)
        .describe('The name of the error, as Retry and Catch see it.'),
      Cause: z.string().max(32_768).optional(),
    }),
  }),
]);

const mocks = dictionary(
  z
    .record(
      z.string().refine(isCallRange, { error: 'Must be the numbers of calls, as in 0 or 1-2.' }),
      mock,
    )
    .superRefine((results, context) => {
      const [one, other] = overlappingRanges(Object.keys(results)) ?? [];
      if (one === undefined || other === undefined) return;
      const message = `Must not overlap: ${one} and ${other} have a call in common.`;
      context.addIssue({ code: 'custom', message });
    }),
)
  .refine((set) => set.size <= MAX_MOCKS, {
    error: `Must have at most ${String(MAX_MOCKS)} states.`,
  })
  .describe(
    'Mocked results of tasks, which are then not called: by state, then by its calls. `0` is the first call, `1-2` are the ' +
      'second and the third. Further calls get the last result.',
  );

const execution = z.strictObject({
  input: z.unknown().optional().describe('The input, any JSON value. Default: an empty object.'),
  name: z
    .string()
    .min(1, { error: `Must have 1 to ${String(MAX_NAME)} characters.` })
    .max(MAX_NAME, { error: `Must have 1 to ${String(MAX_NAME)} characters.` })
    .regex(STORABLE_TEXT, { error: NOT_STORABLE })
    .optional()
    .describe('A name that no other execution of the workflow has. Default: the id.'),
  version: z
    .int({ error: 'Must be a whole number of at least 1.' })
    .min(1, { error: 'Must be a whole number of at least 1.' })
    .optional()
    .describe('The version of the workflow. Default: the latest.'),
  mocks: mocks.optional(),
});

/** The body of `POST /workflows/:id/executions`. */
export const EXECUTION_REQUEST = documentSchema(
  'ExecutionRequest',
  () => execution,
  () => ({
    mocked: {
      summary: 'An order whose payment arrives at once: the task is mocked',
      value: { input: EXAMPLE_INPUT, mocks: EXAMPLE_MOCKS },
    },
    order: { summary: 'An order that waits', value: { input: EXAMPLE_INPUT } },
  }),
);

/** A request to start an execution. */
export interface ExecutionRequest {
  readonly input: Json;
  readonly name: string | undefined;
  readonly version: number | undefined;
  readonly mocks: MockSet | null;
}

/** @throws RequestInvalid */
export function readExecutionRequest(body: unknown): ExecutionRequest {
  const { input = {}, name, version, mocks: set } = readRequest(execution, body);
  return {
    input: input as Json,
    name,
    version,
    mocks: set === undefined ? null : (Object.fromEntries(set) as MockSet),
  };
}
