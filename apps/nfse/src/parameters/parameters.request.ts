import { z } from 'zod';
import { decimalPointHint, parseCents, toCents } from '#libs/kernel';
import {
  CONTRIBUTOR_MODES,
  isMunicipalityCode,
  normalizeServiceCode,
  stateOf,
  type Percentage,
} from '#libs/nfse';
import { documentSchema } from '#libs/openapi';
import { wholeNumber } from '#libs/schema';
import { day } from '../members/texts';
import { abrasfRequest } from './abrasf.request';
import { MAX_ADDED, rateKey, SEED } from './parameter';
import { period, refuseOverlaps, startedPeriod } from './period.request';

const MAX_BENEFITS = 100;
const TEN_YEARS_HOURS = 87_600;
const HIGHEST_RATE: Percentage = 500;
const WHOLE: Percentage = 10_000;

const MUNICIPALITY = 'Must be an IBGE code of 7 digits with a correct check digit, as in 3550308.';
const SERVICE = 'Must be a service code: 6 digits, or item and subitem, as in 010701 or 1.07.';
const AMOUNT =
  'Must be an amount from 0 with at most two decimals, as a number or a text: 50000 or "50000.00".';
const DECIMAL = /^\d{1,16}(?:\.\d{1,2})?$/;
const AT_MOST = `Must have at most ${String(MAX_BENEFITS)} items.`;
const LATIN =
  'Must have only characters of Latin-1, no line break, and no space at the start or the end.';

const municipalityCode = z
  .string()
  .refine(isMunicipalityCode, { error: MUNICIPALITY })
  .meta({ pattern: String.raw`^\d{7}$`, example: '3543402' });
const serviceCode = z
  .string()
  .refine((code) => normalizeServiceCode(code) !== undefined, { error: SERVICE })
  .meta({ example: '010701' });

/** A number or a decimal text of at most two decimals: an amount in reais, or a percentage. */
function decimal(max: number, error: string) {
  const number = z.number().meta({ minimum: 0, maximum: Math.floor(max / 100) });
  const text = z.string().meta({ pattern: DECIMAL.source });
  return z
    .union([number, text], { error: ({ input }) => missingOr(input, error) })
    .refine((sent) => isWithin(sent, max), {
      error: ({ input }) => error + decimalPointHint(input),
    });
}

function percentage(max: Percentage) {
  const text = (max / 100).toFixed(2);
  return decimal(
    max,
    `Must be a percentage from 0 to ${text} with at most two decimals, as a number or a text: 2.9 or "2.90".`,
  ).meta({ example: 2.9 });
}

/** The text of XML elements such as xLocEmi. */
function name(length: number) {
  return z
    .string()
    .min(1, { error: 'Must not be empty.' })
    .max(length, { error: `Must have at most ${String(length)} characters.` })
    .regex(/^(?:[!-\u00ff](?:[ -\u00ff]*[!-\u00ff])?)?$/, { error: LATIN });
}

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
    .max(MAX_BENEFITS, { error: AT_MOST }),
  ...startedPeriod,
});

const ratePeriod = z.strictObject({
  rate: percentage(HIGHEST_RATE).describe('The ISS rate in the period, in percent.'),
  ...startedPeriod,
});

const municipality = z
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
        'Whether a provider must be registered in /__admin/contributors (rules E0082, E0098). By default NFSE_CONTRIBUTORS decides.',
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
      .max(MAX_BENEFITS, { error: AT_MOST })
      .optional()
      .describe('The benefits that a DPS can name in nBM.'),
    specialRegimes: z
      .array(specialRegime)
      .max(MAX_BENEFITS, { error: AT_MOST })
      .optional()
      .describe('The special regimes of services. They are only shown.'),
    retentions: z
      .array(retention)
      .max(MAX_BENEFITS, { error: AT_MOST })
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
    .max(MAX_BENEFITS, { error: AT_MOST })
    .superRefine(refuseOverlaps)
    .optional()
    .describe('Other rates by the day of competence, in ascending order.'),
});

/** New parameters of a sandbox, as they are sent. */
export const parametersRequest = z
  .strictObject({
    municipalities: listOf(municipality, ({ code }) => code),
    serviceCodes: listOf(service, ({ code }) => normalizeServiceCode(code) ?? code),
    rates: listOf(rate, (row) =>
      rateKey(row.municipality, normalizeServiceCode(row.serviceCode) ?? row.serviceCode),
    ),
  })
  .refine((body) => Object.values(body).some((rows) => rows.length > 0), {
    error: 'Must have an item in municipalities, serviceCodes or rates.',
  })
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
      summary: 'The municipal service of Curitiba: version 2.03 in the form of WebISS',
      value: {
        municipalities: [{ code: '4106902', abrasf: { version: '2.03', provider: 'webiss' } }],
      },
    },
    inactive: {
      summary: 'Ends the agreement of Curitiba: an invoice there is refused with E0038',
      value: { municipalities: [{ code: '4106902', isActive: false }] },
    },
  }),
);

/**
 * The number in hundredths: cents of an amount, or hundredths of a percent. The schema has accepted it, so it is exact.
 */
export function hundredthsOf(sent: number | string): number {
  return read(sent) ?? 0;
}

function isWithin(sent: number | string, max: number): boolean {
  const hundredths = read(sent);
  return hundredths !== undefined && hundredths >= 0 && hundredths <= max;
}

function read(sent: number | string): number | undefined {
  if (typeof sent === 'string') {
    const cents = DECIMAL.test(sent) ? parseCents(sent) : undefined;
    return cents?.ok === true ? cents.value : undefined;
  }
  const hundredths = Math.round(sent * 100);
  if (!Number.isSafeInteger(hundredths)) return undefined;
  return hundredths / 100 === sent ? toCents(hundredths) : undefined;
}

function missingOr(input: unknown, error: string): string {
  return input === undefined
    ? `Is missing; it ${error.charAt(0).toLowerCase()}${error.slice(1)}`
    : error;
}

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
