import { readTestValue, testValueOf } from './test-value';

const OUTCOMES = { AC03: '', AM04: '', NO_ANSWER: '', 'RJCT:AM04': '' };

describe('testValueOf', () => {
  it.each([
    ['AC03', 'ac03@outcome.example'],
    ['NO_ANSWER', 'no_answer@outcome.example'],
    ['RJCT:AM04', 'rjct.am04@outcome.example'],
  ])('%s is %s', (code, value) => {
    expect(testValueOf(code)).toBe(value);
    expect(readTestValue(value, OUTCOMES)).toEqual({ value, code, nearest: undefined });
  });
});

describe('readTestValue', () => {
  it.each([
    '',
    'ac03',
    'ac03@example.com',
    'ac03@outcome.example.com',
    'ac03@my.outcome.example',
    'ac03@outcome_example',
    '@outcome.example',
    'ac 03@outcome.example',
    'ac03\n@outcome.example',
    'ação@outcome.example',
    // The Kelvin sign, whose small letter is k.
    'bloc\u212Aed@outcome.example',
    // No e-mail address has a colon.
    'rjct:am04@outcome.example',
    'a@ac03@outcome.example',
    `${'a'.repeat(62)}@outcome.example`,
  ])('takes %j for no test value', (text) => {
    expect(readTestValue(text, OUTCOMES)).toBeUndefined();
  });

  it('accepts capital letters, and returns small ones', () => {
    const read = readTestValue('AC03@Outcome.Example', OUTCOMES);
    expect(read).toEqual({ value: 'ac03@outcome.example', code: 'AC03', nearest: undefined });
  });

  it.each([
    ['ac04@outcome.example', 'ac03@outcome.example'],
    ['noanswer@outcome.example', 'no_answer@outcome.example'],
    ['constructor@outcome.example', undefined],
    ['saldo_insuficiente@outcome.example', undefined],
  ])('has no outcome for %s, and names %s', (value, nearest) => {
    const read = readTestValue(value, OUTCOMES);
    expect(read).toEqual({ value, code: undefined, nearest });
  });

  it('expects the prefix of the operation', () => {
    const value = 'consent.am04@outcome.example';
    expect(testValueOf('AM04', 'consent.')).toBe(value);
    expect(readTestValue(value, OUTCOMES, 'consent.')?.code).toBe('AM04');
    expect(readTestValue('am04@outcome.example', OUTCOMES, 'consent.')?.code).toBeUndefined();
  });
});
