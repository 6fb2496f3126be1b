import { memoryParameters } from '../../parameters/parameters';
import { SEED } from '../../parameters/seed';
import { ibsCbsGroup, validDps } from '../../rules/test/valid-dps';
import { computeNfse } from '../compute-nfse';
import { creditFault, presumedCredits } from './presumed-credits';

const RATES = { ibs: 177, cbs: 880 };
const declared = (cCredPres: string, cClassTrib: string) => ({
  CST: cClassTrib.slice(0, 3),
  cClassTrib,
  cCredPres,
});
const percentages = (code: string, cClassTrib: string, year: number) => {
  const { ibs, cbs } = presumedCredits(declared(code, cClassTrib), year, RATES);
  return [ibs?.percentage, cbs?.percentage];
};

describe('presumedCredits', () => {
  it.each<[string, string, number, number | undefined, number | undefined]>([
    ['01', '410014', 2027, 89, 440],
    ['03', '410016', 2027, undefined, 700],
    ['03', '410016', 2029, 130, 700],
    ['03', '410016', 2030, 260, 700],
    ['03', '410016', 2031, 390, 700],
    ['03', '410016', 2032, 520, 700],
    ['03', '410016', 2040, 1_300, 700],
    ['04', '410017', 2029, 177, 880],
    ['05', '000001', 2027, undefined, 1_160],
    ['07', '000001', 2027, 89, undefined],
    ['10', '000001', 2027, undefined, 200],
    ['11', '200052', 2030, 89, undefined],
    ['13', '000001', 2027, undefined, 700],
  ])('of %s for %s in %d are %s and %s', (code, cClassTrib, year, ibs, cbs) => {
    expect(percentages(code, cClassTrib, year)).toEqual([ibs, cbs]);
  });

  it('name their article, and say if the percentage is an estimate', () => {
    const referenceOf = (code: string, cClassTrib: string) =>
      presumedCredits(declared(code, cClassTrib), 2027, RATES).cbs?.reference;
    expect(referenceOf('03', '410016')).toBe('LC 214/2025, article 170');
    expect(referenceOf('01', '410014')).toBe('estimate: LC 214/2025, article 168');
  });

  it('are none without a code', () => {
    expect(presumedCredits({ CST: '000', cClassTrib: '000001' }, 2030, RATES)).toEqual({});
  });
});

describe('creditFault', () => {
  it.each<[code: string, cClassTrib: string, year: number, tax: string, detail: string]>([
    ['14', '000001', 2027, 'ibs', 'There is no presumed credit 14. The codes are 01 to 13.'],
    [
      '02',
      '410015',
      2027,
      'ibs',
      'The presumed credit 02 (LC 214/2025, article 169) is taken by an event, not in an invoice.',
    ],
    [
      '03',
      '410016',
      2026,
      'ibs',
      'The presumed credit 03 (LC 214/2025, article 170) begins in 2027, and the service is of 2026.',
    ],
    [
      '01',
      '000001',
      2027,
      'ibs',
      'The presumed credit 01 (LC 214/2025, article 168) needs the classification 410014, and the DPS has 000001.',
    ],
    [
      '13',
      '410014',
      2027,
      'cbs',
      'The presumed credit 13 (LC 214/2025, article 467) needs a taxed operation, and the CST is 410.',
    ],
    [
      '06',
      '000001',
      2027,
      'cbs',
      'The presumed credit 06 (LC 214/2025, article 312) needs the IPI rate of a vehicle, which an invoice does not have.',
    ],
  ])('of %s for %s in %d is of the %s: %s', (code, cClassTrib, year, tax, detail) => {
    const declaration = declared(code, cClassTrib);
    expect(creditFault(declaration, year)).toEqual({ tax, detail });
    expect(presumedCredits(declaration, year, RATES)).toEqual({});
  });

  it.each(['08', '09', '12'])('refuses %s: only an event takes it', (code) => {
    expect(creditFault(declared(code, '000001'), 2030)?.detail).toContain('by an event');
  });
});

describe('The presumed credits of an invoice', () => {
  const compute = (dCompet: string) => {
    const gIBSCBS = declared('03', '410016');
    const IBSCBS = ibsCbsGroup({ valores: { trib: { gIBSCBS } } });
    return computeNfse(validDps({ dCompet, IBSCBS }), memoryParameters(SEED));
  };

  it('are a part of the base, and change no tax and no total', () => {
    // The ISS of 2030 is 4.00 %: the base is 960.00. The CST 410 has no tax.
    const { IBSCBS } = compute('2030-03-10');
    expect(IBSCBS?.valores.vBC).toBe(96_000);
    expect(IBSCBS?.totCIBS).toEqual({
      vTotNF: 100_000,
      gIBS: {
        vIBSTot: 0,
        gIBSCredPres: { pCredPresIBS: 260, vCredPresIBS: 2_496 },
        gIBSUFTot: { vIBSUF: 0 },
        gIBSMunTot: { vIBSMun: 0 },
      },
      gCBS: { gCBSCredPres: { pCredPresCBS: 700, vCredPresCBS: 6_720 }, vCBS: 0 },
    });
  });

  it('have only the group of a tax that gives one', () => {
    const { totCIBS } = compute('2028-03-10').IBSCBS ?? {};
    expect(totCIBS?.gIBS).not.toHaveProperty('gIBSCredPres');
    expect(totCIBS?.gCBS.gCBSCredPres).toEqual({ pCredPresCBS: 700, vCredPresCBS: 6_650 });
  });

  it('are explained', () => {
    const { explanation } = compute('2028-03-10');
    expect(explanation.find(({ name }) => name === 'vCredPresCBS')).toEqual({
      name: 'vCredPresCBS',
      formula: 'vBC x pCredPresCBS',
      inputs: { vBC: 95_000, pCredPresCBS: 700 },
      cents: 6_650,
      reference: 'LC 214/2025, article 170',
    });
  });
});
