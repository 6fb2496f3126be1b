import { z } from 'zod';
import { normalizeServiceCode } from '#libs/nfse';
import { documentSchema } from '#libs/openapi';
import { MAX_ADDED, rateKey, SEED } from '../parameter';
import { municipality } from './municipality.request';
import {
  AT_MOST,
  HIGHEST_RATE,
  MAX_ITEMS,
  municipalityCode,
  name,
  percentage,
  serviceCode,
} from './parameter-values';
import { day, refuseOverlaps, startedPeriod } from './period.request';

const ratePeriod = z.strictObject({
  rate: percentage(HIGHEST_RATE).describe('The ISS rate in the period, in percent.'),
  ...startedPeriod,
});

const service = z
  .strictObject({
    code: serviceCode,
    name: name(600).optional().describe('Required if the service is not in the seed.'),
    incidence: z
      .enum(['provider', 'place', 'customer'])
      .optional()
      .describe('Where the ISS is due: at the provider, the place of the service or the customer.'),
    requires: z
      .enum(['construction', 'event'])
      .nullable()
      .optional()
      .describe('The group that the DPS needs: obra (E0370) or atvEvento (E0390). null: none.'),
    isOutsideIss: z.boolean().optional().describe('true: no ISS, but IBS and CBS.'),
    floorExempt: z
      .boolean()
      .optional()
      .describe('true: the lower limit of 2 % does not apply (rule E0429).'),
  })
  .superRefine(({ code, name: given }, context) => {
    const known = SEED.serviceCode(normalizeServiceCode(code) ?? '');
    if (given !== undefined || known !== undefined) return;
    const message = 'Is missing; a service that is not in the seed needs a name.';
    context.addIssue({ code: 'custom', path: ['name'], message });
  });

const rate = z.strictObject({
  municipality: municipalityCode,
  serviceCode,
  rate: percentage(HIGHEST_RATE).describe('The ISS rate in percent, from 0 to 5.00.'),
  periods: z
    .array(ratePeriod)
    .max(MAX_ITEMS, { error: AT_MOST })
    .superRefine(refuseOverlaps)
    .optional()
    .describe('Other rates by the day of competence, in ascending order.'),
});

/** The settings of the national environment, as they are sent. */
const national = z
  .strictObject({
    technicalNote009From: day
      .describe('The first day of technical note 009; NFSE_NT009_FROM by default.')
      .meta({ example: '2026-10-31' }),
  })
  .describe('Which layout a DPS has: technical note 009 from this date of issue on, 007 before.');

/** New parameters of a sandbox, as they are sent. */
export const parametersRequest = z
  .strictObject({
    municipalities: listOf(municipality, ({ code }) => code),
    serviceCodes: listOf(service, ({ code }) => normalizeServiceCode(code) ?? code),
    rates: listOf(rate, (row) =>
      rateKey(row.municipality, normalizeServiceCode(row.serviceCode) ?? row.serviceCode),
    ),
    national: national.optional(),
  })
  .refine(
    ({ national: settings, ...lists }) =>
      settings !== undefined || Object.values(lists).some((rows) => rows.length > 0),
    { error: 'Must have an item in municipalities, serviceCodes or rates, or national.' },
  )
  .describe('Parameters to add to the sandbox, or to replace in it.');
export type ParametersRequest = z.output<typeof parametersRequest>;

/** The schema of the body in the document. */
export const PARAMETERS = documentSchema(
  'Parameters',
  () => parametersRequest,
  () => ({
    rate: {
      summary: 'Another rate for IT support in São Paulo',
      value: { rates: [{ municipality: '3550308', serviceCode: '010701', rate: 2.9 }] },
    },
    municipality: {
      summary: 'A municipality with a rate and a benefit',
      value: {
        municipalities: [
          {
            code: '3543402',
            name: 'Ribeirão Preto',
            cancelAbove: '50000.00',
            benefits: [{ number: '35434020100001', kind: 'rate', rate: 2 }],
          },
        ],
        rates: [{ municipality: '3543402', serviceCode: '1.07', rate: '3.00' }],
      },
    },
    abrasf: {
      summary: 'The municipal service of Curitiba: version 2.02 in the form of WebISS',
      value: {
        municipalities: [{ code: '4106902', abrasf: { version: '2.02', provider: 'webiss' } }],
      },
    },
    national: {
      summary: 'Technical note 009 from 31 October 2026, as in the restricted environment',
      value: { national: { technicalNote009From: '2026-10-31' } },
    },
    inactive: {
      summary: 'Ends the agreement of Curitiba: an invoice there is refused with E0038',
      value: { municipalities: [{ code: '4106902', isActive: false }] },
    },
  }),
);

/** A list without two items of the same key. */
function listOf<Item extends z.ZodType>(item: Item, keyOf: (value: z.output<Item>) => string) {
  return z
    .array(item)
    .max(MAX_ADDED, { error: `Must have at most ${String(MAX_ADDED)} items.` })
    .superRefine((items, context) => {
      const first = new Map<string, number>();
      for (const [index, value] of items.entries()) {
        const key = keyOf(value);
        const earlier = first.get(key);
        if (earlier === undefined) first.set(key, index);
        else {
          const message = `Has the same code as item ${String(earlier)}. Send each only once.`;
          context.addIssue({ code: 'custom', path: [index], message });
        }
      }
    })
    .default([]);
}
