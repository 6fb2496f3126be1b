import { type StateMachine } from '#libs/states-language';
import { RETRY_SIBLING, type ExampleWorkflow } from './example-workflow';

const definition = {
  Comment: 'Charges a card. A reversible decline is tried again after hours and days.',
  QueryLanguage: 'JSONata',
  StartAt: 'Prepare',
  States: {
    Prepare: {
      Type: 'Pass',
      Assign: {
        charge: '{% $states.input %}',
        attempt: 1,
        waitHours: '{% $exists($states.input.waitHours) ? $states.input.waitHours : [6, 24, 72] %}',
      },
      Next: 'Charge',
    },
    Charge: {
      Type: 'Task',
      Resource: 'sim:iso8583.authorize',
      Arguments: {
        pan: '{% $charge.pan %}',
        amount: '{% $charge.amount %}',
        idempotencyKey: '{% $states.context.Execution.Id & "-" & $string($attempt) %}',
      },
      Retry: RETRY_SIBLING,
      Catch: [
        {
          // Reversible by ABECS Normativo 21, as Elo interprets it.
          ErrorEquals: [
            'Iso8583.Declined.04',
            'Iso8583.Declined.05',
            'Iso8583.Declined.06',
            'Iso8583.Declined.38',
            'Iso8583.Declined.51',
            'Iso8583.Declined.55',
            'Iso8583.Declined.65',
          ],
          Assign: { decline: '{% $states.errorOutput %}' },
          Next: 'Attempts left?',
        },
        {
          // Irreversible, or without a rule: the same card must not be tried again.
          ErrorEquals: ['States.TaskFailed'],
          Assign: { decline: '{% $states.errorOutput %}' },
          Next: 'Give up',
        },
      ],
      Output: '{% {"paid": true, "attempts": $attempt, "authorization": $states.result} %}',
      End: true,
    },
    'Attempts left?': {
      Type: 'Choice',
      Choices: [{ Condition: '{% $attempt <= $count($waitHours) %}', Next: 'Wait' }],
      Default: 'Give up',
    },
    Wait: {
      Type: 'Wait',
      Seconds: '{% $waitHours[$attempt - 1] * 3600 %}',
      Assign: { attempt: '{% $attempt + 1 %}' },
      Next: 'Charge',
    },
    'Give up': {
      Type: 'Pass',
      Output:
        '{% {"paid": false, "attempts": $attempt, "error": $decline.Error, "cause": $decline.Cause} %}',
      End: true,
    },
  },
} as const satisfies StateMachine;

/** A recurring charge that follows the retry rules of cards in Brazil. */
export const cardRetry: ExampleWorkflow = {
  name: 'card-retry',
  description:
    'Charges a card, and tries a reversible decline (ABECS Normativo 21, as Elo interprets it) again after 6 hours, 1 day and 3 days on the clock of the sandbox. An irreversible decline is not tried again. The rule says which codes can be tried again; the times are those of this example, and waitHours changes them. Advance the clock to see the attempts.',
  definition,
  input: { pan: '4000000000000001', amount: '99.90' },
  returns:
    '{paid: true, attempts, authorization}, or {paid: false, attempts, error, cause} with the last decline.',
};
