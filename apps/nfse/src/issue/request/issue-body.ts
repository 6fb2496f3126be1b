import { z } from 'zod';
import { XML_LAYOUTS } from '../../invoices/invoice';
import { ibsCbs } from './members/ibs-cbs';
import { declared, rps } from './members/declaration';
import { party, provider } from './members/parties';
import { service } from './members/service';
import { taxes, totalTaxes } from './members/taxes';
import { day, lineUpTo, municipality, textUpTo } from './members/texts';

const series = z
  .union([z.string(), z.int()], { error: 'Must be 1 to 5 digits.' })
  .transform(String)
  .refine((text) => /^\d{1,5}$/.test(text), { error: 'Must be 1 to 5 digits.' })
  .transform((text) => text.replace(/^0+(?=\d)/, ''))
  .meta({ example: '1' });

/**
 * The body of `POST /nfse/issue` with the English names.
 *
 * The form is checked here (400); what an official rule refuses is left to the rule (422). So a price of 0 or less and a
 * description of more than 2,000 characters pass (E1235), and so do rates (E0429, E0595), discounts (E0431, E0432)
 * and percentages (E0453, E0586) beyond their limits, and tax ids with wrong check digits (E0080, E0188). Of other
 * amounts and rates a negative one is an error of form, because no rule refuses it. Zero is the same as nothing.
 */
export const issueBody = z.strictObject({
  reference: textUpTo(100)
    .optional()
    .describe('Your own name of the invoice. The same reference never issues two invoices.')
    .meta({ example: 'order-1001' }),
  sync: z.boolean().optional().describe('Whether the response waits for the authorization.'),
  layout: z
    .enum(XML_LAYOUTS)
    .optional()
    .describe('The layout of the XML that is served if the request for it names none.'),
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
    .describe('The municipality that issues; by default that of the provider.'),
  provider,
  customer: party
    .optional()
    .describe('Who pays. It has one of cnpj, cpf, foreignId, noForeignId. It can be left out.'),
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
export type IssueBody = z.output<typeof issueBody>;
