import { toCents } from '#libs/kernel';
import { type InfDps } from '../../national/dps';
import { memoryParameters } from '../../parameters/parameters';
import { SEED } from '../../parameters/seed';
import { type Changes, ibsCbsGroup, validDps } from '../../rules/test/valid-dps';
import { computeNfse, type ComputeOptions } from '../compute-nfse';
import { ESTIMATED_CBS_2027, ibsCbsRates } from './rates';

const parameters = memoryParameters(SEED);

const compute = (
  group: Changes<InfDps['IBSCBS']>,
  options: Partial<ComputeOptions> = {},
  changes: Changes<InfDps> = {},
) => {
  const dps = validDps({ ...changes, IBSCBS: ibsCbsGroup(group) });
  return computeNfse(dps, parameters, { procYear: 2026, ...options });
};

/** The values of the group in short: base, UF, Mun, CBS, total. */
const values = ({ IBSCBS }: ReturnType<typeof compute>) => {
  if (IBSCBS === undefined) throw new Error('The group is missing.');
  const { valores, totCIBS } = IBSCBS;
  const { gIBS, gCBS, vTotNF } = totCIBS;
  const [uf = 0, mun = 0] = [gIBS.gIBSUFTot?.vIBSUF, gIBS.gIBSMunTot?.vIBSMun];
  expect(gIBS.vIBSTot).toBe(uf + mun);
  return [valores.vBC, uf, mun, gCBS.vCBS, vTotNF];
};

const PIS_COFINS: Changes<InfDps> = {
  valores: {
    trib: {
      tribFed: {
        piscofins: { CST: '01', vPis: toCents(650), vCofins: toCents(3_000), tpRetPisCofins: '0' },
      },
    },
  },
};

describe('IBS and CBS', () => {
  it.each<[string, number, Changes<InfDps['IBSCBS']>, Changes<InfDps>, number[]]>([
    // 1,000.00 less the ISS of 50.00; 0.10 % and 0.90 %.
    ['2026', 2026, {}, {}, [95_000, 95, 0, 855, 100_000]],
    ['2026, less PIS and COFINS', 2026, {}, PIS_COFINS, [91_350, 91, 0, 822, 100_000]],
    ['2027: PIS and COFINS stay in', 2027, {}, PIS_COFINS, [95_000, 48, 48, 8_265, 108_361]],
    ['2028', 2028, {}, {}, [95_000, 48, 48, 8_265, 108_361]],
    // 1.40 %, 0.37 % and 8.80 %.
    ['2029', 2029, {}, {}, [95_000, 1_330, 352, 8_360, 110_042]],
    ['2032', 2032, {}, {}, [95_000, 5_320, 1_406, 8_360, 115_086]],
    ['2033', 2033, {}, {}, [95_000, 13_300, 3_515, 8_360, 125_175]],
    ['2040 as 2033', 2040, {}, {}, [95_000, 13_300, 3_515, 8_360, 125_175]],
    [
      'a profession with a reduction of 30 %',
      2026,
      { valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200052' } } } },
      {},
      [95_000, 67, 0, 599, 100_000],
    ],
    [
      'education with a reduction of 60 %',
      2026,
      { valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200028' } } } },
      {},
      [95_000, 38, 0, 342, 100_000],
    ],
    [
      'research with a reduction of 100 %',
      2026,
      { valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200016' } } } },
      {},
      [95_000, 0, 0, 0, 100_000],
    ],
    ['the free-trade zone', 2026, { indZFMALC: '1' }, {}, [95_000, 95, 0, 0, 100_000]],
    [
      'an exempt service',
      2026,
      { valores: { trib: { gIBSCBS: { CST: '400', cClassTrib: '400001' } } } },
      {},
      [95_000, 0, 0, 0, 100_000],
    ],
    [
      'a service without ISS',
      2026,
      {},
      { serv: { cServ: { cTribNac: '990401' } } },
      [100_000, 100, 0, 900, 100_000],
    ],
    [
      'an unconditional discount',
      2026,
      {},
      { valores: { vDescCondIncond: { vDescIncond: toCents(20_000) } } },
      [76_000, 76, 0, 684, 80_000],
    ],
    [
      'a deferral of a half of the state and all of the CBS',
      2026,
      {
        valores: { trib: { gIBSCBS: { gDif: { pDifUF: 5_000, pDifMun: 0, pDifCBS: 10_000 } } } },
      },
      {},
      [95_000, 47, 0, 0, 100_000],
    ],
  ])('of %s', (_, procYear, group, changes, expected) => {
    expect(values(compute(group, { procYear }, changes))).toEqual(expected);
  });

  it.each<[number, string, string]>([
    [2026, '000001', 'LC 214/2025, articles 343 and 346'],
    [
      2026,
      '200052',
      'LC 214/2025, articles 343 and 346; reduction of cClassTrib 200052: the table of classifications',
    ],
    [
      2028,
      '000001',
      'IBS: LC 214/2025, article 344; CBS: estimate of 8.80 % less 0.10 points (LC 214/2025, article 347)',
    ],
    [
      2031,
      '000001',
      'estimate: 3/10 of an IBS of 17.70 % (ADCT, article 128), and a CBS of 8.80 %',
    ],
    [2033, '000001', 'estimate: an IBS of 17.70 % and a CBS of 8.80 %'],
  ])('of %d for %s name their source', (procYear, cClassTrib, reference) => {
    const gIBSCBS = { CST: cClassTrib.slice(0, 3), cClassTrib };
    const { explanation } = compute({ valores: { trib: { gIBSCBS } } }, { procYear });
    const rates = explanation.filter(({ source }) => source === 'year');
    expect(rates.map((each) => each.reference)).toEqual([reference, reference, reference]);
  });

  it('publishes the deferred amounts', () => {
    const gDif = { pDifUF: 5_000, pDifMun: 0, pDifCBS: 10_000 };
    expect(compute({ valores: { trib: { gIBSCBS: { gDif } } } }).IBSCBS?.totCIBS).toEqual({
      vTotNF: 100_000,
      gIBS: {
        vIBSTot: 47,
        gIBSUFTot: { vDifUF: 48, vIBSUF: 47 },
        gIBSMunTot: { vDifMun: 0, vIBSMun: 0 },
      },
      gCBS: { vDifCBS: 855, vCBS: 0 },
    });
  });

  it('reduces the rates, and rounds them to hundredths of a percent', () => {
    const reductions = { uf: 3_000, mun: 3_000, cbs: 6_000 };
    const options = { procYear: 2027, ibsCbs: { reductions, rates: { uf: 5, mun: 5, cbs: 880 } } };
    const computed = compute({}, options);
    expect(computed.IBSCBS?.valores).toEqual({
      vBC: 95_000,
      // 0.035 % is rounded to 0.04 %.
      uf: { pIBSUF: 5, pRedAliqUF: 3_000, pAliqEfetUF: 4 },
      mun: { pIBSMun: 5, pRedAliqMun: 3_000, pAliqEfetMun: 4 },
      fed: { pCBS: 880, pRedAliqCBS: 6_000, pAliqEfetCBS: 352 },
    });
    expect(values(computed)).toEqual([95_000, 38, 38, 3_344, 103_420]);
  });

  it('reduces the rates for the government', () => {
    const computed = compute(
      { tpEnteGov: '1', tpOper: '1' },
      { ibsCbs: { governmentReduction: 5_000 } },
    );
    expect(computed.IBSCBS?.pRedutor).toBe(5_000);
    expect(values(computed)).toEqual([95_000, 48, 0, 428, 100_000]);
    expect(compute({ tpEnteGov: '1', tpOper: '1' }).IBSCBS?.pRedutor).toBe(0);
    expect(compute({}).IBSCBS).not.toHaveProperty('pRedutor');
  });

  it.each<[string, string, Changes<InfDps>, string, string]>([
    [
      'the place of service',
      '030101',
      { serv: { locPrest: { cLocPrestacao: '3509502' } } },
      '3509502',
      'Campinas',
    ],
    [
      'the customer',
      '100301',
      { toma: { end: { endNac: { cMun: '4106902' } } } },
      '4106902',
      'Curitiba',
    ],
    [
      'an unknown municipality, by its code',
      '030101',
      { serv: { locPrest: { cLocPrestacao: '3503000' } } },
      '3503000',
      '3503000',
    ],
    [
      'a place abroad',
      '030101',
      { serv: { locPrest: { cLocPrestacao: undefined, cPaisPrestacao: 'US' } } },
      '9999999',
      '9999999',
    ],
    [
      'the issuer, without anything else',
      '100301',
      { toma: undefined, serv: { locPrest: { cLocPrestacao: undefined } } },
      '3550308',
      'São Paulo',
    ],
  ])('are due at %s', (_, cIndOp, changes, code, name) => {
    const { IBSCBS } = compute({ cIndOp }, {}, changes);
    expect([IBSCBS?.cLocalidadeIncid, IBSCBS?.xLocalidadeIncid]).toEqual([code, name]);
  });

  it('are due where the recipient is, if the recipient is not the customer', () => {
    const dest = {
      CPF: '52998224725',
      xNome: 'Maria',
      end: { endNac: { cMun: '2304400', CEP: '60000000' }, xLgr: 'R', nro: '1', xBairro: 'C' },
    };
    expect(compute({ indDest: '1', dest }).IBSCBS?.cLocalidadeIncid).toBe('2304400');
  });

  it('are explained', () => {
    const { explanation } = compute({}, { procYear: 2027 });
    expect(explanation.slice(-8)).toEqual([
      {
        name: 'IBSCBS vBC',
        formula: 'vServ - vDescIncond - vCalcReeRepRes - vISSQN',
        inputs: { vServ: 100_000, vDescIncond: 0, vCalcReeRepRes: 0, vISSQN: 5_000 },
        cents: 95_000,
      },
      rate('vIBSUF', 5),
      tax('vIBSUF', 5, 48),
      rate('vIBSMun', 5),
      tax('vIBSMun', 5, 48),
      rate('vCBS', ESTIMATED_CBS_2027),
      tax('vCBS', ESTIMATED_CBS_2027, 8_265),
      {
        name: 'vTotNF',
        formula: 'vLiq + vCBS + vIBSTot',
        inputs: { vLiq: 100_000, vCBS: 8_265, vIBSTot: 96 },
        cents: 108_361,
      },
    ]);
  });

  it('are absent if the DPS does not declare them', () => {
    expect(computeNfse(validDps(), parameters, { procYear: 2026 })).not.toHaveProperty('IBSCBS');
  });
});

describe('ibsCbsRates', () => {
  it.each([
    [2025, { uf: 10, mun: 0, cbs: 90 }],
    [2026, { uf: 10, mun: 0, cbs: 90 }],
    [2027, { uf: 5, mun: 5, cbs: ESTIMATED_CBS_2027 }],
    [2030, { uf: 280, mun: 74, cbs: 880 }],
    [2033, { uf: 1_400, mun: 370, cbs: 880 }],
  ])('of %d are %j', (year, rates) => {
    expect(ibsCbsRates(year)).toEqual(rates);
  });
});

function rate(name: string, value: number) {
  return {
    name: `${name} rate`,
    formula: 'pRate x (1 - pRedAliq) x (1 - pRedutor)',
    inputs: { pRate: value, pRedAliq: 0, pRedutor: 0 },
    rate: value,
    source: 'year',
    reference:
      'IBS: LC 214/2025, article 344; CBS: estimate of 8.80 % less 0.10 points (LC 214/2025, article 347)',
  };
}

function tax(name: string, value: number, cents: number) {
  return {
    name,
    formula: 'vBC x pAliqEfet',
    inputs: { vBC: 95_000, pAliqEfet: value },
    cents,
  };
}
