import { type StateMachine } from '#libs/states-language';
import { RETRY_SIBLING, type ExampleWorkflow } from './example-workflow';

const definition = {
  Comment: 'Pays a Pix with a credit card. If the Pix is not made, the hold on the card is undone.',
  QueryLanguage: 'JSONata',
  StartAt: 'Look up key',
  States: {
    'Look up key': {
      Type: 'Task',
      Resource: 'sim:dict.lookup',
      Arguments: { key: '{% $states.input.key %}' },
      Assign: { order: '{% $states.input %}', payee: '{% $states.result %}' },
      Retry: RETRY_SIBLING,
      Catch: [{ ErrorEquals: ['Dict.Refused.KEY_NOT_FOUND'], Next: 'Key not found' }],
      Next: 'Hold amount',
    },
    'Key not found': {
      Type: 'Fail',
      Error: 'Payment.KeyNotFound',
      Cause: 'DICT has no such key. Nothing was held or paid.',
    },
    'Hold amount': {
      Type: 'Task',
      Resource: 'sim:iso8583.authorize',
      Arguments: {
        pan: '{% $order.pan %}',
        amount: '{% $order.amount %}',
        idempotencyKey: '{% $states.context.Execution.Id & "-hold" %}',
      },
      Assign: { hold: '{% $states.result %}' },
      Retry: RETRY_SIBLING,
      Next: 'Pay',
    },
    Pay: {
      Type: 'Task',
      Resource: 'sim:spi.pay',
      Arguments: {
        amount: '{% $order.amount %}',
        debtorIspb: '{% $order.debtorIspb %}',
        debtorName: '{% $order.debtorName %}',
        creditorIspb: '{% $payee.ispb %}',
        creditorName: '{% $payee.holderName %}',
        at: '{% $states.context.Execution.StartTime %}',
        idempotencyKey: '{% $states.context.Execution.Id & "-pay" %}',
      },
      Retry: RETRY_SIBLING,
      Catch: [
        {
          // The money may have moved: undoing the hold could give it away.
          ErrorEquals: ['Sibling.Unavailable', 'Sibling.Error', 'States.Timeout'],
          Next: 'Payment unknown',
        },
        {
          ErrorEquals: ['States.ALL'],
          Assign: { reason: '{% $states.errorOutput %}' },
          Next: 'Undo hold',
        },
      ],
      Output: '{% {"paid": true, "payment": $states.result, "hold": $hold} %}',
      End: true,
    },
    'Undo hold': {
      Type: 'Task',
      Resource: 'sim:iso8583.reverse',
      Arguments: {
        pan: '{% $order.pan %}',
        amount: '{% $hold.amount %}',
        original: {
          stan: '{% $hold.stan %}',
          transmissionDateTime: '{% $hold.transmissionDateTime %}',
        },
        idempotencyKey: '{% $states.context.Execution.Id & "-undo" %}',
      },
      Retry: RETRY_SIBLING,
      Next: 'Not paid',
    },
    'Not paid': {
      Type: 'Fail',
      Error: 'Payment.NotPaid',
      Cause: '{% "The hold was undone, because the payment failed: " & $reason.Error %}',
    },
    'Payment unknown': {
      Type: 'Fail',
      Error: 'Payment.Unknown',
      Cause: 'The SPI did not say whether the payment was made. The amount stays held on the card.',
    },
  },
} as const satisfies StateMachine;

/** A payment of two steps, of which the first is undone if the second fails. */
export const pixByCreditCard: ExampleWorkflow = {
  name: 'pix-by-credit-card',
  description:
    'Looks up a key, holds the amount on a credit card and pays by Pix. If the SPI rejects the payment, the hold is undone by a reversal. Register the key first: POST /dict/keys.',
  definition,
  input: {
    key: 'maria@example.com',
    amount: '150.75',
    pan: '4000000000000001',
    debtorIspb: '12345678',
    debtorName: 'Joao Souza',
  },
  returns:
    '{paid: true, payment, hold}. Fails with Payment.KeyNotFound, Iso8583.Declined.<code>, Payment.NotPaid after the hold was undone, or Payment.Unknown if the SPI does not answer at all. If the issuer does not answer at all, it fails with Sibling.Unavailable, and the amount may be held.',
};
