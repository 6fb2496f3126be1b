import { type StateMachine } from '#libs/states-language';

const RETRY = [
  {
    ErrorEquals: ['Sibling.Unavailable', 'Sibling.Error', 'States.Timeout'],
    IntervalSeconds: 5,
    MaxAttempts: 10,
    BackoffRate: 2,
    MaxDelaySeconds: 60,
  },
] as const;

/**
 * The story as a workflow: the amount is held on a card while the bank pays, and the hold is reversed in the end,
 * whether the payment was made or not. A payment that was made gets an invoice.
 */
export const payAndInvoice = {
  QueryLanguage: 'JSONata',
  StartAt: 'Register key',
  States: {
    'Register key': {
      Type: 'Task',
      Resource: 'sim:dict.register',
      Arguments: '{% $states.input.key %}',
      Assign: { order: '{% $states.input %}' },
      Retry: RETRY,
      Next: 'Query key',
    },
    'Query key': {
      Type: 'Task',
      Resource: 'sim:ratelimit.query',
      Arguments: {
        key: '{% $order.key.keyValue %}',
        clientId: '{% $order.client.clientId %}',
        clientSecret: '{% $order.client.clientSecret %}',
      },
      Retry: RETRY,
      Next: 'Hold amount',
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
      Retry: RETRY,
      Next: 'Pay',
    },
    Pay: {
      Type: 'Task',
      Resource: 'sim:openfinance.pay',
      Arguments: {
        amount: '{% $order.amount %}',
        proxy: '{% $order.key.keyValue %}',
        idempotencyKey: '{% $states.context.Execution.Id & "-pay" %}',
      },
      Assign: { payment: '{% $states.result %}' },
      Retry: RETRY,
      Next: 'Find transaction',
    },
    'Find transaction': {
      Type: 'Task',
      Resource: 'sim:spi.transaction',
      Arguments: { endToEndId: '{% $payment.endToEndId %}' },
      Assign: { isPaid: '{% $states.result.status = "ACCEPTED" %}' },
      Retry: [
        {
          ErrorEquals: ['Spi.Refused.TRANSACTION_NOT_FOUND'],
          IntervalSeconds: 2,
          MaxAttempts: 1_000,
          BackoffRate: 1,
        },
        ...RETRY,
      ],
      Next: 'Reverse hold',
    },
    'Reverse hold': {
      Type: 'Task',
      Resource: 'sim:iso8583.reverse',
      Arguments: {
        pan: '{% $order.pan %}',
        amount: '{% $hold.amount %}',
        original: {
          stan: '{% $hold.stan %}',
          transmissionDateTime: '{% $hold.transmissionDateTime %}',
        },
        idempotencyKey: '{% $states.context.Execution.Id & "-reverse" %}',
      },
      Retry: RETRY,
      Next: 'Paid?',
    },
    'Paid?': {
      Type: 'Choice',
      Choices: [{ Condition: '{% $isPaid %}', Next: 'Issue invoice' }],
      Default: 'Not paid',
    },
    'Not paid': { Type: 'Fail', Error: 'Payment.NotPaid', Cause: 'The SPI rejected the payment.' },
    'Issue invoice': {
      Type: 'Task',
      Resource: 'sim:nfse.issue',
      Arguments: {
        provider: '{% $order.provider %}',
        service: '{% $merge([$order.service, {"amount": $order.amount}]) %}',
        reference: '{% $payment.endToEndId %}',
      },
      Assign: { invoice: '{% $states.result %}' },
      Retry: RETRY,
      Next: 'Reconcile',
    },
    Reconcile: {
      Type: 'Task',
      Resource: 'sim:report.generate',
      Arguments: { type: 'spi.reconciliation', format: 'json' },
      Retry: RETRY,
      Output: {
        endToEndId: '{% $payment.endToEndId %}',
        invoiceNumber: '{% $invoice.number %}',
        differences: '{% $states.result.result.rows %}',
      },
      End: true,
    },
  },
} as const satisfies StateMachine;
