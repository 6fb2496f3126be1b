import fc from 'fast-check';
import { toCents } from '#libs/kernel';
import { federalTaxes, type FederalTaxInputs, RETENTION_CODES } from './federal';

const SERVICE = { serviceCents: toCents(100_000) };
const PIS = { rate: 65 };
const COFINS = { rate: 300 };
const CSLL = { rate: 100 };
const withheld = true;
const BASE = { CST: '01', vBCPisCofins: 100_000 };

describe('federalTaxes', () => {
  it.each<[string, Omit<FederalTaxInputs, 'serviceCents'>, object | undefined]>([
    ['nothing', {}, undefined],
    ['rates of zero', { pis: { rate: 0 }, csll: { rate: 0 } }, undefined],
    [
      'PIS and COFINS that are due and not retained',
      { pis: PIS, cofins: COFINS },
      {
        piscofins: {
          ...BASE,
          pAliqPis: 65,
          pAliqCofins: 300,
          vPis: 650,
          vCofins: 3_000,
          tpRetPisCofins: '0',
        },
      },
    ],
    [
      'all three retained: 4.65 %',
      { pis: { ...PIS, withheld }, cofins: { ...COFINS, withheld }, csll: CSLL },
      {
        piscofins: {
          ...BASE,
          pAliqPis: 65,
          pAliqCofins: 300,
          vPis: 650,
          vCofins: 3_000,
          tpRetPisCofins: '3',
        },
        vRetCSLL: 4_650,
      },
    ],
    [
      'PIS and COFINS retained',
      { pis: { amount: toCents(650), withheld }, cofins: { amount: toCents(3_000), withheld } },
      {
        piscofins: { ...BASE, vPis: 650, vCofins: 3_000, tpRetPisCofins: '4' },
        vRetCSLL: 3_650,
      },
    ],
    [
      'PIS retained',
      { pis: { ...PIS, withheld } },
      { piscofins: { ...BASE, pAliqPis: 65, vPis: 650, tpRetPisCofins: '5' }, vRetCSLL: 650 },
    ],
    [
      'COFINS retained',
      { cofins: { ...COFINS, withheld } },
      {
        piscofins: { ...BASE, pAliqCofins: 300, vCofins: 3_000, tpRetPisCofins: '6' },
        vRetCSLL: 3_000,
      },
    ],
    [
      'COFINS and CSLL retained',
      { cofins: { ...COFINS, withheld }, csll: CSLL },
      {
        piscofins: { ...BASE, pAliqCofins: 300, vCofins: 3_000, tpRetPisCofins: '7' },
        vRetCSLL: 4_000,
      },
    ],
    [
      'CSLL retained, without a taxable operation of PIS and COFINS',
      { csll: CSLL },
      { piscofins: { CST: '00', tpRetPisCofins: '8' }, vRetCSLL: 1_000 },
    ],
    [
      'PIS and CSLL retained',
      { pis: { ...PIS, withheld }, csll: { ...CSLL, withheld } },
      { piscofins: { ...BASE, pAliqPis: 65, vPis: 650, tpRetPisCofins: '9' }, vRetCSLL: 1_650 },
    ],
    ['CSLL that is not retained', { csll: { ...CSLL, withheld: false } }, undefined],
    [
      'IRRF of 1.5 % and INSS of 11 %',
      { irrf: { rate: 150 }, inss: { rate: 1_100 } },
      { vRetCP: 11_000, vRetIRRF: 1_500 },
    ],
    [
      'IRRF and INSS that are not retained',
      { irrf: { rate: 150, withheld: false }, inss: { rate: 1_100, withheld: false } },
      undefined,
    ],
    [
      'an amount next to its rate: the amount counts',
      { pis: { rate: 65, amount: toCents(700) } },
      { piscofins: { ...BASE, pAliqPis: 65, vPis: 700, tpRetPisCofins: '0' } },
    ],
  ])('writes %s', (_, inputs, expected) => {
    expect(federalTaxes({ ...SERVICE, ...inputs }).tribFed).toEqual(expected);
  });

  it('has a code of its own for each combination of retentions', () => {
    expect(new Set(Object.values(RETENTION_CODES)).size).toBe(8);
    const tax = fc.option(fc.record({ rate: fc.nat(10_000), withheld: fc.boolean() }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(tax, tax, tax, (pis, cofins, csll) => {
        const { tribFed, retainedCents } = federalTaxes({
          ...SERVICE,
          ...(pis && { pis }),
          ...(cofins && { cofins }),
          ...(csll && { csll }),
        });
        // Rules E0720 and E0724: the sum is there exactly if the code says that something is retained.
        const code = tribFed?.piscofins?.tpRetPisCofins ?? '0';
        expect(tribFed?.vRetCSLL !== undefined).toBe(code !== '0');
        expect(tribFed?.vRetCSLL ?? 0).toBe(retainedCents);
      }),
    );
  });

  it('sums and explains', () => {
    const result = federalTaxes({
      ...SERVICE,
      pis: { ...PIS, withheld },
      csll: { amount: toCents(1_000) },
      irrf: { rate: 150 },
    });
    expect([result.pisCents, result.cofinsCents, result.retainedCents]).toEqual([650, 0, 3_150]);
    expect(result.explanation).toEqual([
      {
        name: 'vPis',
        formula: 'vServ x pRate',
        inputs: { vServ: 100_000, pRate: 65 },
        cents: 650,
        source: 'request',
      },
      {
        name: 'vRetIRRF',
        formula: 'vServ x pRate',
        inputs: { vServ: 100_000, pRate: 150 },
        cents: 1_500,
        source: 'request',
      },
      {
        name: 'vRetCSLL',
        formula: 'retained vPis + retained vCofins + retained vCsll',
        inputs: { vPis: 650, vCofins: 0, vCsll: 1_000 },
        cents: 1_650,
      },
    ]);
  });

  it('rounds by the given mode', () => {
    const inputs = { serviceCents: toCents(10_050), irrf: { rate: 100 } };
    expect(federalTaxes(inputs).retainedCents).toBe(101);
    expect(federalTaxes(inputs, 'half-even').retainedCents).toBe(100);
  });
});
