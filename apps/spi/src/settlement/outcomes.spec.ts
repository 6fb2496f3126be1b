import { SPI_REJECT_CODES } from '#libs/iso20022';
import { isSilence, requestedCode, SPI_OUTCOMES } from './outcomes';

describe('The outcomes that a rule can request', () => {
  it('are the 45 reject codes of the SPI and two silences', () => {
    expect(Object.keys(SPI_REJECT_CODES)).toHaveLength(45);
    expect(Object.keys(SPI_OUTCOMES)).toEqual([
      ...Object.keys(SPI_REJECT_CODES),
      'NO_ANSWER',
      'LATE_ANSWER',
    ]);
  });

  it.each(Object.keys(SPI_REJECT_CODES))('reject with %s', (code) => {
    expect(requestedCode(code)).toBe(code);
    expect(isSilence(code)).toBe(false);
  });

  it.each(['NO_ANSWER', 'LATE_ANSWER'])('say nothing with %s', (outcome) => {
    expect(requestedCode(outcome)).toBeUndefined();
    expect(isSilence(outcome)).toBe(true);
  });

  it.each(['ZZ99', 'toString', '', undefined])('are not %p', (outcome) => {
    expect(requestedCode(outcome)).toBeUndefined();
    expect(isSilence(outcome)).toBe(false);
  });
});
