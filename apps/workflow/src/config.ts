import { accepted, refused } from '#libs/kernel';
import { type Variable, type ValuesOf, wholeNumber } from '#libs/platform';
import { webhookVariables } from '#libs/webhooks';
import { taskVariables } from './tasks/config';

const CRASH = /^(?:before|after):[1-9]\d{0,5}$/;

const crashAtEvent: Variable<string> = {
  name: 'WORKFLOW_CRASH_AT_EVENT',
  default: '',
  purpose:
    'Kills the process when an execution records this event: after:12, or before:12 for the moment before it is stored. ' +
    'To see that executions survive. Empty: never.',
  parse: (text) =>
    text === '' || CRASH.test(text)
      ? accepted(text)
      : refused('empty, before:<event> or after:<event>'),
};

/** Variables of the workflow engine, in addition to those of every service. */
export const workflowVariables = {
  executionsAtOnce: wholeNumber(
    { min: 1, max: 1_000 },
    'WORKFLOW_RUNS_AT_ONCE',
    '50',
    'How many executions one instance runs at the same time. Those that only wait do not count.',
  ),
  callsKept: wholeNumber(
    { min: 0, max: 1_000_000 },
    'WORKFLOW_CALLS_KEPT',
    '10000',
    'How many calls of webhooks a sandbox keeps for tasks that have not asked for them yet. One more is answered with 429.',
  ),
  crashAtEvent,
  ...taskVariables,
  ...webhookVariables,
} as const;

export type WorkflowConfig = ValuesOf<typeof workflowVariables>;
