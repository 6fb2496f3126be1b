import { privateTexts, readPrivateData, withoutCvvOf } from './private-data';
import { usualTexts, writeUsualTexts } from './value-texts';

describe('DE48', () => {
  it.each([
    ['9203123', ''],
    ['T9203123', 'T'],
    ['0003103' + '9203123' + '610510000', '0003103' + '610510000'],
    ['92041234' + '9203123', ''],
    ['0003103', '0003103'],
    // A value of another subelement, and other layouts.
    ['61079203123', '61079203123'],
    ['CVV 123', 'CVV 123'],
    ['9203', '9203'],
    ['', ''],
  ])('%s without its CVV is %j', (value, expected) => {
    expect(withoutCvvOf(value)).toBe(expected);
    expect(readPrivateData(usualTexts(withoutCvvOf(value))).cvv).toBeUndefined();
  });

  it('keeps its other subelements without the CVV', () => {
    const data = {
      cvv: '123',
      takesPart: true,
      installments: { count: 3, type: 'merchant' },
    } as const;
    const kept = withoutCvvOf(writeUsualTexts(privateTexts(data)));
    expect(readPrivateData(usualTexts(kept))).toEqual({ ...data, cvv: undefined });
  });
});
