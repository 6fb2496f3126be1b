import { toCents } from '#libs/kernel';
import {
  ADAMANTINA_INACTIVE,
  ADDRESS,
  regTrib,
  type RuleCase,
  SANTOS_OWN_SYSTEM,
  service,
  tribMun,
  valores,
} from './rule-case';
import { VALID_DPS } from './valid-dps';

const PROVIDER = '11222333000181';
const KEY = '35503082211222333000181000000000000726031234567807';

const MOST = toCents(Number.MAX_SAFE_INTEGER);

export const HEADER_AND_PARTY_CASES: readonly RuleCase[] = [
  [
    'E0004',
    { Id: VALID_DPS.Id, nDPS: '2' },
    `The id is ${VALID_DPS.Id}, but the fields give ${VALID_DPS.Id.slice(0, -1)}2.`,
  ],
  ['E0006', { tpAmb: '1' }, 'The environment is 1, but 2 received the DPS.'],
  [
    'E0008',
    { dhEmi: '2026-03-10T16:00:01-03:00' },
    'The DPS is issued at 2026-03-10T16:00:01-03:00, after it was processed at 2026-03-10T19:00:00.000Z.',
  ],
  ['E0010', { serie: '50000' }, 'The series is 50000, but it must be from 1 to 49999.'],
  ['E0010', { serie: '0' }, 'The series is 0, but it must be from 1 to 49999.'],
  [
    'E0010',
    {},
    'The series is 1, but it must be from 70000 to 79999.',
    { series: { from: 70_000, to: 79_999 } },
  ],
  [
    'E0015',
    { dCompet: '2026-03-11' },
    'The date of the service is 2026-03-11, but the DPS is issued on 2026-03-10.',
  ],
  ['E0029', { cMotivoEmisTI: '1' }, 'The provider issues the DPS, and the reason is 1.'],
  ['E0037', { cLocEmi: '3550309' }, '3550309 is not the code of a municipality.'],
  ['E0038', { cLocEmi: ADAMANTINA_INACTIVE }, 'The agreement of Adamantina is not active.'],
  [
    'E0039',
    { cLocEmi: SANTOS_OWN_SYSTEM },
    'Providers of Santos issue in the system of the municipality.',
  ],
  [
    'E0042',
    { subst: { chSubstda: `${KEY.slice(0, 49)}0`, cMotivo: '01' } },
    `${KEY.slice(0, 49)}0 is not an access key with a correct check digit.`,
  ],
  [
    'E0042',
    { subst: { chSubstda: KEY, cMotivo: '01' }, cLocEmi: '3509502' },
    `The key ${KEY} is of another municipality or another provider.`,
  ],
  [
    'E0078',
    { subst: { chSubstda: KEY, cMotivo: '99' } },
    'The reason of the replacement is 99, but there is no text.',
  ],
  ['E0080', { prest: { CNPJ: '11222333000182' } }, cnpj('11222333000182')],
  ['E0096', { prest: { CNPJ: undefined, CPF: '52998224726' } }, cpf('52998224726')],
  [
    'E0112',
    { prest: { CNPJ: undefined, NIF: 'X1' } },
    'The provider issues the DPS, and has the NIF X1.',
  ],
  [
    'E0114',
    { prest: { CNPJ: undefined, cNaoNIF: '1' } },
    'The provider issues the DPS, but is identified by cNaoNIF.',
  ],
  ['E0121', { prest: { xNome: 'Nome' } }, 'The provider issues the DPS, and gives the name Nome.'],
  ['E0128', { prest: { end: ADDRESS } }, 'The provider issues the DPS, and gives an address.'],
  ['E0148', { prest: { email: 'a@b' } }, 'a@b is not an email address.'],
  ['E0162', regTrib('1', '1'), 'The option is 1, and the regime is 1.'],
  ['E0162', regTrib('2', '1'), 'The option is 2, and the regime is 1.'],
  ['E0166', regTrib('3'), 'The option is 3, but the regime is missing.'],
  [
    'E0172',
    { ...regTrib('1', undefined, '5'), ...tribMun({ tribISSQN: '4' }) },
    'The special regime is 5, and tribISSQN is 4.',
  ],
  ['E0174', regTrib('2', undefined, '5'), 'The provider is an MEI, and the special regime is 5.'],
  [
    'E0175',
    regTrib('3', '1', '6'),
    'The ISS is paid inside the Simples, and the special regime is 6.',
  ],
  [
    'E0187',
    {
      toma: undefined,
      IBSCBS: {
        finNFSe: '0',
        cIndOp: '100301',
        indDest: '0',
        valores: { trib: { gIBSCBS: { CST: '000', cClassTrib: '000001' } } },
      },
    },
    'The operation 100301 has no customer.',
  ],
  ['E0188', { toma: { CNPJ: '11444777000160' } }, cnpj('11444777000160')],
  ['E0188', { toma: { CNPJ: '12ABC34501DE36' } }, cnpj('12ABC34501DE36')],
  // A CPF in the place of a CNPJ.
  ['E0188', { toma: { CNPJ: '52998224725' } }, cnpj('52998224725')],
  ['E0202', { toma: { CNPJ: PROVIDER } }, `${PROVIDER} is the provider and the customer.`],
  [
    'E0204',
    { toma: undefined, ...tribMun({ tpRetISSQN: '2' }) },
    'The customer retains the ISS, but has no CNPJ or CPF.',
  ],
  ['E0206', { toma: { CNPJ: undefined, CPF: '11111111111' } }, cpf('11111111111')],
  [
    'E0234',
    { ...service('170501'), toma: { end: undefined } },
    'The ISS of the service 170501 is due where the customer is, but there is no address.',
  ],
  [
    'E0237',
    { toma: { end: undefined }, ...tribMun({ tpRetISSQN: '2' }) },
    'The customer retains the ISS, but has no address in Brazil.',
  ],
  [
    'E0238',
    { toma: { end: { endNac: { cMun: '9999999' } } } },
    '9999999 is not the code of a municipality.',
  ],
  ['E0247', { toma: { email: 'a@b@c.d' } }, 'a@b@c.d is not an email address.'],
  ['E0248', { interm: { CNPJ: '11444777000160', xNome: 'I' } }, cnpj('11444777000160')],
  [
    'E0262',
    { interm: { CNPJ: '11222333000262', xNome: 'I' } },
    'The provider and the intermediary have the root 11222333.',
  ],
  [
    'E0264',
    tribMun({ tpRetISSQN: '3' }),
    'The intermediary retains the ISS, but has no CNPJ or CPF.',
  ],
  ['E0266', { interm: { CPF: '52998224726', xNome: 'I' } }, cpf('52998224726')],
  [
    'E0293',
    { interm: { CPF: '52998224725', xNome: 'I' }, ...tribMun({ tpRetISSQN: '3' }) },
    'The intermediary retains the ISS, but has no address in Brazil.',
  ],
  [
    'E1235',
    valores({ vServPrest: { vServ: toCents(0) } }),
    'The amount of the service is R$ 0.00, but it must be more than R$ 0.00.',
  ],
  [
    'E1235',
    valores({ vServPrest: { vServ: toCents(-100) } }),
    'The amount of the service is R$ -1.00, but it must be more than R$ 0.00.',
  ],
  [
    'E1235',
    service('010701', { cServ: { xDescServ: 'x'.repeat(2_001) } }),
    'The description has 2001 characters, but it must have 1 to 2000.',
  ],
  ...['\t', ' \r\n ', '\u00a0'].map((xDescServ): RuleCase => [
    'E1235',
    service('010701', { cServ: { xDescServ } }),
    'The description is only white space.',
  ]),
  [
    'E1235',
    valores({
      trib: {
        totTrib: {
          pTotTrib: undefined,
          vTotTrib: { vTotTribFed: MOST, vTotTribEst: toCents(1), vTotTribMun: toCents(0) },
        },
      },
    }),
    'The sum of the approximate taxes is above R$ 90071992547409.91, the most that can be stored.',
  ],
  ...(['prest', 'toma', 'interm'] as const).map((party): RuleCase => {
    const id = { CNPJ: '12ABC34501DE35', ...(party === 'interm' && { xNome: 'I' }) };
    return [
      'E1235',
      { [party]: id, dhEmi: '2026-07-26T23:59:59-03:00' },
      'The CNPJ has letters; the layout allows them from 2026-07-27 on, and the DPS is issued on 2026-07-26.',
      { nowMs: Date.parse('2026-08-01T00:00:00Z') },
    ];
  }),
  ['E9996', { tpEmit: '2' }, 'The kind of issuer is 2; this version accepts only 1.'],
  [
    'E9996',
    { tpEmit: '3', interm: { CNPJ: '11444777000161', xNome: 'I' } },
    'The kind of issuer is 3; this version accepts only 1.',
  ],
];

function cnpj(digits: string): string {
  return `The CNPJ ${digits} does not have correct check digits.`;
}

function cpf(digits: string): string {
  return `The CPF ${digits} does not have correct check digits.`;
}
