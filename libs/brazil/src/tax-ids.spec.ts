import fc from 'fast-check';
import { hasTaxIdCheckDigits, withCheckDigits } from './tax-ids';

const characters = (alphabet: string, length: number) =>
  fc
    .array(fc.constantFrom(...Array.from(alphabet)), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** A CPF or CNPJ with only one repeated digit is invalid, even if its check digits are correct. */
const isVaried = (root: string): boolean => new Set(root).size > 1;
const roots = fc.oneof(
  characters('0123456789', 9).filter(isVaried),
  characters('0123456789', 12).filter(isVaried),
  characters('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12).filter(isVaried),
);

/** A direct implementation of the definition of Receita Federal: weights from 2 upwards, from the right. */
function reference(root: string): string {
  const longest = root.length === 9 ? 11 : 9;
  const digit = (text: string): number => {
    const sum = Array.from(text)
      .toReversed()
      .reduce(
        (total, character, place) =>
          total + (character.charCodeAt(0) - 48) * ((place % (longest - 1)) + 2),
        0,
      );
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = `${root}${String(digit(root))}`;
  return `${first}${String(digit(first))}`;
}

describe('The check digits of a tax id', () => {
  it.each(['52998224725', '11222333000181', '12ABC34501DE35'])('are correct in %s', (taxId) => {
    expect(hasTaxIdCheckDigits(taxId)).toBe(true);
  });

  it.each([
    '12345678901',
    '52998224726',
    '11222333000182',
    '12ABC34501DE53',
    '11111111111',
    '529.982.247-25',
    '12abc34501de35',
    '',
  ])('are wrong in %p', (taxId) => {
    expect(hasTaxIdCheckDigits(taxId)).toBe(false);
  });

  it('follow the definition for CPF and CNPJ', () => {
    fc.assert(
      fc.property(roots, (root) => {
        const taxId = withCheckDigits(root);
        expect(taxId).toBe(reference(root));
        expect(hasTaxIdCheckDigits(taxId)).toBe(true);
      }),
    );
  });

  it('are wrong if the last digit is changed', () => {
    fc.assert(
      fc.property(roots, fc.integer({ min: 1, max: 9 }), (root, step) => {
        const right = withCheckDigits(root);
        const wrong = right.slice(0, -1) + String((Number(right.at(-1)) + step) % 10);
        expect(hasTaxIdCheckDigits(wrong)).toBe(false);
      }),
    );
  });
});
