import { expectation, expectations } from '#libs/journal';
import { closedMatch } from '#libs/matching';
import { documentSchema } from '#libs/openapi';

const EXAMPLES = {
  oneCall: {
    summary: 'Exactly one POST request was received',
    value: { expectations: [{ match: { method: 'POST', path: '/**' }, times: 1 }] },
  },
} as const;

/** The schema `Expectations` and its parts. */
export const EXPECTATIONS = documentSchema(
  'Expectations',
  () => expectations,
  () => EXAMPLES,
);
export const EXPECTATION = documentSchema('Expectation', () => expectation);
export const MATCH = documentSchema('RequestMatch', () => closedMatch);
