import { toCents } from '#libs/kernel';
import { type DeductionDocument } from '../../national/dps';
import { ADDRESS_ABROAD, regTrib, type RuleCase, service, tribMun, valores } from './rule-case';

const document: DeductionDocument = {
  nDoc: '1',
  tpDedRed: '2',
  dtEmiDoc: '2026-03-01',
  vDedutivelRedutivel: toCents(1_000),
  vDeducaoReducao: toCents(1_000),
  fornec: { CPF: '52998224725', xNome: 'F' },
};
const documents = (...changes: Partial<DeductionDocument>[]) =>
  valores({
    vDedRed: {
      documentos: { docDedRed: changes.map((change) => ({ ...document, ...change })) },
    },
  });
const discounts = (vDescIncond?: number, vDescCond?: number) =>
  valores({
    vDescCondIncond: {
      ...(vDescIncond !== undefined && { vDescIncond: toCents(vDescIncond) }),
      ...(vDescCond !== undefined && { vDescCond: toCents(vDescCond) }),
    },
  });
const deduction = (vDR: number) => valores({ vDedRed: { vDR: toCents(vDR) } });
const CONSTRUCTION = { cObra: '1' };
const EVENT = { xNome: 'Show', dtIni: '2026-03-10', dtFim: '2026-03-10', idAtvEvt: '1' };
const withoutNbs = { cNBS: undefined };
const ABROAD = { cLocPrestacao: undefined, cPaisPrestacao: 'US' };

const MOST = toCents(Number.MAX_SAFE_INTEGER);

export const SERVICE_AND_VALUE_CASES: readonly RuleCase[] = [
  [
    'E0302',
    service('010701', { locPrest: { cLocPrestacao: '3550309' } }),
    '3550309 is not the code of a municipality.',
  ],
  ['E0310', service('010702'), '010702 is not a code of the national list of services.'],
  ['E0310', service('410101'), '410101 is not a code of the national list of services.'],
  ['E0312', service('250101'), 'São Paulo has no rate for the service 250101.'],
  [
    'E0315',
    service('010701', { cServ: { cTribMun: '000' } }),
    'The municipal code of the service is 000.',
  ],
  [
    'E0316',
    service('010701', { cServ: { cNBS: '128000000' } }),
    '128000000 is not a code of the NBS: nine digits that begin with 101 to 127.',
  ],
  [
    'E0318',
    { ...service('010701', { cServ: withoutNbs }), toma: { end: ADDRESS_ABROAD } },
    'A person or the place of the service is abroad, but there is no NBS code.',
  ],
  [
    'E0322',
    {
      ...service('010701', { cServ: withoutNbs }),
      IBSCBS: {
        finNFSe: '0',
        cIndOp: '030101',
        indDest: '0',
        valores: { trib: { gIBSCBS: { CST: '000', cClassTrib: '000001' } } },
      },
    },
    'The DPS declares IBS and CBS, but has no NBS code.',
  ],
  [
    'E0330',
    tribMun({ tribISSQN: '3' }),
    'The service is an export, but the group comExt is missing.',
  ],
  [
    'E0330',
    service('010701', { locPrest: ABROAD }),
    'The service is an export, but the group comExt is missing.',
  ],
  [
    'E0331',
    { tpEmit: '2', ...service('010701', { locPrest: ABROAD }) },
    'The service is an import, but the group comExt is missing.',
  ],
  ['E0370', service('070202'), 'The service 070202 needs the group obra.'],
  [
    'E0372',
    service('010701', { obra: CONSTRUCTION }),
    'The service 010701 must not have the group obra.',
  ],
  ['E0390', service('120701'), 'The service 120701 needs the group atvEvento.'],
  [
    'E0392',
    service('010701', { atvEvento: EVENT }),
    'The service 010701 must not have the group atvEvento.',
  ],
  [
    'E0424',
    valores({ vServPrest: { vReceb: toCents(1) } }),
    'The received amount is R$ 0.01, but no intermediary issues.',
  ],
  [
    'E0427',
    { valores: { ...discounts(60_000).valores, ...deduction(40_001).valores } },
    'The sum of discount, deduction and benefit is R$ 1000.01, above the price of R$ 1000.00.',
  ],
  [
    'E0427',
    {
      valores: {
        ...deduction(60_000).valores,
        trib: { tribMun: { BM: { nBM: '35503080200002', vRedBCBM: toCents(50_000) } } },
      },
    },
    'The sum of discount, deduction and benefit is R$ 1100.00, above the price of R$ 1000.00.',
  ],
  [
    'E0427',
    {
      valores: {
        vServPrest: { vServ: MOST },
        ...discounts(MOST - 1).valores,
        ...deduction(MOST - 1).valores,
      },
    },
    'The sum of discount, deduction and benefit is R$ 180143985094819.80, above the price of R$ 90071992547409.91.',
  ],
  [
    'E0428',
    {
      valores: {
        ...discounts(undefined, 50_000).valores,
        trib: { tribMun: { tpRetISSQN: '2' }, tribFed: { vRetIRRF: toCents(45_001) } },
      },
    },
    'The sum of reductions and retentions is R$ 1000.01, above the price of R$ 1000.00.',
  ],
  [
    'E0429',
    deduction(60_001),
    'The base R$ 399.99 at 5.00 % gives an ISS of R$ 20.00, below 2.00 % of R$ 1000.00.',
  ],
  ['E0429', {}, 'The rate 1.99 % is below 2.00 %.', { requestRate: 199 }],
  ['E0431', discounts(100_000), 'The discount is R$ 1000.00, and the price is R$ 1000.00.'],
  ['E0431', discounts(0), 'The discount is R$ 0.00, and the price is R$ 1000.00.'],
  ['E0432', discounts(undefined, 0), 'The discount is R$ 0.00, and the price is R$ 1000.00.'],
  [
    'E0432',
    discounts(undefined, 100_000),
    'The discount is R$ 1000.00, and the price is R$ 1000.00.',
  ],
  [
    'E0435',
    valores({ vDedRed: { pDR: 1 }, trib: { tribMun: { tribISSQN: '4' } } }),
    'There is a deduction, but the service is not taxed.',
  ],
  [
    'E0436',
    { ...regTrib('2'), ...deduction(1) },
    'There is a deduction, but the provider is an MEI.',
  ],
  [
    'E0438',
    { ...regTrib('1', undefined, '5'), ...deduction(1) },
    'There is a deduction, but the provider has a special regime.',
  ],
  ['E0453', valores({ vDedRed: { pDR: 0 } }), 'The deduction is 0.00 %.'],
  ['E0453', valores({ vDedRed: { pDR: 10_001 } }), 'The deduction is 100.01 %.'],
  [
    'E0455',
    documents({}, { chNFSe: '1'.repeat(50) }),
    `Document 2 has the invalid key ${'1'.repeat(50)}.`,
  ],
  ['E0468', documents({ tpDedRed: '99' }), 'Document 1 has the kind 99, but no text.'],
  ['E0470', documents({ xDescOutDed: 'x' }), 'Document 1 has the kind 2, but a text.'],
  [
    'E0472',
    documents({ dtEmiDoc: '2026-03-11' }),
    'Document 1 has the date 2026-03-11, after the service on 2026-03-10.',
  ],
  [
    'E0474',
    documents({ vDeducaoReducao: toCents(1_001) }),
    'Document 1 has the deduction R$ 10.01, above R$ 10.00.',
  ],
  [
    'E0476',
    documents({ vDeducaoReducao: toCents(100_001), vDedutivelRedutivel: toCents(100_001) }),
    'Document 1 has the deduction R$ 1000.01, above R$ 1000.00.',
  ],
  [
    'E0477',
    valores({
      vDedRed: {
        documentos: {
          docDedRed: [
            {
              nDoc: '1',
              tpDedRed: '2',
              dtEmiDoc: '2026-03-01',
              vDedutivelRedutivel: toCents(1),
              vDeducaoReducao: toCents(1),
            },
          ],
        },
      },
    }),
    'Document 1 has no supplier, and is no national NFS-e or NF-e.',
  ],
];
