import { toCents } from '#libs/kernel';
import { type Municipality } from './parameters';

const DAY_HOURS = 24;
const NO_LIMIT = null;

/**
 * Real municipalities with invented parameters: they are chosen so that each rule has a municipality that triggers it.
 */
export const MUNICIPALITIES: readonly Municipality[] = [
  municipality('3550308', 'São Paulo', 'SP', {
    benefits: [
      { number: '35503080100001', kind: 'rate', rate: 200 },
      { number: '35503080200002', kind: 'base', reduction: 4_000 },
    ],
    specialRegimes: [{ regime: '6', serviceCode: '010701', situation: 2, from: '2020-01-01' }],
  }),
  municipality('3304557', 'Rio de Janeiro', 'RJ', {
    cancelAboveCents: toCents(5_000_000),
    benefits: [{ number: '33045570100001', kind: 'rate', rate: 200 }],
  }),
  municipality('3106200', 'Belo Horizonte', 'MG', {
    cancelRequiresCustomer: true,
    abrasf: { version: '1.00', rates: 'fraction' },
  }),
  municipality('4106902', 'Curitiba', 'PR', { cancelWithinHours: 5 * DAY_HOURS }),
  municipality('4314902', 'Porto Alegre', 'RS', { substituteWithinHours: 5 * DAY_HOURS }),
  municipality('2611606', 'Recife', 'PE', { substituteKeepsCustomer: true }),
  municipality('2927408', 'Salvador', 'BA', { cancelAboveCents: toCents(10_000_000) }),
  municipality('2304400', 'Fortaleza', 'CE', {
    allowsRetention: false,
    retentions: [
      {
        description: 'Limpeza e vigilância',
        kinds: ['2'],
        serviceCodes: ['071001', '110201'],
        from: '2020-01-01',
      },
    ],
  }),
  municipality('5300108', 'Brasília', 'DF', {}),
  municipality('1302603', 'Manaus', 'AM', {
    benefits: [{ number: '13026030200001', kind: 'base', reduction: 5_000 }],
  }),
  municipality('4205407', 'Florianópolis', 'SC', { abrasf: { provider: 'issnet' } }),
  municipality('3509502', 'Campinas', 'SP', { cancelWithinHours: DAY_HOURS }),
  municipality('3548500', 'Santos', 'SP', {
    issuesOnPublicEmitters: false,
    abrasf: { version: '2.03' },
  }),
  municipality('3500105', 'Adamantina', 'SP', { isActive: false }),
];

function municipality(
  code: string,
  name: string,
  state: string,
  differences: Partial<Municipality>,
): Municipality {
  return {
    code,
    name,
    state,
    isActive: true,
    cancelWithinHours: 30 * DAY_HOURS,
    cancelAboveCents: NO_LIMIT,
    cancelRequiresCustomer: false,
    substituteWithinHours: 30 * DAY_HOURS,
    allowsRetention: true,
    benefits: [],
    ...differences,
  };
}
