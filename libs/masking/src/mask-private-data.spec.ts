import { maskText } from './mask';

describe('Private data of ISO 8583', () => {
  it.each<[value: string, shown: string, why?: string]>([
    ['4000000000000002', '***'],
    ['X 4000 0000 0000 0002 Y', 'X *** Y'],
    ['4000  0000\\t0000   0002', '***'],
    ['4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2', '***'],
    ['12 4000 0000/0000/0002', '***'],
    ['4000 0000 0000 0003 0000 0000', '***'],
    ['1000-0000-0000-0003', '1000-0000-0000-0003'],
    ['34303030303030303030303030303032', '***'],
    ['C134303030203030303020303030302030303032C1', 'C1***C1'],
    ['C1F4F0F0F040F0F0F0F040F0F0F0F040F0F0F0F2', 'C1***'],
    ['F4F0F0F0F0F0F0F0F0F0F0F2', 'F4F0F0F0F0F0F0F0F0F0F0F2'],
  ])('masks a card number in any form: %s', (value, shown) => {
    const message = (text: string): string => `{"fields":{"61":"${text}","124":"${text}"}}`;
    expect(maskText(message(value))).toBe(message(shown));
  });
});
