/** The workflows of the documentation: each is created when a request first uses its id. */
export const EXAMPLE_WORKFLOW = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a01';
/** A second one, for the operation that deletes it. */
export const EXAMPLE_TO_DELETE = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a06';

/** Waits for a call of the webhook, so that each operation has something to show. */
const ORDER = {
  Comment: 'Waits until the order is paid, then says so.',
  QueryLanguage: 'JSONata',
  StartAt: 'Wait for payment',
  States: {
    'Wait for payment': {
      Type: 'Task',
      Resource: 'webhook.wait',
      Arguments: { correlationId: '{% $states.input.orderId %}' },
      TimeoutSeconds: 259200,
      Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Not paid' }],
      Output: { orderId: '{% $states.input.orderId %}', payment: '{% $states.result.body %}' },
      Next: 'Paid',
    },
    Paid: { Type: 'Succeed' },
    'Not paid': {
      Type: 'Fail',
      Error: 'Order.NotPaid',
      Cause: 'No payment was received for three days.',
    },
  },
} as const;

const GREETING = {
  Comment: 'Three states without a task, in JSONPath mode.',
  StartAt: 'Greet',
  States: {
    Greet: {
      Type: 'Pass',
      Parameters: { 'message.$': "States.Format('Olá, {}', $.name)" },
      Next: 'Wait',
    },
    Wait: { Type: 'Wait', Seconds: 1, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
} as const;

/** The bodies of `POST /workflows` in the documentation. */
export const WORKFLOW_EXAMPLES = {
  order: {
    summary: 'An order that waits for a webhook call',
    value: { name: 'order', definition: ORDER },
  },
  greeting: {
    summary: 'A greeting after a second',
    value: { name: 'greeting', definition: GREETING },
  },
} as const;

export const EXAMPLE_BODY = {
  name: 'order',
  description: 'An order that waits until it is paid.',
  definition: ORDER,
} as const;

/** The input of the executions of the example. */
export const EXAMPLE_INPUT = { orderId: 'order-42' } as const;

/** The result of its task, so that an execution ends at once. */
export const EXAMPLE_MOCKS = {
  'Wait for payment': { '0': { Return: { body: { amount: '10.00' } } } },
} as const;
