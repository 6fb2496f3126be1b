import { toCents } from '#libs/kernel';
import {
  computeNfse,
  memoryParameters,
  SEED_PARAMETERS,
  type InfDps,
  type InfNfse,
} from '#libs/nfse';
import { nfseFindings } from '../../src/validation/arithmetic';
import { smallDps, smallNfse, withChanges, type Changes } from './small-nfse';

const NFSE = 'NFSe/infNFSe';
const PARAMETERS = memoryParameters(SEED_PARAMETERS);
const CONTEXT = { parameters: PARAMETERS, rounding: 'half-up' as const, nowMs: 0 };

type ValueChanges = Changes<Omit<InfNfse, 'DPS'>>;

/** The right invoice of a DPS, with some values changed. */
function invoiceOf(dps: InfDps, changes: ValueChanges = {}): InfNfse {
  const { valores, IBSCBS, cLocIncid } = computeNfse(dps, PARAMETERS, {
    procYear: Number(dps.dCompet.slice(0, 4)),
  });
  const { DPS, ...usual } = smallNfse({}, dps);
  const right = withChanges<Omit<InfNfse, 'DPS'>>(usual, { cLocIncid });
  const group = IBSCBS === undefined ? {} : { IBSCBS };
  return { ...withChanges({ ...right, valores, ...group }, changes), DPS };
}

/** Code, path inside the document and detail of each finding. */
function findingsOf(dps: InfDps, changes: ValueChanges = {}): readonly string[] {
  return nfseFindings(invoiceOf(dps, changes), CONTEXT).map(
    ({ code, element, detail }) => `${code} ${element.replace(`${NFSE}/`, '')}: ${detail}`,
  );
}

const tribMun = (change: Changes<InfDps['valores']['trib']['tribMun']>) =>
  smallDps({ valores: { trib: { tribMun: change } } });
const withIbsCbs = (changes: Changes<InfDps> = {}) =>
  smallDps({
    ...changes,
    IBSCBS: {
      finNFSe: '0',
      cIndOp: '100301',
      indDest: '0',
      valores: { trib: { gIBSCBS: { CST: '000', cClassTrib: '000001' } } },
    },
  });
const RETAINED = tribMun({ tpRetISSQN: '2' });
const DEDUCTED = smallDps({ valores: { vDedRed: { pDR: 1_000 } } });
const UNKNOWN_PLACE = smallDps({
  Id: 'DPS354340221234567800019500001000000000000001',
  cLocEmi: '3543402',
  serv: { locPrest: { cLocPrestacao: '3543402' } },
});
const WEB_ID = 'DPS355030821234567800019570000000000000000001';
const MEI = smallDps({
  prest: { regTrib: { opSimpNac: '2' } },
  valores: { trib: { totTrib: { pTotTrib: undefined, indTotTrib: '0' } } },
});
const SIMPLES = smallDps({
  prest: { regTrib: { opSimpNac: '3', regApTribSN: '1' } },
  valores: { trib: { totTrib: { pTotTrib: undefined, pTotTribSN: 600 } } },
});
const CONSTRUCTION = smallDps({
  serv: { cServ: { cTribNac: '071002' }, locPrest: { cLocPrestacao: '3509502' } },
});

describe('The values of an NFS-e', () => {
  it.each<[string, InfDps]>([
    ['that is ordinary', smallDps()],
    ['of a series of the web page', smallDps({ Id: WEB_ID, serie: '70000' })],
    ['with retained ISS', RETAINED],
    ['with a deduction in percent', DEDUCTED],
    ['of an MEI', MEI],
    ['inside the Simples Nacional', SIMPLES],
    ['of a service that is due at its place', CONSTRUCTION],
    ['with IBS and CBS', withIbsCbs()],
    ['of a suspended ISS', tribMun({ exigSusp: { tpSusp: '1', nProcesso: '1'.repeat(30) } })],
  ])('%s are right as they are computed', (_, dps) => {
    expect(findingsOf(dps)).toEqual([]);
  });

  it('may show an ISS inside the Simples Nacional, for no rule forbids it', () => {
    expect(findingsOf(SIMPLES, { valores: { vBC: toCents(1), vTotalRet: toCents(0) } })).toEqual(
      [],
    );
    expect(findingsOf(SIMPLES, { valores: { vTotalRet: toCents(1) } })).toEqual([
      expect.stringMatching(/^E1506 valores\/vTotalRet: Is 0\.01; it must be 0\.00: /),
    ]);
  });

  it('are compared with the presumed credit of the invoice, whose percentage is its own', () => {
    const gIBSCBS = { CST: '410', cClassTrib: '410016', cCredPres: '03' };
    const credit = withChanges(withIbsCbs(), {
      dCompet: '2027-03-10',
      IBSCBS: { valores: { trib: { gIBSCBS } } },
    });
    const cbsOf = (pCredPresCBS: number, vCredPresCBS: number) => ({
      IBSCBS: {
        totCIBS: { gCBS: { gCBSCredPres: { pCredPresCBS, vCredPresCBS: toCents(vCredPresCBS) } } },
      },
    });
    const ofCredit = (changes: ValueChanges) =>
      findingsOf(credit, changes).filter((each) => each.includes(' IBSCBS/'));
    const CREDIT_IBS = { pCredPresIBS: 100, vCredPresIBS: toCents(950) };
    expect(ofCredit(cbsOf(700, 6_650))).toEqual([]);
    expect(ofCredit(cbsOf(600, 5_700))).toEqual([]);
    expect(ofCredit(cbsOf(700, 6_651))).toEqual([
      'E1576 IBSCBS/totCIBS/gCBS/gCBSCredPres/vCredPresCBS: Is 66.51; it must be 66.50: vBC x pCredPresCBS, with vBC 950.00 and pCredPresCBS 7.00 %.',
    ]);
    expect(
      findingsOf(withIbsCbs(), { IBSCBS: { totCIBS: { gIBS: { gIBSCredPres: CREDIT_IBS } } } }),
    ).toEqual([
      'E1560 IBSCBS/totCIBS/gIBS/gIBSCredPres/vCredPresIBS: Must not be present: no value is computed from the DPS.',
    ]);
  });

  it.each<[string, InfDps, ValueChanges, readonly string[]]>([
    [
      'a net amount',
      smallDps(),
      { valores: { vLiq: toCents(95_000) } },
      [
        'E1508 valores/vLiq: Is 950.00; it must be 1000.00: vServ - vDescIncond - vDescCond - vTotalRet, with vServ 1000.00, vDescIncond 0.00, vDescCond 0.00 and vTotalRet 0.00.',
      ],
    ],
    [
      'a rate, also above 5 %',
      smallDps(),
      { valores: { pAliqAplic: 501 } },
      [
        'E1300 valores/pAliqAplic: Is 5.01 %; it must be at most 5.00 %.',
        'E1300 valores/vISSQN: Is 50.00; it must be 50.10: vBC x pAliqAplic, with vBC 1000.00 and pAliqAplic 5.01 %.',
      ],
    ],
    [
      'a base and a tax, each compared with the right one',
      smallDps(),
      { valores: { vBC: toCents(90_000), vISSQN: toCents(4_500) } },
      [
        'E1295 valores/vBC: Is 900.00; it must be 1000.00: vServ - vDescIncond - vDeduction - vBenefit - vCalcReeRepRes, with vServ 1000.00, vDescIncond 0.00, vDeduction 0.00, vBenefit 0.00 and vCalcReeRepRes 0.00.',
        'E1300 valores/vISSQN: Is 45.00; it must be 50.00: vBC x pAliqAplic, with vBC 1000.00 and pAliqAplic 5.00 %.',
      ],
    ],
    [
      'a missing tax',
      smallDps(),
      { valores: { vISSQN: undefined } },
      [
        'E1300 valores/vISSQN: Is missing; it must be 50.00: vBC x pAliqAplic, with vBC 1000.00 and pAliqAplic 5.00 %.',
      ],
    ],
    [
      'a retention that is missing',
      RETAINED,
      { valores: { vTotalRet: undefined, vLiq: toCents(100_000) } },
      [
        expect.stringMatching(/^E1506 valores\/vTotalRet: Is missing; it must be 50\.00: vRetCP/),
        expect.stringMatching(/^E1508 valores\/vLiq: Is 1000\.00; it must be 950\.00: vServ/),
      ] as never,
    ],
    [
      'a deduction',
      DEDUCTED,
      { valores: { vCalcDR: toCents(9_999) } },
      [
        'E1295 valores/vCalcDR: Is 99.99; it must be 100.00: (vServ - vDescIncond) x pDR, with vServ 1000.00, vDescIncond 0.00 and pDR 10.00 %.',
      ],
    ],
    [
      'a deduction without a reason',
      smallDps(),
      { valores: { vCalcDR: toCents(1) } },
      ['E1295 valores/vCalcDR: Must not be present: no value is computed from the DPS.'],
    ],
    [
      'values of an MEI',
      MEI,
      { valores: { vBC: toCents(1), pAliqAplic: 200 } },
      [
        'E1302 valores/vBC: Must not be present: an MEI pays no ISS by invoice.',
        'E1302 valores/pAliqAplic: Must not be present: an MEI pays no ISS by invoice.',
      ],
    ],
    [
      'a place of another kind of service',
      CONSTRUCTION,
      { cLocIncid: '3550308' },
      [
        'E1317 cLocIncid: Is 3550308; it must be 3509502: the ISS of this service is due at the place of the service.',
      ],
    ],
    [
      'another place',
      smallDps(),
      { cLocIncid: '3509502' },
      [
        'E1325 cLocIncid: Is 3509502; it must be 3550308: the ISS of this service is due at the provider.',
      ],
    ],
    [
      'a missing place',
      smallDps(),
      { cLocIncid: undefined },
      ['E1305 cLocIncid: Is missing; it must be 3550308: the ISS is due there.'],
    ],
    [
      'a place of an immune service',
      tribMun({ tribISSQN: '2', tpImunidade: '1' }),
      { cLocIncid: '3550308' },
      ['E1301 cLocIncid: Must not be present: no ISS is due on the service.'],
    ],
    [
      'a missing rate, and nothing that follows from it',
      UNKNOWN_PLACE,
      { valores: { pAliqAplic: undefined, vISSQN: toCents(5_000) } },
      [
        expect.stringMatching(
          /^E0619 DPS\/infDPS\/valores\/trib\/tribMun\/pAliq: The rate is missing/,
        ),
        'E1300 valores/pAliqAplic: Is missing; ISS is due in 3543402, and neither the DPS nor the parameters of the sandbox have its rate.',
      ] as never,
    ],
    [
      'a rate above 5 % of an unknown municipality',
      UNKNOWN_PLACE,
      { valores: { pAliqAplic: 501, vISSQN: toCents(5_010) } },
      ['E1300 valores/pAliqAplic: Is 5.01 %; it must be at most 5.00 %.'],
    ],
    [
      'the tax of an unknown municipality, by the rate of the invoice',
      UNKNOWN_PLACE,
      { valores: { pAliqAplic: 300, vISSQN: toCents(3_001) } },
      [
        'E1300 valores/vISSQN: Is 30.01; it must be 30.00: vBC x pAliqAplic, with vBC 1000.00 and pAliqAplic 3.00 %.',
      ],
    ],
    [
      'IBS and CBS',
      withIbsCbs(),
      {
        IBSCBS: {
          valores: { vBC: toCents(100_000), fed: { pCBS: 91 } },
          totCIBS: { vTotNF: toCents(1), gCBS: { vCBS: toCents(900) } },
        },
      },
      [
        expect.stringMatching(
          /^E1530 IBSCBS\/valores\/vBC: Is 1000\.00; it must be 950\.00: vServ - /,
        ),
        'E1555 IBSCBS/valores/fed/pCBS: Is 0.91 %; it must be 0.90 %: the rate of the year.',
        'E1555 IBSCBS/totCIBS/vTotNF: Is 0.01; it must be 1000.00: vLiq, with vLiq 1000.00.',
        'E1555 IBSCBS/totCIBS/gCBS/vCBS: Is 9.00; it must be 8.55: vBC x pAliqEfet, with vBC 950.00 and pAliqEfet 0.90 %.',
      ] as never,
    ],
    [
      'a missing group of IBS and CBS',
      withIbsCbs(),
      { IBSCBS: undefined },
      ['E1530 IBSCBS: Is missing; the DPS has the group IBSCBS.'],
    ],
  ])('are compared: %s', (_, dps, changes, expected) => {
    expect(findingsOf(dps, changes)).toEqual(expected);
  });

  it('of the rules of the DPS have the path of the DPS', () => {
    const dps = tribMun({ pAliq: 300 });
    expect(findingsOf(dps)).toEqual([
      expect.stringMatching(
        /^E0617 DPS\/infDPS\/valores\/trib\/tribMun\/pAliq: The rate is 3\.00 %/,
      ),
    ]);
  });

  it('that are negative are refused once', () => {
    const dps = smallDps({ valores: { trib: { tribFed: { vRetIRRF: toCents(200_000) } } } });
    const found = findingsOf(dps, { valores: { vLiq: toCents(0) } });
    expect(found.filter((finding) => finding.startsWith('E1508'))).toEqual([
      'E1508 valores/vLiq: The net amount is R$ -1000.00.',
    ]);
  });

  it('take reductions of the classification, and rates after 2026, from the invoice', () => {
    const reduced = {
      uf: { pIBSUF: 10, pRedAliqUF: 6_000, pAliqEfetUF: 4 },
      mun: { pIBSMun: 0, pRedAliqMun: 6_000, pAliqEfetMun: 0 },
      fed: { pCBS: 90, pRedAliqCBS: 6_000, pAliqEfetCBS: 36 },
    };
    const found = findingsOf(withIbsCbs(), { IBSCBS: { valores: reduced } });
    expect(found.map((finding) => finding.split(':')[0])).toEqual([
      'E1555 IBSCBS/totCIBS/gIBS/vIBSTot',
      'E1555 IBSCBS/totCIBS/gIBS/gIBSUFTot/vIBSUF',
      'E1555 IBSCBS/totCIBS/gCBS/vCBS',
    ]);
    const in2027 = withIbsCbs({ dhEmi: '2027-03-10T15:00:00-03:00', dCompet: '2027-03-10' });
    const rates = {
      dhProc: '2027-03-10T15:00:01-03:00',
      IBSCBS: { valores: { fed: { pCBS: 900 } } },
    };
    expect(findingsOf(in2027, rates).map((finding) => finding.split(':')[0])).toContain(
      'E1555 IBSCBS/valores/fed/pAliqEfetCBS',
    );
    expect(findingsOf(in2027, rates).join()).not.toContain('the rate of the year');
  });
});
