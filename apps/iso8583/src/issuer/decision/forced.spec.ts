import { isPreset, presetDecision, type Preset } from './forced';

describe('A preset', () => {
  it.each<[Preset, pan: string, amount: number, stan: string, code: string | undefined]>([
    ['cielo-last-digit', '40', 51, '1', undefined],
    ['cielo-last-digit', '41', 51, '1', undefined],
    ['cielo-last-digit', '42', 0, '1', '05'],
    ['cielo-last-digit', '43', 0, '1', '57'],
    ['cielo-last-digit', '44', 0, '1', undefined],
    ['cielo-last-digit', '45', 0, '1', '78'],
    ['cielo-last-digit', '46', 0, '1', '99'],
    ['cielo-last-digit', '47', 0, '1', '77'],
    ['cielo-last-digit', '48', 0, '1', '70'],
    ['cielo-last-digit', '49', 0, '000001', '05'],
    ['cielo-last-digit', '49', 0, '000002', undefined],
    ['cents-code', '42', 1_051, '1', '51'],
    ['cents-code', '42', 5, '1', '05'],
    ['cents-code', '42', 1_000, '1', undefined],
    // No code.
    ['cents-code', '42', 1_049, '1', undefined],
    ['off', '42', 1_051, '1', undefined],
  ])('%s with PAN %s, amount %d and STAN %s gives %s', (preset, pan, amount, stan, code) => {
    expect(presetDecision(preset, { pan, amount, stan })?.code).toBe(code);
  });

  it('says what decided', () => {
    const decide = (preset: Preset) => presetDecision(preset, { pan: '42', amount: 51, stan: '1' });
    expect(decide('cielo-last-digit')).toMatchObject({
      rule: 'preset.cielo-last-digit',
      detail: 'The PAN ends in 2.',
    });
    expect(decide('cents-code')).toMatchObject({
      rule: 'preset.cents-code',
      detail: 'The amount ends in 51 cents.',
    });
  });

  it.each([
    ['off', true],
    ['cents-code', true],
    ['Off', false],
    ['toString', false],
  ])('has the name %s: %p', (name, expected) => {
    expect(isPreset(name)).toBe(expected);
  });
});
