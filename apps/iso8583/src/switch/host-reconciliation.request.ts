import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { answerMs, institution } from './host-network.request';

const DAY_RULE = 'Must be a day MMDD, as in 1122.';

export const hostReconciliationRequest = z
  .strictObject({
    institution: institution.unwrap().describe('The acquirer (DE32) whose totals the host sends.'),
    day: z
      .string(DAY_RULE)
      .regex(/^(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])$/, DAY_RULE)
      .optional()
      .describe('The settlement day, MMDD. Default: the day that is open for the institution.'),
    advice: z
      .boolean('Must be true or false.')
      .default(false)
      .describe('true: 0520, which the institution only confirms. false: 0500.'),
    answerMs,
  })
  .describe('A reconciliation that the host sends.');

export type HostReconciliationRequest = Readonly<z.output<typeof hostReconciliationRequest>>;

export const HOST_RECONCILIATION = documentSchema(
  'HostReconciliation',
  () => hostReconciliationRequest,
  () => ({
    day: {
      summary: 'The totals of a day',
      value: { institution: '00000000001', day: '1122' },
    },
    advice: {
      summary: 'An advice about the open day',
      value: { institution: '00000000001', advice: true },
    },
  }),
);
