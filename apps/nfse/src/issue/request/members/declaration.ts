import { z } from 'zod';
import { amount } from './numbers';
import { day, digitsLike } from '../../../members/texts';

/** The series of an RPS that has none: zeros, as the ABRASF manual requires (E150). */
const NO_SERIES = '00000';
const MAX_CODE = 10;

/** A code as a text or as a number. A rule checks its value. */
function anyCode(fallback: string) {
  return z
    .union([z.string(), z.int()], { error: 'Must be a code, as in 1.' })
    .transform(String)
    .refine((text) => text.length <= MAX_CODE, { error: 'Must be a code, as in 1.' })
    .default(fallback);
}

/** The receipt that becomes the invoice. */
export const rps = z
  .strictObject({
    number: z
      .union([z.string(), z.int().transform(String)], { error: 'Must be at most 15 digits.' })
      .pipe(digitsLike(/^\d{1,15}$/, 'at most 15 digits'))
      .transform((text) => text.replace(/^0+(?=\d)/, ''))
      .optional()
      .describe(
        'Only one invoice can be issued for an RPS with this number, series and type (rule E10).',
      )
      .meta({ example: '1001' }),
    series: z
      .union([z.string(), z.int().transform(String)], { error: 'Must be 1 to 5 characters.' })
      .pipe(z.string().regex(/^[0-9A-Za-z]{1,5}$/, { error: 'Must be 1 to 5 letters and digits.' }))
      .default(NO_SERIES)
      .meta({ example: 'A1' }),
    type: anyCode('1').describe('1 RPS, 2 combined invoice, 3 receipt (rule E13).'),
    status: anyCode('1').describe('1 normal. A cancelled RPS (2) is refused (rule E68).'),
    issueDate: day
      .optional()
      .describe('Not in the future (rule E16). By default the day of the issue.'),
  })
  .describe(
    'The RPS that becomes the invoice: the receipt that the provider gave its customer before.',
  );

/** Amounts that the sender has computed. */
export const declared = z
  .strictObject({
    base: amount().optional().describe('The base of the ISS (rule E939).'),
    iss: amount().optional().describe('The ISS (rules E164, E220).'),
    net: amount().optional().describe('The net amount (rule E940).'),
  })
  .describe(
    'Amounts that your system has computed. The invoice is refused if they contradict the computation, unless the municipality accepts them as sent (`acceptsSentAmounts` in `POST /__admin/parameters`).',
  );
