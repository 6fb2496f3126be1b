import { type StateMachine } from '#libs/states-language';
import { RETRY_SIBLING, type ExampleWorkflow } from './example-workflow';

const definition = {
  Comment: 'Waits for a Pix, and issues the invoice of its amount.',
  StartAt: 'Find payment',
  States: {
    'Find payment': {
      Type: 'Task',
      Resource: 'sim:spi.transaction',
      Parameters: { 'endToEndId.$': '$.endToEndId' },
      ResultPath: '$.payment',
      Retry: [
        {
          // The payment has not arrived yet: about 17 hours in all.
          ErrorEquals: ['Spi.Refused.TRANSACTION_NOT_FOUND'],
          IntervalSeconds: 60,
          MaxAttempts: 10,
          BackoffRate: 2,
        },
        ...RETRY_SIBLING,
      ],
      Catch: [{ ErrorEquals: ['Spi.Refused.TRANSACTION_NOT_FOUND'], Next: 'Not paid' }],
      Next: 'Accepted?',
    },
    'Accepted?': {
      Type: 'Choice',
      Choices: [
        { Variable: '$.payment.status', StringEquals: 'ACCEPTED', Next: 'Take amount of payment' },
      ],
      Default: 'Not paid',
    },
    'Not paid': {
      Type: 'Fail',
      Error: 'Invoice.NotPaid',
      Cause: 'The SPI has no accepted payment with this EndToEndId. No invoice was issued.',
    },
    'Take amount of payment': {
      Type: 'Pass',
      Parameters: { 'amount.$': '$.payment.amount' },
      ResultPath: '$.paid',
      Next: 'Issue invoice',
    },
    'Issue invoice': {
      Type: 'Task',
      Resource: 'sim:nfse.issue',
      Parameters: {
        'provider.$': '$.invoice.provider',
        'customer.$': '$.invoice.customer',
        'service.$': 'States.JsonMerge($.invoice.service, $.paid, false)',
        'reference.$': '$.endToEndId',
      },
      ResultSelector: {
        'id.$': '$.id',
        'number.$': '$.number',
        'accessKey.$': '$.accessKey',
        'status.$': '$.status',
      },
      ResultPath: '$.issued',
      Retry: RETRY_SIBLING,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.refusal', Next: 'Log refusal' }],
      Next: 'Show invoice',
    },
    'Show invoice': {
      Type: 'Pass',
      Parameters: { 'endToEndId.$': '$.endToEndId', 'invoice.$': '$.issued' },
      End: true,
    },
    'Log refusal': {
      Type: 'Task',
      Resource: 'log',
      Parameters: {
        level: 'warn',
        'message.$':
          "States.Format('Payment {} has no invoice: {}', $.endToEndId, $.refusal.Error)",
      },
      Next: 'No invoice',
    },
    'No invoice': {
      Type: 'Fail',
      Error: 'Invoice.NotIssued',
      Cause: 'The payment was made, but its invoice was refused; the log has the code.',
    },
  },
} as const satisfies StateMachine;

/** An invoice for a payment that may arrive later. In JSONPath mode. */
export const invoiceAfterPayment: ExampleWorkflow = {
  name: 'invoice-after-payment',
  description:
    'Waits for the payment with an EndToEndId in the SPI, on the clock of the sandbox, and issues an invoice of its amount. The EndToEndId is the reference of the invoice, so a payment has one invoice, however often the workflow runs. Pay first: POST /spi/pacs.008.',
  definition,
  input: {
    endToEndId: 'E1234567820261121120000000000001',
    invoice: {
      provider: { cnpj: '12345678000195', municipality: '3550308' },
      customer: { cnpj: '11222333000181', name: 'Comercio de Livros Ltda' },
      service: { code: '1.07', description: 'Suporte tecnico', issRate: 5 },
    },
  },
  returns:
    '{endToEndId, invoice: {id, number, accessKey, status}}. Fails with Invoice.NotPaid or Invoice.NotIssued.',
};
