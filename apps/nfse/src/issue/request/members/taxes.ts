import { z } from 'zod';
import { isObject } from '#libs/schema';
import { amount, percentage } from './numbers';

const tax = z
  .strictObject({
    rate: percentage()
      .optional()
      .describe('In percent of the price. Without an amount, the amount is computed.')
      .meta({ example: 1.5 }),
    amount: amount().optional(),
    withheld: z.boolean().optional().describe('Whether the customer retains it.'),
  })
  .check(
    z.superRefine<Readonly<Partial<Record<'rate' | 'amount', unknown>>>>(
      (value, context) => {
        if (value.rate !== undefined || value.amount !== undefined) return;
        context.addIssue({ code: 'custom', message: 'Must have a rate or an amount.' });
      },
      { when: isObject },
    ),
  );

export type RequestedTax = z.output<typeof tax>;

/** The federal taxes. PIS and COFINS are retained only with `withheld: true`; the others are retained by default. */
export const taxes = z
  .strictObject({
    pis: tax.optional().describe('Retained only with `withheld: true`.'),
    cofins: tax.optional().describe('Retained only with `withheld: true`.'),
    csll: tax.optional().describe('Retained unless `withheld` is false.'),
    irrf: tax.optional().describe('Retained unless `withheld` is false.'),
    inss: tax.optional().describe('Retained unless `withheld` is false.'),
  })
  .describe('Federal taxes. An amount or a rate of 0 is the same as no tax.');

/** The total of all taxes, as the invoice shows it (Lei 12.741/2012). */
export const totalTaxes = z
  .strictObject({
    federalRate: percentage().default(0),
    stateRate: percentage().default(0),
    municipalRate: percentage().default(0),
    simplesRate: percentage().default(0).describe('Only for a provider in the Simples Nacional.'),
  })
  .describe(
    'The total of taxes for the information of the customer, in percent of the price. By default 0.',
  );

export type RequestedTotalTaxes = z.output<typeof totalTaxes>;
