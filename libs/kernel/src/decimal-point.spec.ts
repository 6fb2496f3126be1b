import { decimalPointHint } from './decimal-point';

describe('decimalPointHint', () => {
  it.each([
    ['75,00', '75.00'],
    ['75,5', '75.50'],
    ['-75,00', '-75.00'],
    ['1.234,56', '1234.56'],
    ['1.234.567,89', '1234567.89'],
    ['R$ 75,00', '75.00'],
  ])('says what to write instead of %s: %s', (sent, right) => {
    expect(decimalPointHint(sent)).toBe(
      ` Decimals follow a point, and thousands are not separated: ${right}, not ${sent}.`,
    );
  });

  it.each([
    '75.00',
    '75',
    '1,234.56',
    '75,000',
    ',50',
    '1.23,45',
    'abc',
    '',
    `${'1'.repeat(50)},00`,
    75,
    null,
    undefined,
  ])('says nothing about %s', (sent) => {
    expect(decimalPointHint(sent)).toBe('');
  });
});
