import { toCents } from '#libs/kernel';
import { type DpsIbsCbs, type InfDps } from '../national/dps';
import { memoryParameters } from '../parameters/parameters';
import { SEED } from '../parameters/seed';
import { type Changes, ibsCbsGroup, validDps } from '../rules/test/valid-dps';
import { computeNfse } from './compute-nfse';

const parameters = memoryParameters(SEED);
const ADAMANTINA = '3500105';
const UNKNOWN = '3503000';

const compute = (changes: Changes<InfDps>, requestRate?: number) =>
  computeNfse(validDps(changes), parameters, {
    procYear: 2026,
    ...(requestRate !== undefined && { requestRate }),
  });

const valores = (group: Changes<InfDps['valores']>): Changes<InfDps> => ({ valores: group });
const tribMun = (group: Changes<InfDps['valores']['trib']['tribMun']>): Changes<InfDps> =>
  valores({ trib: { tribMun: group } });
const regTrib = (opSimpNac: string, regApTribSN?: string, regEspTrib = '0'): Changes<InfDps> => ({
  prest: { regTrib: { opSimpNac, regApTribSN, regEspTrib } },
});
const amount = (value: number): Changes<InfDps> =>
  valores({ vServPrest: { vServ: toCents(value) } });
const documents = (...amounts: number[]): Changes<InfDps> =>
  valores({
    vDedRed: {
      documentos: {
        docDedRed: amounts.map((value) => ({
          nDoc: '1',
          tpDedRed: '2',
          dtEmiDoc: '2026-03-01',
          vDedutivelRedutivel: toCents(value),
          vDeducaoReducao: toCents(value),
        })),
      },
    },
  });

describe('The ISS', () => {
  const full = { vBC: 100_000, pAliqAplic: 500, vISSQN: 5_000, vTotalRet: 0, vLiq: 100_000 };
  it.each<[string, Changes<InfDps>, object]>([
    ['of 1,000.00 at 5 %', {}, full],
    ['of one cent', amount(1), { vBC: 1, pAliqAplic: 500, vISSQN: 0, vTotalRet: 0, vLiq: 1 }],
    ['of 10.10, rounded half-up', amount(1_010), { ...full, vBC: 1_010, vISSQN: 51, vLiq: 1_010 }],
    [
      'after both discounts: only the unconditional one reduces the base',
      valores({ vDescCondIncond: { vDescIncond: toCents(10_000), vDescCond: toCents(5_000) } }),
      { ...full, vBC: 90_000, vISSQN: 4_500, vLiq: 85_000 },
    ],
    [
      'after a deduction of 30 % of the price less the discount',
      valores({ vDedRed: { pDR: 3_000 }, vDescCondIncond: { vDescIncond: toCents(10_000) } }),
      { ...full, vCalcDR: 27_000, vBC: 63_000, vISSQN: 3_150, vLiq: 90_000 },
    ],
    [
      'after a deduction by amount, which is not repeated',
      valores({ vDedRed: { vDR: toCents(20_000) } }),
      { ...full, vBC: 80_000, vISSQN: 4_000 },
    ],
    [
      'after deductions by documents',
      documents(12_345, 1),
      { ...full, vCalcDR: 12_346, vBC: 87_654, vISSQN: 4_383 },
    ],
    [
      'with a benefit of 40 % of the base, on what the deduction leaves',
      valores({
        vDedRed: { vDR: toCents(20_000) },
        trib: { tribMun: { BM: { nBM: '35503080200002' } } },
      }),
      { ...full, tpBM: '2', vCalcBM: 32_000, vBC: 48_000, vISSQN: 2_400 },
    ],
    [
      'with a smaller benefit than the municipality allows',
      tribMun({ BM: { nBM: '35503080200002', pRedBCBM: 1_000 } }),
      { ...full, tpBM: '2', vCalcBM: 10_000, vBC: 90_000, vISSQN: 4_500 },
    ],
    [
      'with a benefit by amount',
      tribMun({ BM: { nBM: '35503080200002', vRedBCBM: toCents(10_000) } }),
      { ...full, tpBM: '3', vBC: 90_000, vISSQN: 4_500 },
    ],
    [
      'with a benefit that has its own rate',
      tribMun({ BM: { nBM: '35503080100001' } }),
      { ...full, tpBM: '4', pAliqAplic: 200, vISSQN: 2_000 },
    ],
    [
      'with a benefit that the municipality does not know',
      tribMun({ BM: { nBM: '99999999999999' } }),
      full,
    ],
    [
      'retained by the customer',
      tribMun({ tpRetISSQN: '2' }),
      { ...full, vTotalRet: 5_000, vLiq: 95_000 },
    ],
    [
      'retained together with INSS, IRRF and the sum of PIS, COFINS and CSLL',
      valores({
        trib: {
          tribMun: { tpRetISSQN: '3' },
          tribFed: {
            vRetCP: toCents(11_000),
            vRetIRRF: toCents(1_500),
            vRetCSLL: toCents(4_650),
          },
        },
      }),
      { ...full, vTotalRet: 22_150, vLiq: 77_850 },
    ],
    [
      'of a reimbursement, which is not part of the base',
      { IBSCBS: reimbursement(25_000) },
      { ...full, vBC: 75_000, vISSQN: 3_750 },
    ],
    [
      'of an ME inside the Simples whose ISS is retained',
      { ...regTrib('3', '1'), ...tribMun({ tpRetISSQN: '2', pAliq: 201 }) },
      { ...full, pAliqAplic: 201, vISSQN: 2_010, vTotalRet: 2_010, vLiq: 97_990 },
    ],
    ['of an ME outside the Simples', regTrib('3', '2'), full],
  ])('%s', (_, changes, expected) => {
    expect(compute(changes).valores).toEqual(expected);
  });

  it.each<[string, Changes<InfDps>, object]>([
    ['mei', regTrib('2'), { vLiq: 100_000 }],
    ['immune', tribMun({ tribISSQN: '2' }), { vLiq: 100_000 }],
    ['export', tribMun({ tribISSQN: '3' }), { vLiq: 100_000 }],
    ['no-incidence', tribMun({ tribISSQN: '4' }), { vLiq: 100_000 }],
    ['no-incidence', { serv: { cServ: { cTribNac: '990401' } } }, { vLiq: 100_000 }],
    ['special-regime', regTrib('1', undefined, '5'), { vLiq: 100_000 }],
    ['suspended', tribMun({ exigSusp: { tpSusp: '1', nProcesso: '1' } }), { vLiq: 100_000 }],
    ['simples', regTrib('3', '1'), { vLiq: 100_000 }],
    [
      'simples',
      {
        ...regTrib('3', '1'),
        ...valores({ trib: { tribFed: { vRetIRRF: toCents(1_500) } } }),
      },
      { vTotalRet: 1_500, vLiq: 98_500 },
    ],
    [
      'immune',
      valores({ trib: { tribMun: { tribISSQN: '2' }, tribFed: { vRetIRRF: toCents(1_500) } } }),
      { vLiq: 98_500 },
    ],
  ])('is not computed in the situation %s', (situation, changes, expected) => {
    const computed = compute(changes);
    expect(computed.iss.situation).toBe(situation);
    expect(computed.valores).toEqual(expected);
  });
});

describe('The rate', () => {
  const benefit = { BM: { nBM: '35503080100001' } };
  it.each<[string, Changes<InfDps>, number | undefined, number | undefined, string | undefined]>([
    ['a benefit before the table', tribMun({ ...benefit, pAliq: 300 }), 400, 200, 'benefit'],
    ['the table before the DPS', tribMun({ pAliq: 300 }), undefined, 500, 'municipality'],
    ['the DPS if the municipality is not active', inactive({ pAliq: 300 }), undefined, 300, 'dps'],
    ['the request if nothing else', inactive({}), 400, 400, 'request'],
    ['nobody', inactive({}), undefined, undefined, undefined],
    ['the request in a municipality that has another rate', {}, 400, 400, 'request'],
    ['the request in an unknown municipality', { cLocEmi: UNKNOWN }, 400, 400, 'request'],
    [
      'the request for an unknown service',
      { serv: { cServ: { cTribNac: '010702' } } },
      400,
      400,
      'request',
    ],
    [
      'the provider itself inside the Simples',
      { ...regTrib('3', '1'), ...tribMun({ tpRetISSQN: '2', pAliq: 201 }) },
      undefined,
      201,
      'dps',
    ],
  ])('comes from %s', (_, changes, requestRate, rate, source) => {
    const { iss } = compute(changes, requestRate);
    expect([iss.rate, iss.rateSource]).toEqual([rate, source]);
  });
});

describe('The explanation', () => {
  it('repeats how each value came about', () => {
    const { explanation } = compute({
      ...valores({ vDedRed: { pDR: 1_000 }, trib: { tribMun: { tpRetISSQN: '2' } } }),
    });
    expect(explanation).toEqual([
      {
        name: 'vCalcDR',
        formula: '(vServ - vDescIncond) x pDR',
        inputs: { vServ: 100_000, vDescIncond: 0, pDR: 1_000 },
        cents: 10_000,
      },
      {
        name: 'vBC',
        formula: 'vServ - vDescIncond - vDeduction - vBenefit - vCalcReeRepRes',
        inputs: {
          vServ: 100_000,
          vDescIncond: 0,
          vDeduction: 10_000,
          vBenefit: 0,
          vCalcReeRepRes: 0,
        },
        cents: 90_000,
      },
      {
        name: 'pAliqAplic',
        formula: 'pAliqAplic',
        inputs: { pAliqAplic: 500 },
        rate: 500,
        source: 'municipality',
      },
      {
        name: 'vISSQN',
        formula: 'vBC x pAliqAplic',
        inputs: { vBC: 90_000, pAliqAplic: 500 },
        cents: 4_500,
      },
      {
        name: 'vTotalRet',
        formula: 'vRetCP + vRetIRRF + vRetCSLL + vRetISSQN',
        inputs: { vRetCP: 0, vRetIRRF: 0, vRetCSLL: 0, vRetISSQN: 4_500 },
        cents: 4_500,
      },
      {
        name: 'vLiq',
        formula: 'vServ - vDescIncond - vDescCond - vTotalRet',
        inputs: { vServ: 100_000, vDescIncond: 0, vDescCond: 0, vTotalRet: 4_500 },
        cents: 95_500,
      },
    ]);
  });

  it('never fails on amounts at the edge of the exact range', () => {
    const most = toCents(Number.MAX_SAFE_INTEGER);
    const { valores: result } = compute(
      valores({
        vServPrest: { vServ: toCents(1) },
        vDescCondIncond: { vDescIncond: most, vDescCond: most },
        vDedRed: { vDR: most },
      }),
    );
    expect(result.vLiq).toBe(-Number.MAX_SAFE_INTEGER);
  });
});

function inactive(group: Changes<InfDps['valores']['trib']['tribMun']>): Changes<InfDps> {
  return { cLocEmi: ADAMANTINA, ...tribMun(group) };
}

function reimbursement(value: number): DpsIbsCbs {
  return ibsCbsGroup({
    valores: {
      gReeRepRes: {
        documentos: [
          {
            docOutro: { nDoc: '1', xDoc: 'Recibo' },
            dtEmiDoc: '2026-03-01',
            dtCompDoc: '2026-03-01',
            tpReeRepRes: '01',
            vlrReeRepRes: toCents(value),
          },
        ],
      },
    },
  });
}
