import { toCents } from '#libs/kernel';
import { memoryParameters } from '../../parameters/parameters';
import { SEED } from '../../parameters/seed';
import {
  ADAMANTINA_INACTIVE,
  ADDRESS,
  ARAMINA_UNKNOWN,
  FORTALEZA_WITHOUT_RETENTION,
  regTrib,
  type RuleCase,
  service,
  tribMun,
  valores,
} from './rule-case';

const RATE_BENEFIT = '35503080100001';
const BASE_BENEFIT = '35503080200002';
const MEI = regTrib('2');
const SPECIAL = regTrib('1', undefined, '5');
const INSIDE = regTrib('3', '1');
const OUTSIDE = regTrib('3', '2');
const inactive = { cLocEmi: ADAMANTINA_INACTIVE };
const CEILING_BROKEN = memoryParameters({
  ...SEED,
  rates: [{ municipality: '3550308', serviceCode: '010701', rate: 501 }],
});

export const TAX_CASES: readonly RuleCase[] = [
  ['E0532', service('990101'), 'The service 990101 has tribISSQN 1, but it must have 4.'],
  [
    'E0533',
    tribMun({ BM: { nBM: RATE_BENEFIT }, tribISSQN: '4' }),
    'There is a benefit, and tribISSQN is 4.',
  ],
  [
    'E0534',
    { ...MEI, ...tribMun({ BM: { nBM: RATE_BENEFIT } }) },
    'There is a benefit, and the provider is an MEI.',
  ],
  [
    'E0535',
    { ...SPECIAL, ...tribMun({ BM: { nBM: RATE_BENEFIT } }) },
    'There is a benefit, and the special regime is 5.',
  ],
  [
    'E0537',
    { ...inactive, ...tribMun({ BM: { nBM: RATE_BENEFIT } }) },
    'There is a benefit, but the agreement of Adamantina is not active.',
  ],
  ['E0541', tribMun({ BM: { nBM: '1' } }), 'São Paulo has no benefit 1 on 2026-03-10.'],
  [
    'E0565',
    tribMun({ BM: { nBM: RATE_BENEFIT, vRedBCBM: toCents(1) } }),
    `The benefit ${RATE_BENEFIT} has a rate of its own, so it does not reduce the base.`,
  ],
  [
    'E0574',
    tribMun({ BM: { nBM: BASE_BENEFIT, vRedBCBM: toCents(100_001) } }),
    'The benefit is R$ 1000.01, above the price of R$ 1000.00.',
  ],
  [
    'E0577',
    tribMun({ BM: { nBM: RATE_BENEFIT, pRedBCBM: 1 } }),
    `The benefit ${RATE_BENEFIT} has a rate of its own, so it does not reduce the base.`,
  ],
  [
    'E0580',
    tribMun({ tribISSQN: '4', tpRetISSQN: '2' }),
    'The ISS is retained, and tribISSQN is 4.',
  ],
  [
    'E0583',
    { ...MEI, ...tribMun({ tpRetISSQN: '2' }) },
    'The ISS is retained, and the provider is an MEI.',
  ],
  [
    'E0585',
    tribMun({ tribISSQN: '4', exigSusp: { tpSusp: '1', nProcesso: '1' } }),
    'The ISS is suspended, and tribISSQN is 4.',
  ],
  [
    'E0586',
    tribMun({ BM: { nBM: BASE_BENEFIT, pRedBCBM: 4_001 } }),
    'The benefit is 40.01 %, and its limit is 40.00 %.',
  ],
  [
    'E0586',
    tribMun({ BM: { nBM: BASE_BENEFIT, pRedBCBM: 0 } }),
    'The benefit is 0.00 %, and its limit is 40.00 %.',
  ],
  [
    'E0588',
    { ...SPECIAL, ...tribMun({ tpRetISSQN: '2' }) },
    'The ISS is retained, and the special regime is 5.',
  ],
  [
    'E0590',
    tribMun({ tribISSQN: '3' }),
    'The service is exported from a place in Brazil, but the country of its result is missing.',
  ],
  ['E0591', tribMun({ cPaisResult: 'US' }), 'The country of the result is US, and tribISSQN is 1.'],
  ['E0592', tribMun({ tribISSQN: '2' }), 'The kind of immunity is missing, and tribISSQN is 2.'],
  ['E0592', tribMun({ tpImunidade: '1' }), 'The kind of immunity is 1, and tribISSQN is 1.'],
  ['E0593', tribMun({ tribISSQN: '2', tpImunidade: '0' }), 'The kind of immunity is 0.'],
  ['E0595', tribMun({ pAliq: 501 }), 'The rate 5.01 % is above 5.00 %.'],
  ['E0595', {}, 'The rate 5.01 % is above 5.00 %.', { requestRate: 501 }],
  [
    'E0596',
    { ...service('220101'), ...tribMun({ tpRetISSQN: '2' }) },
    'The ISS of the service 220101 is retained.',
  ],
  [
    'E0600',
    { ...MEI, ...tribMun({ pAliq: 200 }) },
    'The rate is 2.00 %, but the provider is an MEI.',
  ],
  ['E0602', tribMun({ tribISSQN: '3', pAliq: 200 }), 'The rate is 2.00 %, but tribISSQN is 3.'],
  [
    'E0604',
    { ...SPECIAL, ...tribMun({ pAliq: 200 }) },
    'The rate is 2.00 %, but the special regime is 5.',
  ],
  [
    'E0612',
    tribMun({ pAliq: 200, BM: { nBM: RATE_BENEFIT } }),
    `The rate is 2.00 %, but the benefit ${RATE_BENEFIT} has a rate of its own.`,
  ],
  ['E0617', tribMun({ pAliq: 500 }), 'The rate is 5.00 %, but São Paulo supplies the rate.'],
  ['E0619', inactive, 'The rate is missing, and the agreement of Adamantina is not active.'],
  [
    'E0619',
    { cLocEmi: ARAMINA_UNKNOWN },
    `The rate is missing, and the agreement of ${ARAMINA_UNKNOWN} is not active.`,
  ],
  [
    'E0619',
    inactive,
    'The rate is missing, and the agreement of Adamantina is not active.',
    { requestRate: 300 },
  ],
  [
    'E0621',
    { ...INSIDE, ...tribMun({ tpRetISSQN: '2' }) },
    'The ISS is retained, but the rate is missing.',
  ],
  [
    'E0621',
    { ...INSIDE, ...tribMun({ tpRetISSQN: '2', pAliq: 179 }) },
    'The rate 1.79 % is below 1.80 %.',
  ],
  [
    'E0625',
    { ...INSIDE, ...tribMun({ pAliq: 200 }) },
    'The rate is 2.00 %, but the ISS is paid inside the Simples Nacional.',
  ],
  [
    'E0628',
    { ...inactive, ...INSIDE, ...tribMun({ tpRetISSQN: '2' }) },
    'The ISS is retained, but the rate is missing.',
  ],
  [
    'E0631',
    { ...inactive, ...INSIDE, ...tribMun({ pAliq: 200 }) },
    'The rate is 2.00 %, but the ISS is paid inside the Simples Nacional.',
  ],
  [
    'E0635',
    { ...OUTSIDE, ...tribMun({ pAliq: 500 }) },
    'The rate is 5.00 %, but São Paulo supplies the rate.',
  ],
  [
    'E0640',
    { ...inactive, ...OUTSIDE },
    'The rate is missing, and the agreement of Adamantina is not active.',
  ],
  [
    'E0650',
    { tpEmit: '2', prest: { CNPJ: undefined, NIF: 'X1' } },
    'The customer imports the service, but tpRetISSQN is 1.',
  ],
  [
    'E0652',
    {
      tpEmit: '3',
      interm: { CNPJ: '11444777000161', xNome: 'I' },
      prest: { CNPJ: undefined, cNaoNIF: '1' },
    },
    'The intermediary imports the service, but tpRetISSQN is 1.',
  ],
  [
    'E0667',
    { cLocEmi: FORTALEZA_WITHOUT_RETENTION, ...tribMun({ tpRetISSQN: '2' }) },
    'Fortaleza does not let the customer retain the ISS.',
  ],
  [
    'E0670',
    {
      cLocEmi: FORTALEZA_WITHOUT_RETENTION,
      interm: { CPF: '52998224725', xNome: 'I', end: ADDRESS },
      ...tribMun({ tpRetISSQN: '3' }),
    },
    'Fortaleza does not let the intermediary retain the ISS.',
  ],
  ['E1300', {}, 'The applied rate 5.01 % is above 5.00 %.', { parameters: CEILING_BROKEN }],
  [
    'E0595',
    { dCompet: '2029-03-10', cLocEmi: ARAMINA_UNKNOWN, ...tribMun({ pAliq: 500 }) },
    'The rate 5.00 % is above 4.50 %.',
  ],
  [
    'E1300',
    { dCompet: '2029-03-10' },
    'The applied rate 4.51 % is above 4.50 %.',
    { parameters: CEILING_BROKEN },
  ],
  [
    'E0580',
    { dCompet: '2033-01-01', ...tribMun({ tpRetISSQN: '2' }) },
    'The ISS is retained, and there is no ISS on 2033-01-01.',
  ],
  [
    'E0602',
    { dCompet: '2033-01-01', cLocEmi: ARAMINA_UNKNOWN, ...tribMun({ pAliq: 300 }) },
    'The rate is 3.00 %, but there is no ISS on 2033-01-01.',
  ],
  [
    'E0621',
    { dCompet: '2029-03-10', ...INSIDE, ...tribMun({ tpRetISSQN: '2', pAliq: 161 }) },
    'The rate 1.61 % is below 1.62 %.',
  ],
  [
    'E0429',
    { dCompet: '2029-03-10', cLocEmi: ARAMINA_UNKNOWN, ...tribMun({ pAliq: 179 }) },
    'The base R$ 1000.00 at 1.79 % gives an ISS of R$ 17.90, below 1.80 % of R$ 1000.00.',
  ],
  [
    'E1508',
    valores({
      vDescCondIncond: { vDescCond: toCents(99_999) },
      trib: { tribFed: { vRetIRRF: toCents(2) } },
    }),
    'The net amount is R$ -0.01.',
  ],
];
