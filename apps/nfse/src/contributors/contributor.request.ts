import { z } from 'zod';
import { hasTaxIdCheckDigits, TAX_ID, withCheckDigits } from '#libs/brazil';
import {
  isMunicipalityCode,
  normalizeServiceCode,
  REGISTRATION_STATUSES,
  type Contributor,
} from '#libs/nfse';
import { documentSchema } from '#libs/openapi';
import { addressInBrazil } from '../members/addresses';
import { code, day, lineUpTo } from '../members/texts';

const MAX_PERIODS = 50;
const MAX_REGISTRATIONS = 100;
const MAX_SERVICES = 1_000;

/** The contributor of the documentation. It is registered when a request first names it. */
export const EXAMPLE_TAX_ID = withCheckDigits('444555660001');

const municipality = z
  .string()
  .refine(isMunicipalityCode, {
    error: 'Must be an IBGE code of 7 digits with a correct check digit, as in 3550308.',
  })
  .meta({ pattern: String.raw`^\d{7}$`, example: '3550308' });

const service = z
  .string()
  .transform((sent, context): string => {
    const normal = normalizeServiceCode(sent);
    if (normal !== undefined) return normal;
    const message = 'Must be a service code: 6 digits, or item and subitem, as in 010701 or 1.07.';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .meta({ type: 'string', example: '010701' });

const simplesPeriod = z
  .strictObject({
    option: code([2, 3]).describe('2 MEI, 3 ME or EPP.').meta({ example: 3 }),
    from: day.describe('The first day.'),
    until: day.optional().describe('The last day. Without it the period has no end.'),
  })
  .superRefine(({ from, until }, context) => {
    if (until === undefined || until >= from) return;
    const message = `Must not be before the first day, ${from}.`;
    context.addIssue({ code: 'custom', path: ['until'], message });
  });

const registration = z.strictObject({
  municipality,
  number: lineUpTo(15).describe('The inscrição municipal (IM).').meta({ example: '12345' }),
  status: z
    .enum(REGISTRATION_STATUSES)
    .default('active')
    .describe('suspended: it must not issue (E0119). closed: it is inactive (E0124).'),
  statusSince: day
    .optional()
    .describe('The first day of the status; before it the registration was active.'),
  indicatedFrom: day
    .optional()
    .describe('The date of the municipal indicator: no service before it (E0023).'),
  issuesFrom: day
    .optional()
    .describe('The date of the permission to issue: no service before it (E0025).'),
  specialRegimes: z
    .array(code([1, 2, 3, 4, 5, 6, 9]))
    .max(7, { error: 'Must have at most 7 items.' })
    .optional()
    .describe('The special regimes that it may use (E0176, E0178). Without the list: all.'),
  services: z
    .array(service)
    .max(MAX_SERVICES, { error: `Must have at most ${String(MAX_SERVICES)} items.` })
    .optional()
    .describe(
      'The services that it may render; others are refused in the declaration of an RPS (E138). Without the list: all.',
    ),
});

/** A contributor as it is sent. Members that are left out are not checked. */
export const contributorRequest = z
  .strictObject({
    taxId: z
      .string()
      .optional()
      .describe('The tax id of the address; it can be left out.')
      .meta({ example: EXAMPLE_TAX_ID }),
    name: lineUpTo(300)
      .optional()
      .describe('Shown in the invoice.')
      .meta({ example: 'Consultoria Exemplo Ltda' }),
    address: addressInBrazil
      .optional()
      .describe('The address in the register of the CNPJ or CPF (E0041, E0084).'),
    registeredOn: day
      .optional()
      .describe('The day of the entry in the register: no service before it (E0018, E0020).'),
    closedOn: day
      .optional()
      .describe('The last day in the register: no service after it (E0082, E0098).'),
    simplesNacional: z
      .array(simplesPeriod)
      .max(MAX_PERIODS, { error: `Must have at most ${String(MAX_PERIODS)} items.` })
      .superRefine((periods, context) => {
        for (const [index, period] of periods.entries()) {
          const other = periods.findIndex((each) => each !== period && overlap(each, period));
          if (other === -1 || other > index) continue;
          const message = `Has days of item ${String(other)}. A day can be in one period only.`;
          context.addIssue({ code: 'custom', path: [index], message });
        }
      })
      .optional()
      .describe('The periods in the Simples Nacional (E0160). An empty list: never in it.'),
    registrations: z
      .array(registration)
      .max(MAX_REGISTRATIONS, { error: `Must have at most ${String(MAX_REGISTRATIONS)} items.` })
      .superRefine((items, context) => {
        const keys = items.map((each) => `${each.municipality} ${each.number}`);
        for (const [index, key] of keys.entries()) {
          const first = keys.indexOf(key);
          if (first === index) continue;
          const message = `Has the municipality and the number of item ${String(first)}.`;
          context.addIssue({ code: 'custom', path: [index], message });
        }
      })
      .optional()
      .describe(
        'The registrations in municipalities, as in the CNC NFS-e (E0023 to E0124). An empty list: it has none.',
      ),
  })
  .describe('What the registers of taxpayers know of a company or a person.');

type Period = Readonly<{ from: string; until?: string | undefined }>;

function overlap(one: Period, other: Period): boolean {
  const endOf = ({ until = '9999' }: Period): string => until;
  return one.from <= endOf(other) && other.from <= endOf(one);
}

/** The tax id of an address, if it is one. */
export function isTaxId(text: string): boolean {
  return TAX_ID.test(text) && hasTaxIdCheckDigits(text);
}

/** The example of the documentation: a company in São Paulo that is an ME since 2026. */
export const EXAMPLE_CONTRIBUTOR = {
  name: 'Consultoria Exemplo Ltda',
  address: {
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    postalCode: '01310100',
    municipality: '3550308',
  },
  registeredOn: '2020-05-04',
  simplesNacional: [{ option: '3', from: '2026-01-01' }],
  registrations: [
    {
      municipality: '3550308',
      number: '12345',
      status: 'active',
      indicatedFrom: '2020-06-01',
      issuesFrom: '2020-06-01',
    },
  ],
} as const satisfies Omit<Contributor, 'taxId'>;

/** The schema of the body in the document. */
export const CONTRIBUTOR = documentSchema(
  'Contributor',
  () => contributorRequest,
  () => ({
    company: { summary: 'A company with a registration', value: EXAMPLE_CONTRIBUTOR },
    suspended: {
      summary: 'A registration that must not issue: E0119',
      value: {
        registrations: [{ municipality: '3550308', number: '12345', status: 'suspended' }],
      },
    },
    unregistered: {
      summary: 'A company without a registration in any municipality: it must not give one (E0120)',
      value: { registrations: [] },
    },
  }),
);
