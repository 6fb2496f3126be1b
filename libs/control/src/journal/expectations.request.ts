import { expectation, expectations } from '#libs/journal';
import { closedMatch } from '#libs/matching';
import { documentSchema } from '#libs/openapi';

const ONE_CALL = 'Exactly one POST request was received';
/** The match of the example. */
export const EXAMPLE_MATCH = { method: 'POST', path: '/**' } as const;

const EXAMPLES = {
  oneCall: { summary: ONE_CALL, value: { expectations: [{ match: EXAMPLE_MATCH, times: 1 }] } },
} as const;

/** The schema `Expectations` and its parts. */
export const EXPECTATIONS = documentSchema(
  'Expectations',
  () => expectations,
  () => EXAMPLES,
);
export const EXPECTATION = documentSchema('Expectation', () => expectation);
export const MATCH = documentSchema(
  'RequestMatch',
  () => closedMatch,
  () => ({ oneCall: { summary: ONE_CALL, value: EXAMPLE_MATCH } }),
);
