import { z } from 'zod';
import { normalizeServiceCode } from '#libs/nfse';
import { exactlyOne } from '#libs/schema';
import { placeAddress } from '../../../members/addresses';
import { deductions } from './deductions';
import { amount, anyAmount, percentage } from './numbers';
import {
  anyText,
  code,
  country,
  day,
  digits,
  digitsLike,
  lineUpTo,
  textLike,
  textUpTo,
} from '../../../members/texts';

const CODE_FORM =
  'Must be the code of a service in the list of LC 116, as in "1.07", "01.07.01" or "010701".';
/**
 * The largest percentage of the national layout: 999.99 %. Rule E0586 refuses a percentage above the limit of the
 * benefit.
 */
const MAX_PERCENTAGE = 99_999;

const serviceCode = z
  .string({ error: ({ input }) => (input === undefined ? undefined : CODE_FORM) })
  .transform((text, context) => {
    const normal = normalizeServiceCode(text);
    if (normal !== undefined) return normal;
    context.addIssue({ code: 'custom', message: CODE_FORM });
    return z.NEVER;
  })
  .describe(
    'Item, subitem and division of the list of LC 116. The division is 01 if it is left out.',
  )
  .meta({ example: '1.07' });

const benefit = z
  .strictObject({
    number: digits(14).describe('Number of the benefit of the municipality (nBM).'),
    reduction: percentage({ max: MAX_PERCENTAGE })
      .optional()
      .describe('The reduction of the base, in percent.'),
    amount: amount().optional().describe('The reduction of the base, as an amount.'),
  })
  .refine((value) => value.reduction === undefined || value.amount === undefined, {
    error: 'Must have a reduction or an amount, not both.',
  });

const construction = z
  .strictObject({
    code: textUpTo(30)
      .optional()
      .describe('CNO, CEI or another code of the building site (cObra).'),
    cib: textUpTo(8).min(8, { error: 'Must have 8 characters.' }).optional(),
    address: placeAddress.optional(),
    propertyRegistration: textUpTo(30).optional(),
    technicalDocument: textUpTo(40)
      .optional()
      .describe('ART, RRT or another responsibility document.'),
  })
  .check(exactlyOne(['code', 'cib', 'address']))
  .describe('Only for construction services (rules E0370, E0372).');

const event = z
  .strictObject({
    name: lineUpTo(255),
    startDate: day.optional().describe('By default the date of the service.'),
    endDate: day.optional().describe('By default the date of the service.'),
    id: textUpTo(30).optional(),
    address: placeAddress.optional(),
  })
  .check(exactlyOne(['id', 'address']))
  .describe('Only for services of item 12 (rules E0390, E0392).');

const twoDigits = (last: number) =>
  textLike(/^\d{2}$/, `two digits from 00 to ${String(last)}`).refine(
    (text) => Number(text) <= last,
    {
      error: `Must be two digits from 00 to ${String(last)}.`,
    },
  );

const foreignTrade = z
  .strictObject({
    mode: code([0, 1, 2, 3, 4])
      .default('1')
      .describe(
        '1 across the border, 2 consumption in Brazil, 3 presence abroad, 4 movement of persons.',
      ),
    relationship: code([0, 1, 2, 3, 4, 5, 6, 9]).default('0').describe('0: none.'),
    currency: digits(3)
      .describe('Code of the currency of the Banco Central.')
      .meta({ example: '220' }),
    amount: amount().describe('The price in the currency.'),
    providerSupport: twoDigits(8).default('01').describe('01: none.'),
    customerSupport: twoDigits(26).default('01').describe('01: none.'),
    temporaryGoods: code([0, 1, 2, 3]).default('1').describe('1: none.'),
    importDeclaration: lineUpTo(12).optional(),
    exportRegister: lineUpTo(12).optional(),
    sharedWithMdic: z.boolean().default(false),
  })
  .describe('Only for exports and imports (rules E0330, E0331).');

const suspension = z.strictObject({
  type: code([1, 2]).describe('1 by a court, 2 by the authority.'),
  process: digitsLike(/^\d{1,30}$/, 'at most 30 digits')
    .overwrite((text) => (/^\d{1,30}$/.test(text) ? text.padStart(30, '0') : text))
    .describe('The number of the case.'),
});

/** The service that is invoiced, its price and its ISS. */
export const service = z.strictObject({
  code: serviceCode,
  description: anyText()
    .describe('1 to 2000 characters, not only white space (rule E1235). Line breaks are allowed.')
    .meta({ example: 'Suporte técnico em informática' }),
  amount: anyAmount()
    .describe('The price of the service, more than 0 (rule E1235).')
    .meta({ example: 1000 }),
  issRate: percentage()
    .optional()
    .describe('The ISS rate in percent: 5 is 5 %. By default that of the municipality.')
    .meta({ example: 5 }),
  issWithheld: z.boolean().default(false).describe('Whether the customer retains the ISS.'),
  issWithheldBy: z
    .enum(['customer', 'intermediary'])
    .optional()
    .describe('The party that retains the ISS; by default the customer.'),
  issType: code([1, 2, 3, 4])
    .optional()
    .describe('1 taxable, 2 immune, 3 export, 4 no incidence. By default 1, and 4 for item 99.')
    .meta({ example: 1 }),
  immunity: code([0, 1, 2, 3, 4, 5]).optional().describe('Kind of immunity, only for issType 2.'),
  resultCountry: country.optional().describe('The country where the result of an export is used.'),
  suspension: suspension.optional(),
  deductions: deductions.optional(),
  unconditionalDiscount: anyAmount()
    .optional()
    .describe('More than 0 and less than the price (rule E0431). 0 is the same as no discount.'),
  conditionalDiscount: anyAmount()
    .optional()
    .describe('More than 0 and less than the price (rule E0432). 0 is the same as no discount.'),
  nbs: digitsLike(/^\d{9}$/, 'the 9 digits of an NBS code')
    .optional()
    .meta({ example: '115022000' }),
  simplesActivity: code([7, 8, 9, 10, 11, 12, 13, 14, 90])
    .optional()
    .describe(
      'The activity of a provider in the Simples Nacional (cAtvSN), since technical note 009; by default 7.',
    ),
  municipalCode: digits(3).optional().describe('The code of the municipality for the service.'),
  internalCode: textLike(/^[a-zA-Z0-9]{1,20}$/, '1 to 20 letters and digits').optional(),
  place: z
    .union([z.string(), z.int()], {
      error: 'Must be the IBGE code of a municipality or the code of a country.',
    })
    .transform(String)
    .refine((text) => /^(?:\d{7}|[A-Z]{2})$/.test(text), {
      error:
        'Must be the 7 digits of the IBGE code of a municipality, or the two capital letters of a country.',
    })
    .optional()
    .describe(
      'The place of the service: a municipality or a country. By default the municipality of issue.',
    )
    .meta({ example: '3550308' }),
  benefit: benefit.optional(),
  construction: construction.optional(),
  event: event.optional(),
  foreignTrade: foreignTrade.optional(),
});

export type RequestedService = z.output<typeof service>;
