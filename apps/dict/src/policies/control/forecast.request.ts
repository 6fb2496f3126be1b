import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { CATEGORIES, OFFICIAL_KEY_TYPES } from '#libs/dict-api';
import { isObject, numberFrom, wholeNumber } from '#libs/schema';
import { PAYER_KINDS } from '../policy-table';

/** The time of a forecast is linear in the number of lookups. */
const MAX_LOOKUPS = 50_000;

/** The body of POST /__admin/buckets/forecast. */
export const forecastRequest = z
  .strictObject({
    participant: z
      .string()
      .regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' })
      .optional()
      .meta({
        description:
          'The forecast uses the category of this participant and its bucket as it is now.',
        example: '12345678',
      }),
    category: z.enum(CATEGORIES).optional().meta({
      description:
        'The category of a participant with a full bucket. Default without a participant: DICT_CATEGORY.',
    }),
    payer: z.enum(PAYER_KINDS).optional().meta({
      description: 'PF: the payers have a CPF. PJ: they have a CNPJ. Default: PF.',
    }),
    payers: wholeNumber(1, MAX_LOOKUPS).optional().meta({
      description: 'The number of payers, who make the lookups in turn. Default: 1.',
      example: 1,
    }),
    lookups: z.strictObject({
      found: wholeNumber(0, MAX_LOOKUPS).optional().meta({
        description: 'The number of lookups that find their key (200).',
        example: 5_000,
      }),
      notFound: wholeNumber(0, MAX_LOOKUPS).optional().meta({
        description:
          'The number of lookups of unknown keys (404). They are spread evenly among the others.',
        example: 10,
      }),
      keyTypes: z
        .array(z.enum(OFFICIAL_KEY_TYPES))
        .min(1, { error: 'Must have at least one type of key.' })
        .max(20, { error: 'Must have at most 20 types of key.' })
        .optional()
        .meta({ description: 'The types of the keys, used in turn. Default: PHONE.' }),
    }),
    perMinute: wholeNumber(1, 10_000_000).optional().meta({
      description:
        'The number of lookups a minute, at equal intervals. Default: all lookups at the same moment.',
      example: 600,
    }),
    paidShare: numberFrom(0, 1).optional().meta({
      description:
        'The share of the found lookups whose payment is sent at once, from 0 to 1. It gives tokens back. Default: 0.',
      example: 0.9,
    }),
  })
  .superRefine(
    ({ participant, category, lookups: { found = 0, notFound = 0 } }, context) => {
      if (participant !== undefined && category !== undefined) {
        const message = 'Must be left out, because the participant has a category.';
        context.addIssue({ code: 'custom', path: ['category'], message });
      }
      if (found + notFound >= 1 && found + notFound <= MAX_LOOKUPS) return;
      const message = `The sum of found and notFound must be from 1 to ${String(MAX_LOOKUPS)}.`;
      context.addIssue({ code: 'custom', path: ['lookups'], message });
    },
    { when: (payload) => isObject(payload) && payload.issues.length === 0 },
  );

export type ForecastRequest = z.output<typeof forecastRequest>;
