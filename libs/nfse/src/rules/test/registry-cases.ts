import { type InfDps } from '../../national/dps';
import { memoryParameters, type Municipality } from '../../parameters/parameters';
import { SEED } from '../../parameters/seed';
import {
  type Contributor,
  type MunicipalRegistration,
  type Registry,
} from '../../registry/contributor';
import { type RuleContext } from '../rule';
import { ADAMANTINA_INACTIVE, regTrib, type RuleCase } from './rule-case';
import { AT_HOME, CUSTOMER, toma } from './registry-party-cases';
import { type Changes } from './valid-dps';

const CNPJ = '11222333000181';
const CPF = '52998224725';
const SAO_PAULO = '3550308';
const CAMPINAS = '3509502';
const ADDRESS = { street: 'Rua A', number: '1', district: 'Centro', postalCode: '13010000' };
const IN_CAMPINAS = { address: { ...ADDRESS, municipality: CAMPINAS } };

const registration = (changes: Partial<MunicipalRegistration> = {}): MunicipalRegistration => ({
  municipality: SAO_PAULO,
  number: '12345',
  status: 'active',
  ...changes,
});

/** The provider of the valid DPS, registered in São Paulo with 12345. */
const known = (
  changes: Partial<Contributor> = {},
  mode: Registry['mode'] = 'open',
): Partial<RuleContext> => ({
  registry: {
    mode,
    contributor: { taxId: CNPJ, registrations: [registration()], ...changes },
  },
});

/** The provider with one registration. */
const registered = (changes: Partial<MunicipalRegistration>): Partial<RuleContext> =>
  known({ registrations: [registration(changes)] });

/** São Paulo with other parameters. */
const municipality = (changes: Partial<Municipality>) =>
  memoryParameters({
    ...SEED,
    municipalities: SEED.municipalities.map((row) =>
      row.code === SAO_PAULO ? { ...row, ...changes } : row,
    ),
  });

const UNKNOWN: Registry = { mode: 'registered' };
const PERSON = { prest: { CNPJ: undefined, CPF } };
const MEI = regTrib('2');
const MEI_TOTALS = {
  ...MEI,
  valores: { trib: { totTrib: { pTotTrib: undefined, indTotTrib: '0' } } },
} as const;

export const REGISTRY_CASES: readonly RuleCase[] = [
  [
    'E0016',
    {},
    'The date of the service is 2026-03-10, but the agreement of São Paulo began on 2026-03-11.',
    { parameters: municipality({ activeSince: '2026-03-11' }) },
  ],
  [
    'E0018',
    {},
    'The date of the service is 2026-03-10, but the provider was registered on 2026-03-11.',
    known({ registeredOn: '2026-03-11' }),
  ],
  [
    'E0020',
    PERSON,
    'The date of the service is 2026-03-10, but the provider was registered on 2026-03-11.',
    known({ taxId: CPF, registeredOn: '2026-03-11' }),
  ],
  [
    'E0023',
    {},
    'The date of the service is 2026-03-10, but the indicator of the registration 12345 begins on 2026-03-11.',
    registered({ indicatedFrom: '2026-03-11' }),
  ],
  [
    'E0025',
    {},
    'The date of the service is 2026-03-10, but the registration 12345 may issue from 2026-03-11 on.',
    registered({ issuesFrom: '2026-03-11' }),
  ],
  ['E0041', MEI, 'The MEI issues in 3550308, but its address is in 3509502.', known(IN_CAMPINAS)],
  [
    'E0082',
    {},
    `${CNPJ} is not registered. PUT /__admin/contributors/${CNPJ} registers it.`,
    { registry: UNKNOWN },
  ],
  [
    'E0082',
    {},
    `${CNPJ} is not registered. PUT /__admin/contributors/${CNPJ} registers it.`,
    { registry: { mode: 'open' }, parameters: municipality({ contributors: 'registered' }) },
  ],
  [
    'E0082',
    {},
    `${CNPJ} was registered until 2026-03-09, and the service is of 2026-03-10.`,
    known({ closedOn: '2026-03-09' }),
  ],
  [
    'E0084',
    {},
    `${CNPJ} has no open registration in 3550308, and its address is in 3509502.`,
    known({ ...IN_CAMPINAS, registrations: [registration({ municipality: CAMPINAS })] }),
  ],
  [
    'E0084',
    {},
    `${CNPJ} has no open registration in 3550308, and its address is in 3509502.`,
    known({ ...IN_CAMPINAS, registrations: [registration({ status: 'closed' })] }),
  ],
  [
    'E0098',
    PERSON,
    `${CPF} is not registered. PUT /__admin/contributors/${CPF} registers it.`,
    { registry: UNKNOWN },
  ],
  [
    'E0099',
    PERSON,
    `${CPF} has no open registration in 3550308.`,
    known({ taxId: CPF, registrations: [] }),
  ],
  [
    'E0116',
    { prest: { IM: undefined } },
    'The provider is registered with 12345 in 3550308, but the DPS has no registration.',
    known(),
  ],
  [
    'E0116',
    { prest: { IM: '777' } },
    'The provider is registered with 12345 and 54321 in 3550308, but the DPS has 777.',
    known({ registrations: [registration(), registration({ number: '54321' })] }),
  ],
  [
    'E0119',
    {},
    'The registration 12345 is suspended since 2026-03-10.',
    registered({ status: 'suspended', statusSince: '2026-03-10' }),
  ],
  ['E0119', {}, 'The registration 12345 is suspended.', registered({ status: 'suspended' })],
  [
    'E0120',
    {},
    `The DPS has the registration 12345, but ${CNPJ} has none in 3550308.`,
    known({ registrations: [] }),
  ],
  [
    'E0124',
    {},
    'The registration 12345 is closed since 2026-03-10.',
    registered({ status: 'closed', statusSince: '2026-03-10' }),
  ],
  [
    'E0160',
    {},
    'The DPS says 1 (not in the Simples Nacional), but 3 (ME or EPP) is registered for 2026-03-10.',
    known({ simplesNacional: [{ option: '3', from: '2026-03-10', until: '2026-03-10' }] }),
  ],
  [
    'E0160',
    regTrib('3', '1'),
    'The DPS says 3 (ME or EPP), but 1 (not in the Simples Nacional) is registered for 2026-03-10.',
    known({ simplesNacional: [{ option: '3', from: '2025-01-01', until: '2026-03-09' }] }),
  ],
  [
    'E0176',
    regTrib('1', undefined, '5'),
    'The special regime is 5, but no registration of the provider allows it.',
    registered({ specialRegimes: ['6'] }),
  ],
  [
    'E0178',
    regTrib('1', undefined, '6'),
    'The special regime is 6, but the registration allows 1 and 2.',
    registered({ specialRegimes: ['1', '2'] }),
  ],
  [
    'E0178',
    regTrib('1', undefined, '6'),
    'The special regime is 6, but the registration allows none.',
    registered({ specialRegimes: [] }),
  ],
];

/** What the registry allows. */
export const ALLOWED_BY_REGISTRY: readonly [string, Changes<InfDps>, Partial<RuleContext>][] = [
  ['of an unknown provider, if the registry is open', {}, { registry: { mode: 'open' } }],
  [
    'of an unknown provider, in a municipality that is open',
    {},
    { registry: UNKNOWN, parameters: municipality({ contributors: 'open' }) },
  ],
  ['of a registered provider', {}, known({}, 'registered')],
  [
    'for an unknown customer, if only providers must be registered',
    toma(),
    known({}, 'registered'),
  ],
  [
    'for a customer that is registered, if all must be',
    toma({ IM: '12345', end: AT_HOME }),
    {
      registry: {
        mode: 'all-registered',
        contributor: { taxId: CNPJ, registrations: [registration()] },
        parties: [{ taxId: CUSTOMER, registrations: [registration()] }],
      },
    },
  ],
  [
    'of a provider of which only the name is known',
    {},
    known({ name: 'A', registrations: undefined }),
  ],
  [
    'of the first day of everything',
    {},
    known({
      registeredOn: '2026-03-10',
      closedOn: '2026-03-10',
      simplesNacional: [{ option: '3', from: '2026-03-11' }],
      registrations: [registration({ indicatedFrom: '2026-03-10', issuesFrom: '2026-03-10' })],
    }),
  ],
  [
    'on the day before the registration is suspended',
    {},
    registered({ status: 'suspended', statusSince: '2026-03-11' }),
  ],
  [
    'of the day before the registration is closed',
    {},
    registered({ status: 'closed', statusSince: '2026-03-11' }),
  ],
  [
    'without its closed registration, where its address is',
    { prest: { IM: undefined } },
    known({
      address: { ...ADDRESS, municipality: SAO_PAULO },
      registrations: [registration({ status: 'closed' })],
    }),
  ],
  [
    'with a special regime of its registration',
    regTrib('1', undefined, '6'),
    registered({ specialRegimes: ['6'] }),
  ],
  [
    'of an MEI without its registration (rules E0084, E0116, E0119)',
    { ...MEI_TOTALS, prest: { ...MEI.prest, IM: undefined } },
    registered({ status: 'suspended' }),
  ],
  [
    'of an MEI before the agreement of the municipality',
    { ...MEI_TOTALS, cLocEmi: ADAMANTINA_INACTIVE },
    { registry: { mode: 'open' } },
  ],
];
