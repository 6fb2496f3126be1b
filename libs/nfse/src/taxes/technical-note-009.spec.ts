import { toCents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { document, documents, dps009, PARAMETERS, refused, simples } from '../rules/test/dps-009';
import { ibsCbsGroup, validDps, type Changes } from '../rules/test/valid-dps';
import { computeNfse } from './compute-nfse';

/** The base of the ISS, vCalcAjusteBCISSQN, the base of IBS and CBS, and vCalcAjusteBCIBSCBS, in reais. */
function bases(changes: Changes<InfDps>): readonly (number | undefined)[] {
  const { iss, valores, IBSCBS } = computeNfse(dps009(changes), PARAMETERS);
  return [
    iss.amounts.base,
    valores.vCalcAjusteBCISSQN,
    IBSCBS?.valores.vBC,
    IBSCBS?.valores.vCalcAjusteBCIBSCBS,
  ].map((cents) => (cents === undefined ? undefined : cents / 100));
}

describe('The bases of edition 009', () => {
  it.each<[string, Changes<InfDps>, readonly (number | undefined)[]]>([
    // IBS and CBS: 1000 less the ISS of 5 %.
    ['without an adjustment', {}, [1000, undefined, 950, undefined]],
    [
      'with a percentage',
      { valores: { vAjusteBC: { pAjusteBCISSQN: 1_000 } } },
      [900, 100, 955, undefined],
    ],
    [
      'with a percentage, after the unconditional discount',
      {
        valores: {
          vDescCondIncond: { vDescIncond: toCents(10_000) },
          vAjusteBC: { pAjusteBCISSQN: 1_000 },
        },
      },
      [810, 90, 859.5, undefined],
    ],
    [
      'with an amount, which is not repeated',
      { valores: { vAjusteBC: { vAjusteBCISSQN: toCents(20_000) } } },
      [800, undefined, 960, undefined],
    ],
    ...['1', '2', '5', '6', '7', '8', '9', '99'].map(
      (kind): [string, Changes<InfDps>, readonly (number | undefined)[]] => [
        `with a document of kind ${kind}, for the ISS only`,
        documents(document(kind, 100)),
        [900, 100, 955, undefined],
      ],
    ),
    ...['101', '102', '103', '104', '199'].map(
      (kind): [string, Changes<InfDps>, readonly (number | undefined)[]] => [
        `with a document of kind ${kind}, for both`,
        documents(document(kind, 100)),
        [900, 100, 855, 100],
      ],
    ),
    [
      'with a document of kind 105, for IBS and CBS only',
      documents(document('105', 100)),
      [1000, undefined, 850, 100],
    ],
    [
      'with documents of all kinds together',
      documents(document('2', 50), document('103', 100), document('105', 25)),
      [850, 150, 832.5, 125],
    ],
  ])('%s', (_, changes, expected) => {
    expect(bases(changes)).toEqual(expected);
  });

  it('are explained with the new names', () => {
    const { explanation } = computeNfse(dps009(documents(document('103', 100))), PARAMETERS);
    expect(explanation.map(({ name, formula }) => `${name} = ${formula}`)).toEqual(
      expect.arrayContaining([
        'vCalcAjusteBCISSQN = sum of vAjuteAplic of all documents but kind 105',
        'vBC = vServ - vDescIncond - (vAjusteBCISSQN + vCalcAjusteBCISSQN) - vBenefit',
        'IBSCBS vBC = vServ - vDescIncond - vCalcAjusteBCIBSCBS - vISSQN',
      ]),
    );
  });

  it('still subtract PIS and COFINS in 2026, if the edition begins earlier', () => {
    const tribFed = { piscofins: { CST: '01', vPis: toCents(650), vCofins: toCents(3_000) } };
    const { IBSCBS } = computeNfse(dps009({ valores: { trib: { tribFed } } }, 2026), PARAMETERS);
    expect(IBSCBS?.valores.vBC).toBe(95_000 - 3_650);
  });

  it('take the part of the provider in the adjustments of a lease', () => {
    const lease: Changes<InfDps> = {
      serv: { cServ: { cTribNac: '990301', cNBS: '110021000' } },
      valores: { trib: { tribMun: { tribISSQN: '4' } } },
      IBSCBS: {
        cIndOp: '020301',
        imovel: {
          cMun: '3550308',
          gLocacao: { pCopropriedade: 5_000, vTotOper: toCents(200_000) },
          gUnidImob: [
            {
              cCIB: '12345678',
              gAjusteBCLocImoveis: [
                { tpAjusteBCLocImoveis: '01', vAjusteBCLocImoveis: toCents(20_000) },
              ],
            },
          ],
        },
      },
    };
    const { IBSCBS } = computeNfse(dps009(lease), PARAMETERS);
    expect(IBSCBS?.valores).toMatchObject({ vBC: 90_000, vCalcAjusteBCLocImoveis: 10_000 });
    expect(refused(lease)).toEqual([]);
    const wrong = {
      ...lease,
      IBSCBS: {
        imovel: {
          ...lease.IBSCBS?.imovel,
          gLocacao: { pCopropriedade: 10_000, vTotOper: toCents(200_000) },
        },
      },
    };
    expect(refused(wrong as Changes<InfDps>)).toContain('E1235 valores/vServPrest/vServ');
  });
});

describe('The Simples Nacional in edition 009', () => {
  /** vReceitaBrutaSN, pIBSSN, vIBSSN, pCBSSN, vCBSSN, vIBSTot, vCBS and vTotNF. */
  function taxes(changes: Changes<InfDps>, year = 2027): readonly (number | undefined)[] {
    const { IBSCBS } = computeNfse(dps009(changes, year), PARAMETERS);
    const { gTribSN, gIBS, gCBS, vTotNF } = IBSCBS?.totCIBS ?? {};
    return [
      IBSCBS?.valores.vReceitaBrutaSN,
      ...[gTribSN?.pIBSSN, gTribSN?.vIBSSN, gTribSN?.pCBSSN, gTribSN?.vCBSSN],
      ...[gIBS?.vIBSTot, gCBS?.vCBS, vTotNF],
    ];
  }
  const none = undefined;

  it.each<[string, Changes<InfDps>, readonly (number | undefined)[]]>([
    ['outside', {}, [none, none, none, none, none, 96, 8_265, 108_361]],
    ['an MEI', simples('2', none), [100_000, none, none, none, none, 100, 8_700, 108_800]],
    // 10 % of the DPS times 15.60 %, of which the IBS has 10/880.
    ['both inside', simples('3', '1'), [100_000, 2, 20, 154, 1_540, none, none, 100_000]],
    ['the IBS outside', simples('3', '2'), [100_000, none, none, 154, 1_540, 100, none, 100_100]],
    ['both outside', simples('3', '3'), [100_000, none, none, none, none, 100, 8_700, 108_800]],
    [
      'an option that is not decided',
      simples('4', '1'),
      [100_000, 2, 20, 154, 1_540, 96, 8_265, 108_361],
    ],
    ['annex IV', simples('3', '1', '14'), [100_000, 2, 20, 213, 2_130, none, none, 100_000]],
    ['operations without tax', simples('3', '1', '90'), [100_000, 0, 0, 0, 0, none, none, 100_000]],
  ])('%s', (_, changes, expected) => {
    expect(taxes(changes)).toEqual(expected);
  });

  it.each([
    [2026, 0, 0],
    [2027, 2, 154],
    [2029, 34, 156],
    [2032, 134, 156],
    [2033, 335, 156],
  ])('has the parts of %i', (year, pIBSSN, pCBSSN) => {
    const [, ibs, , cbs] = taxes(simples('3', '1'), year);
    expect([ibs, cbs]).toEqual([pIBSSN, pCBSSN]);
  });

  it('takes the rate of the first bracket if the DPS has none', () => {
    const changes = simples('3', '1');
    const noRate = {
      ...changes,
      valores: { trib: { totTrib: { pTotTrib: none, pTotTribSN: 0 } } },
    };
    // 6.00 % times 15.42 %.
    expect(taxes(noRate)[3]).toBe(93);
  });

  it.each([
    ['1', 70_000],
    ['2', 70_000],
    ['3', 90_000],
  ])('leaves the partners of a salon out of the revenue in regime %s', (regime, revenue) => {
    const { valores } = documents(document('9', 200), document('103', 100));
    const base = simples('3', regime);
    const changes = {
      ...base,
      serv: { cServ: { cTribNac: '060101', cAtvSN: '7' } },
      valores: { ...valores, ...base.valores },
    };
    expect(taxes(changes)[0]).toBe(revenue);
  });

  it('has no such values in edition 007', () => {
    const regTrib = { opSimpNac: '3', regApTribSN: '1' };
    const { IBSCBS } = computeNfse(
      validDps({ prest: { regTrib }, IBSCBS: ibsCbsGroup() }),
      PARAMETERS,
      { procYear: 2027 },
    );
    expect(IBSCBS?.valores.vReceitaBrutaSN).toBeUndefined();
    expect(IBSCBS?.totCIBS.gTribSN).toBeUndefined();
    expect(IBSCBS?.totCIBS.gIBS.vIBSTot).toBe(100);
  });
});
