import { z } from 'zod';
import { CONTRIBUTOR_MODES, stateOf, type Percentage } from '#libs/nfse';
import { wholeNumber } from '#libs/schema';
import { day } from '../../members/texts';
import { SEED } from '../parameter';
import { abrasfRequest } from './abrasf.request';
import {
  AT_MOST,
  decimal,
  HIGHEST_RATE,
  MAX_ITEMS,
  municipalityCode,
  name,
  percentage,
  serviceCode,
} from './parameter-values';
import { period, startedPeriod } from './period.request';

const TEN_YEARS_HOURS = 87_600;
const WHOLE: Percentage = 10_000;
const AMOUNT =
  'Must be an amount from 0 with at most two decimals, as a number or a text: 50000 or "50000.00".';

const benefit = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      number: benefitNumber(),
      kind: z.literal('rate'),
      rate: percentage(HIGHEST_RATE).describe('The rate that replaces the usual one, in percent.'),
      ...period,
    }),
    z.strictObject({
      number: benefitNumber(),
      kind: z.literal('base'),
      reduction: percentage(WHOLE).describe('The reduction of the base, in percent.'),
      ...period,
    }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? 'Must be "rate" or "base".'
        : 'Must be an object with kind "rate" or "base".',
  },
);

function benefitNumber() {
  return z
    .string()
    .regex(/^\d{14}$/, { error: 'Must have 14 digits.' })
    .meta({ example: '35434020100001' });
}

const specialRegime = z.strictObject({
  regime: z.enum(['1', '2', '3', '4', '5', '6', '9']).describe('The code of regEspTrib.'),
  serviceCode,
  situation: z
    .literal([1, 2, 3])
    .describe('1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers.'),
  remark: name(255).optional(),
  ...startedPeriod,
});

const retention = z.strictObject({
  description: name(255),
  kinds: z
    .array(z.enum(['2', '3']))
    .min(1, { error: 'Must not be empty.' })
    .max(2, { error: AT_MOST })
    .describe('The codes of tpRetISSQN: 2 the customer, 3 the intermediary.'),
  serviceCodes: z
    .array(serviceCode)
    .min(1, { error: 'Must not be empty.' })
    .max(MAX_ITEMS, { error: AT_MOST }),
  ...startedPeriod,
});

/** A municipality with its parameters; only its code is required. */
export const municipality = z
  .strictObject({
    code: municipalityCode,
    name: name(150).optional().describe('Required if the municipality is not in the seed.'),
    state: z.string().optional().describe('The state of the code; it can be left out.'),
    isActive: z.boolean().optional().describe('Whether its agreement is active (rule E0038).'),
    activeSince: day
      .optional()
      .describe('The first day of its agreement: no service before it (rule E0016).'),
    contributors: z
      .enum(CONTRIBUTOR_MODES)
      .optional()
      .describe(
        'Who must be registered in /__admin/contributors: nobody, the provider (rules E0082, E0098), or all parties (E0190, E0207, E0250, E0268, E0912, E0914). By default NFSE_CONTRIBUTORS decides.',
      ),
    issuesOnPublicEmitters: z
      .boolean()
      .optional()
      .describe('false: its providers issue in a system of their own (rule E0039).'),
    cancelWithinHours: wholeNumber(0, TEN_YEARS_HOURS)
      .optional()
      .describe('How many hours after its issue an invoice can be cancelled (rule E0822).'),
    cancelAbove: decimal(Number.MAX_SAFE_INTEGER, AMOUNT)
      .nullable()
      .optional()
      .describe('Invoices above this amount cannot be cancelled (rule E0823). null: no limit.'),
    cancelRequiresCustomer: z
      .boolean()
      .optional()
      .describe('true: only an invoice with a customer can be cancelled or replaced (rule E0824).'),
    cancelAnalysis: z
      .enum(['desk', 'grant', 'deny'])
      .optional()
      .describe(
        'What happens to a request for analysis (event 101103). desk: it waits for POST /__admin/invoices/{key}/events. grant, deny: the municipality decides by itself after analysisAfterHours.',
      ),
    analysisAfterHours: wholeNumber(0, TEN_YEARS_HOURS)
      .optional()
      .describe('How many hours after a request for analysis the municipality decides by itself.'),
    tacitConfirmationAfterHours: wholeNumber(1, TEN_YEARS_HOURS)
      .nullable()
      .optional()
      .describe(
        'How many hours after its issue an invoice whose ISS is due here is confirmed tacitly (event 205204). It applies to invoices that are issued after the change. null: never.',
      ),
    substituteWithinHours: wholeNumber(0, TEN_YEARS_HOURS)
      .optional()
      .describe('How many hours after its issue an invoice can be replaced (rule E0050).'),
    substituteKeepsCustomer: z
      .boolean()
      .optional()
      .describe('true: a replacement must keep the customer (rule E0058).'),
    allowsRetention: z.boolean().optional().describe('Whether the customer can retain the ISS.'),
    acceptsSentAmounts: z
      .boolean()
      .optional()
      .describe(
        'Whether ValorIss, BaseCalculo and ValorLiquidoNfse of a request may contradict the computation. false: the request is refused (E164, E939, E940). true: the invoice has the amounts as sent.',
      ),
    benefits: z
      .array(benefit)
      .max(MAX_ITEMS, { error: AT_MOST })
      .optional()
      .describe('The benefits that a DPS can name in nBM.'),
    specialRegimes: z
      .array(specialRegime)
      .max(MAX_ITEMS, { error: AT_MOST })
      .optional()
      .describe('The special regimes of services. They are only shown.'),
    retentions: z
      .array(retention)
      .max(MAX_ITEMS, { error: AT_MOST })
      .optional()
      .describe('Retentions that are allowed although allowsRetention is false.'),
    abrasf: abrasfRequest.optional(),
  })
  .superRefine(({ code, name: given, state }, context) => {
    if (given === undefined && SEED.municipality(code) === undefined) {
      const message = 'Is missing; a municipality that is not in the seed needs a name.';
      context.addIssue({ code: 'custom', path: ['name'], message });
    }
    if (state !== undefined && state !== stateOf(code)) {
      const message = `Must be ${stateOf(code) ?? ''}, the state of the code ${code}, or be left out.`;
      context.addIssue({ code: 'custom', path: ['state'], message });
    }
  });
