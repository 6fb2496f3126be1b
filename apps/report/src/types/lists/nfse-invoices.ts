import { z } from 'zod';
import { shown, type ListReportDefinition } from '../list-report';
import { inOrder, periodMembers } from '../period';
import { amount, instant, whole } from '../siblings/wire';
import { filterText } from './filters';

const STATUSES = [
  'processing',
  'authorized',
  'rejected',
  'cancelling',
  'cancelled',
  'substituted',
] as const;

const parameters = z
  .strictObject({
    ...periodMembers,
    provider: z
      .string()
      .regex(/^(?:\d{11}|\d{14})$/, { error: 'Must be a CNPJ or CPF of digits only.' })
      .optional()
      .meta({ description: 'Only invoices of this provider.' }),
    customer: filterText(40)
      .optional()
      .meta({ description: 'Only invoices to this customer: CNPJ, CPF or foreign tax id.' }),
    status: z.enum(STATUSES).optional().meta({ description: 'Only invoices with this status.' }),
  })
  .check(inOrder);

const party = z.object({ taxId: z.string(), name: z.string().optional() });

const values = z.object({
  amount,
  deductions: amount.nullable(),
  base: amount.nullable(),
  issRate: z.number().nullable(),
  iss: amount.nullable(),
  withheld: amount.nullable(),
  net: amount.nullable(),
});

/** An invoice in the list of the service, without the explanation of its values. */
const invoice = z
  .object({
    id: z.string(),
    reference: z.string().nullable(),
    status: z.string(),
    number: whole.nullable(),
    series: z.string(),
    accessKey: z.string().nullable(),
    verificationCode: z.string().nullable(),
    competence: z.iso.date({ error: 'Must be a date.' }),
    provider: party,
    customer: party.optional(),
    service: z.object({ code: z.string(), description: z.string() }),
    values,
    replacedBy: z.string().nullable(),
    createdAt: instant,
    issuedAt: instant.nullable(),
  })
  .transform(({ provider, customer, service, values: { issRate, ...money }, ...own }) => ({
    ...own,
    ...money,
    issRate: issRate === null ? null : String(issRate),
    providerTaxId: provider.taxId,
    providerName: provider.name,
    customerTaxId: customer?.taxId,
    customerName: customer?.name,
    serviceCode: service.code,
    description: service.description,
  }));

export const nfseInvoices: ListReportDefinition<
  z.output<typeof parameters>,
  z.output<typeof invoice>
> = {
  id: 'nfse.invoices',
  title: 'Service invoices',
  description: 'The service invoices (NFS-e) with their amounts and taxes, newest first.',
  sibling: 'nfse',
  path: '/nfse',
  item: invoice,
  decimals: ['amount', 'deductions', 'base', 'iss', 'withheld', 'net'],
  // An invoice has the explanation of its values, and a description of up to 2,000 characters.
  pageSize: 200,
  parameters,
  filters: ({ provider, customer, status }) => ({ provider, customer, status }),
  summed: 'amount',
  columns: [
    shown('createdAt', 'instant', 'When the invoice was created.'),
    shown('issuedAt', 'instant', 'When the invoice was accepted; empty before that.'),
    shown('number', 'integer', 'The number of the invoice, consecutive for each provider.'),
    shown('series', 'text', 'The series of the DPS.'),
    shown('status', 'text', 'The status of the invoice.'),
    shown('competence', 'date', 'The day of the service.'),
    shown('providerTaxId', 'text', 'The CNPJ or CPF of the provider.'),
    shown('providerName', 'text', 'The name of the provider.'),
    shown('customerTaxId', 'text', 'The CNPJ, CPF or foreign tax id of the customer.'),
    shown('customerName', 'text', 'The name of the customer.'),
    shown('serviceCode', 'text', 'The code of the service in the list of LC 116.'),
    shown('description', 'text', 'The description of the service.'),
    shown('amount', 'money', 'The amount of the service.'),
    shown('deductions', 'money', 'The deductions from the base of the ISS.'),
    shown('base', 'money', 'The base of the ISS.'),
    shown('issRate', 'text', 'The rate of the ISS in percent.'),
    shown('iss', 'money', 'The ISS.'),
    shown('withheld', 'money', 'The sum of the taxes that are withheld.'),
    shown('net', 'money', 'The net amount that the provider receives.'),
    shown('accessKey', 'text', 'The access key of 50 digits.'),
    shown('verificationCode', 'text', 'The verification code.'),
    shown('reference', 'text', "The sender's own id of the invoice."),
    shown('replacedBy', 'text', 'The access key of the invoice that replaces this one.'),
    shown('id', 'text', 'The UUID of the invoice.'),
  ],
};
