import { toCents } from '#libs/kernel';
import { anyText, codes, collapsed, digits, type TextType } from '#libs/xml-tables';
import { date20xx, money, offsetDateTime, percentage, plainText } from './text-types';

const text40 = plainText(40);
const reason = plainText(255, 15);

describe('the types of texts', () => {
  it.each<[string, TextType<unknown>, string, unknown]>([
    ['money', money, '0', 0],
    ['money', money, '0.00', 0],
    ['money', money, '12', 1_200],
    ['money', money, '150.75', 15_075],
    ['money', money, '90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['money', money, '12.5', undefined],
    ['money', money, '01.00', undefined],
    ['money', money, '1,00', undefined],
    ['money', money, '1.000', undefined],
    ['money', money, '-1.00', undefined],
    ['money', money, '+1.00', undefined],
    ['money', money, '1e2', undefined],
    ['money', money, ' 1.00', undefined],
    ['money', money, '1.00\n', undefined],
    ['money', money, '', undefined],
    ['money', money, '999999999999999.99', undefined],
    ['money', money, '1234567890123456', undefined],
    ['money in other digits', money, '١.٠٠', undefined],
    ['a percentage', percentage(1), '5.00', 500],
    ['a percentage', percentage(1), '0', 0],
    ['a percentage', percentage(1), '9.99', 999],
    ['a percentage', percentage(1), '10.00', undefined],
    ['a percentage', percentage(2), '99.99', 9_999],
    ['a percentage', percentage(2), '100.00', undefined],
    ['a percentage', percentage(3), '100', 10_000],
    ['a percentage', percentage(3), '5.0', undefined],
    ['a time', offsetDateTime, '2026-03-10T15:00:00-03:00', '2026-03-10T15:00:00-03:00'],
    ['a time', offsetDateTime, '2026-03-10T15:00:00+12:00', '2026-03-10T15:00:00+12:00'],
    ['a time', offsetDateTime, '2026-03-10T15:00:00Z', undefined],
    ['a time', offsetDateTime, '2026-03-10T15:00:00.000-03:00', undefined],
    ['a time', offsetDateTime, '2026-03-10T15:00:00', undefined],
    ['a time', offsetDateTime, '2026-03-10T15:00:00-03:30', undefined],
    ['a time', offsetDateTime, '2026-03-10T15:00:00-12:00', undefined],
    ['a time', offsetDateTime, '2026-02-29T15:00:00-03:00', undefined],
    ['a time', offsetDateTime, '2026-03-10T24:00:00-03:00', undefined],
    ['a time', offsetDateTime, '1999-03-10T15:00:00-03:00', undefined],
    ['a date', date20xx, '2028-02-29', '2028-02-29'],
    ['a date', date20xx, '2026-02-29', undefined],
    ['a date', date20xx, '1999-12-31', undefined],
    ['a date', date20xx, '2026-3-1', undefined],
    ['digits', digits(7), '3550308', '3550308'],
    ['digits', digits(7), '355030', undefined],
    ['digits', digits(1, 5), '00001', '00001'],
    ['digits', digits(1, 5), '000001', undefined],
    ['a code', codes('1', '2'), '2', '2'],
    ['a code', codes('1', '2'), '3', undefined],
    ['plain text', text40, 'Praça da Sé', 'Praça da Sé'],
    ['plain text', text40, 'a', 'a'],
    ['plain text', text40, ' a', undefined],
    ['plain text', text40, 'a ', undefined],
    ['plain text', text40, 'a\nb', undefined],
    ['plain text', text40, 'a\tb', undefined],
    ['plain text', text40, 'a 🍞', undefined],
    ['plain text', text40, '', undefined],
    ['plain text', text40, 'é'.repeat(40), 'é'.repeat(40)],
    ['plain text', text40, 'é'.repeat(41), undefined],
    ['a reason', reason, 'quatorze texto', undefined],
    ['a reason', reason, 'quinze no texto', 'quinze no texto'],
    ['any text', anyText(2), '🍞🍞', '🍞🍞'],
    ['any text', anyText(2), '🍞🍞🍞', undefined],
    ['any text', anyText(2), ' \n', ' \n'],
    ['collapsed text', collapsed(anyText(3)), '  a \n b ', 'a b'],
  ])('read %s: %#', (_, type, text, value) => {
    const read = type.read(text);
    expect(read.ok ? read.value : undefined).toBe(value);
  });

  it.each<[string, string]>([
    [money.write(toCents(15_075)), '150.75'],
    [money.write(toCents(0)), '0.00'],
    [percentage(1).write(500), '5.00'],
    [percentage(3).write(10_050), '100.50'],
  ])('write what they read: %s', (written, expected) => {
    expect(written).toBe(expected);
  });

  it('quote at most the start of a long value', () => {
    const read = money.read('9'.repeat(10_000));
    expect(read).toEqual({
      ok: false,
      refusal: `"${'9'.repeat(57)}..." is not an amount, as in 150.75.`,
    });
  });
});
