import { z } from 'zod';
import { isCalendarDate } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { isObject, wholeNumber } from '#libs/schema';
import { institutionNumber } from '../listeners/listener-definition';
import { NETWORK_FUNCTIONS } from '../network/network-request';

export const institution = institutionNumber
  .optional()
  .describe('The institution that the message is for (DE100). Default: the one without a number.');
const DATE_RULE = 'Must be a date, as in 2026-11-24.';
const date = z
  .string(DATE_RULE)
  .refine((text) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && isCalendarDate(text), DATE_RULE);
export const answerMs = wholeNumber(1, 60_000)
  .default(5_000)
  .describe('How long the host waits for a response, in milliseconds of the monotonic clock.');

export const hostNetworkRequest = z
  .strictObject({
    function: z
      .enum(NETWORK_FUNCTIONS, `Must be ${NETWORK_FUNCTIONS.join(', ')}.`)
      .describe('DE70: sign-on 001, sign-off 002, key-exchange 161, cutover 201, echo 301.'),
    institution,
    settlementDate: date
      .optional()
      .describe('The new settlement date of a cutover (DE15). Default: the next day.'),
    reconcile: z
      .enum(['request', 'advice'], 'Must be request or advice.')
      .optional()
      .describe(
        'After an approved cutover, the host sends the totals of the day that ended: request 0500, advice 0520. ' +
          'Needs an institution.',
      ),
    key: z
      .enum(['PIN', 'MAC'], 'Must be PIN or MAC.')
      .default('PIN')
      .describe('The key of a key exchange. The host makes a new one and sends it.'),
    answerMs,
  })
  .superRefine(isReconcilable, { when: isObject })
  .describe('A network management message of the host.');

export type HostNetworkRequest = Readonly<z.output<typeof hostNetworkRequest>>;

function isReconcilable(
  asked: {
    readonly function?: string;
    readonly institution?: string | undefined;
    readonly reconcile?: string | undefined;
  },
  context: z.RefinementCtx,
): void {
  if (asked.reconcile === undefined) return;
  if (asked.function === 'cutover' && asked.institution !== undefined) return;
  const message = 'Must be left out: only a cutover with an institution can be followed by totals.';
  context.addIssue({ code: 'custom', path: ['reconcile'], message });
}

export const HOST_NETWORK = documentSchema(
  'HostNetwork',
  () => hostNetworkRequest,
  () => ({
    signOn: { summary: 'The host signs on', value: { function: 'sign-on' } },
    cutover: {
      summary: 'The next settlement day begins at an institution',
      value: { function: 'cutover', institution: '123', reconcile: 'request' },
    },
    key: { summary: 'A new PIN key', value: { function: 'key-exchange', key: 'PIN' } },
  }),
);
