import { type Variable, type ValuesOf, wholeNumber } from '#libs/config';
import { accepted, refused } from '#libs/kernel';
import { webhookVariables } from '#libs/webhooks';
import { taskVariables } from './tasks/config';

const CRASH = /^(?:before|after):[1-9]\d{0,5}$/;

const crashAtEvent: Variable<string> = {
  name: 'WORKFLOW_CRASH_AT_EVENT',
  default: '',
  purpose:
    'Kills the process at an event of an execution, to test that executions survive. after:12: after event 12 is stored. ' +
    'before:12: before event 12 is stored. Empty: never.',
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
    'How many executions one instance runs at the same time. Executions that only wait do not count.',
  ),
  callsKept: wholeNumber(
    { min: 0, max: 1_000_000 },
    'WORKFLOW_CALLS_KEPT',
    '10000',
    'How many webhook calls a sandbox keeps until a task asks for them. Further calls get 429.',
  ),
  deletedKept: wholeNumber(
    { min: 0, max: 100_000 },
    'WORKFLOW_DELETED_KEPT',
    '1000',
    'How many deleted workflows a sandbox keeps with their executions, each for 90 days at most. The oldest ones are removed first.',
  ),
  crashAtEvent,
  ...taskVariables,
  ...webhookVariables,
} as const;

export type WorkflowConfig = ValuesOf<typeof workflowVariables>;
