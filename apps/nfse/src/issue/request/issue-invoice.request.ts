import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { XML_LAYOUTS } from '../../invoices/invoice';
import { ibsCbs } from './members/ibs-cbs';
import { declared, rps } from './members/declaration';
import { party, provider } from './members/parties';
import { service } from './members/service';
import { taxes, totalTaxes } from './members/taxes';
import { day, lineUpTo, municipality, textUpTo } from '../../members/texts';
import { abrasfRequest } from './abrasf/abrasf.request';
import { ISSUE_EXAMPLES } from './examples';

const series = z
  .union([z.string(), z.int()], { error: 'Must be 1 to 5 digits.' })
  .transform(String)
  .refine((text) => /^\d{1,5}$/.test(text), { error: 'Must be 1 to 5 digits.' })
  .transform((text) => text.replace(/^0+(?=\d)/, ''))
  .meta({ example: '1' });

/**
 * The body of `POST /nfse/issue` with the English names.
 *
 * This schema checks the form (400), and the official rules check the rest (422). So it accepts a price of 0 or less
 * and a description of more than 2,000 characters (E1235), rates (E0429, E0595), discounts (E0431, E0432) and
 * percentages (E0453, E0586) beyond their limits, and tax ids with wrong check digits (E0080, E0188). Other amounts and
 * rates must not be negative, because no rule refuses them. Zero has the same effect as an absent member.
 */
export const issueInvoiceRequest = z.strictObject({
  reference: textUpTo(100)
    .optional()
    .describe(
      'Your own id of the invoice. Requests with the same reference issue only one invoice.',
    )
    .meta({ example: 'order-1001' }),
  sync: z.boolean().optional().describe('Whether the response waits for the authorization.'),
  layout: z
    .enum(XML_LAYOUTS)
    .optional()
    .describe('The default layout of GET /nfse/:id/xml for this invoice.'),
  series: series
    .optional()
    .describe('The series of the DPS; 1 to 49999 are for own applications (rule E0010).'),
  competence: day
    .optional()
    .describe(
      'The date of the service, not in the future (rule E0015). By default today in Brasília.',
    ),
  municipality: municipality
    .optional()
    .describe('The municipality of issue; by default the municipality of the provider.'),
  provider,
  customer: party
    .optional()
    .describe('The party that pays. It needs one of cnpj, cpf, foreignId, noForeignId. Optional.'),
  intermediary: party.optional().describe('A person between the provider and the customer.'),
  service,
  taxes: taxes.optional(),
  totalTaxes: totalTaxes.optional(),
  ibsCbs: ibsCbs.optional(),
  rps: rps.optional(),
  declared: declared.optional(),
  additionalInformation: lineUpTo(2000).optional(),
  orderNumber: lineUpTo(60).optional().describe("The number of the customer's order."),
});

/** The body after the schema has read it. */
export type IssueInvoiceRequest = z.output<typeof issueInvoiceRequest>;

const abrasf = abrasfRequest();

documentSchema('IssueInvoiceByEnglishNames', () => issueInvoiceRequest);
documentSchema('IssueInvoiceByAbrasfNames', () => abrasf);

/** The body of `POST /nfse/issue` in English or ABRASF names, with examples. */
export const ISSUE_INVOICE = documentSchema(
  'IssueInvoice',
  () => z.union([issueInvoiceRequest, abrasf]),
  () => ISSUE_EXAMPLES,
);
