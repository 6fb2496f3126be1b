import { type InfDps } from '../../national/dps';
import { type Contributor, type MunicipalRegistration } from '../../registry/contributor';
import { type RuleContext } from '../rule';
import { type RuleCase } from './rule-case';
import { type Changes, ibsCbsGroup } from './valid-dps';

const SAO_PAULO = '3550308';
const CAMPINAS = '3509502';
const IN_CAMPINAS = {
  address: {
    ...{ street: 'Rua A', number: '1', district: 'Centro', postalCode: '13010000' },
    municipality: CAMPINAS,
  },
};
const registration = (changes: Partial<MunicipalRegistration> = {}): MunicipalRegistration => ({
  municipality: SAO_PAULO,
  number: '12345',
  status: 'active',
  ...changes,
});

export const CUSTOMER = '11444777000161';
const HOLDER = '39053344705';
const ALL: Partial<RuleContext> = { registry: { mode: 'all-registered' } };
const party = (changes: Partial<Contributor>): Partial<RuleContext> => ({
  registry: { mode: 'open', parties: [{ taxId: CUSTOMER, ...changes }] },
});
export const AT_HOME = {
  endNac: { cMun: SAO_PAULO, CEP: '01310100' },
  xLgr: 'R',
  nro: '1',
  xBairro: 'C',
};
export const toma = (changes: object = {}) => ({
  toma: { CNPJ: CUSTOMER, CPF: undefined, xNome: 'C', ...changes },
});
const interm = (changes: object = {}) => ({ interm: { CNPJ: CUSTOMER, xNome: 'I', ...changes } });
const dest = (changes: object = {}): Changes<InfDps> => ({
  IBSCBS: ibsCbsGroup({ indDest: '1', dest: { CNPJ: CUSTOMER, xNome: 'D', ...changes } }),
});
const asPerson = { CNPJ: undefined, CPF: HOLDER };
const unknown = (who: string, taxId: string): string =>
  `The ${who} ${taxId} is not registered. PUT /__admin/contributors/${taxId} registers it.`;

/** The parties that do not issue the DPS. */
export const REGISTRY_PARTY_CASES: readonly RuleCase[] = [
  ['E0190', toma(), unknown('customer', CUSTOMER), ALL],
  [
    'E0190',
    toma(),
    `${CUSTOMER} was registered until 2026-03-09, and the service is of 2026-03-10.`,
    party({ closedOn: '2026-03-09' }),
  ],
  [
    'E0190',
    toma(),
    `${CUSTOMER} is registered from 2026-03-11 on, and the service is of 2026-03-10.`,
    party({ registeredOn: '2026-03-11' }),
  ],
  ['E0207', toma(asPerson), unknown('customer', HOLDER), ALL],
  ['E0250', interm(), unknown('intermediary', CUSTOMER), ALL],
  ['E0268', interm(asPerson), unknown('intermediary', HOLDER), ALL],
  ['E0912', dest(), unknown('recipient', CUSTOMER), ALL],
  ['E0914', dest(asPerson), unknown('recipient', HOLDER), ALL],
  [
    'E0229',
    toma({ IM: '12345' }),
    'The registration 12345 of the customer is closed on 2026-03-10.',
    party({ registrations: [registration({ status: 'closed' })] }),
  ],
  [
    'E0232',
    toma({ IM: '777' }),
    'The DPS has the registration 777, but the customer has no registration in 3550308.',
    party({ registrations: [] }),
  ],
  [
    'E0232',
    toma({ IM: '777' }),
    'The DPS has the registration 777, but the customer has the registration 12345 in 3550308.',
    party({ registrations: [registration()] }),
  ],
  [
    'E0288',
    interm({ IM: '12345' }),
    'The registration 12345 of the intermediary is closed on 2026-03-10.',
    party({ registrations: [registration({ status: 'closed' })] }),
  ],
  [
    'E0290',
    interm({ IM: '777' }),
    'The DPS has the registration 777, but the intermediary has no registration in 3550308.',
    party({ registrations: [] }),
  ],
  [
    'E0921',
    dest({ end: AT_HOME }),
    `The address is in ${SAO_PAULO}, but ${CUSTOMER} is registered in ${CAMPINAS}.`,
    party(IN_CAMPINAS),
  ],
  [
    'E0922',
    dest({ ...asPerson, end: AT_HOME }),
    `The address is in ${SAO_PAULO}, but ${HOLDER} is registered in ${CAMPINAS}.`,
    party({ taxId: HOLDER, ...IN_CAMPINAS }),
  ],
];
