import { formulaText, valueText } from './value-text';

describe('valueText', () => {
  it.each([
    ['vLiq', 100_050, '1000.50'],
    ['vLiq', -1, '-0.01'],
    ['pAliqAplic', 290, '2.90 %'],
    ['cLocIncid', '3550308', '3550308'],
  ])('shows %s %s as %s', (name, value, text) => {
    expect(valueText(name, value)).toBe(text);
  });
});

describe('formulaText', () => {
  const inputs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${String(index)}`, index]));

  it.each([
    [
      { name: 'vISSQN', formula: 'vBC x pAliqAplic', inputs: { vBC: 100_000, pAliqAplic: 500 } },
      'vBC x pAliqAplic, with vBC 1000.00 and pAliqAplic 5.00 %',
    ],
    [{ name: 'vTotNF', formula: 'vLiq', inputs: { vLiq: 1 } }, 'vLiq, with vLiq 0.01'],
    [{ name: 'x', formula: 'sum', inputs: {} }, 'sum'],
    [{ name: 'x', formula: 'sum of all', inputs: inputs(7) }, 'sum of all'],
    [{ name: 'vDR', formula: 'vDR', inputs: { vDR: 1 } }, undefined],
  ])('shows %j', (explanation, text) => {
    expect(formulaText(explanation)).toBe(text);
  });
});
