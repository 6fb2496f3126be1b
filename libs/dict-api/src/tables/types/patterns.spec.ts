import { type OfficialKeyType } from '../../messages/entry';
import { API_VERSIONS, type ApiVersion } from '../../operations/versions';
import { keyPatternOf, matches, mismatchOf } from './patterns';

const ALL = API_VERSIONS;

/** The keys that each version accepts (DICT API 1.8.0, 2.6.1, 2.12.1). */
const KEYS: readonly (readonly [OfficialKeyType, string, readonly ApiVersion[]])[] = [
  ['CPF', '12345678909', ALL],
  ['CPF', '1234567890', []],
  ['CNPJ', '11222333000181', ALL],
  ['CNPJ', '12ABC34501DE35', ['2.12']],
  ['CNPJ', '12abc34501de35', ['2.12']],
  ['PHONE', '+5511987654321', ALL],
  ['PHONE', '+55', ['2.6', '2.12']],
  ['PHONE', '5511987654321', []],
  ['PHONE', '+0511987654321', []],
  ['EMAIL', 'maria@psp.example', ALL],
  ['EMAIL', 'maria&joao@psp.example', ['1.8']],
  ['EMAIL', 'maria%40@psp.example', []],
  ['EMAIL', 'Maria@psp.example', []],
  ['EVP', '123e4567-e89b-12d3-a456-426655440000', ALL],
  ['EVP', '123E4567-e89b-12d3-a456-426655440000', []],
  ['EMAIL', `${'a'.repeat(600)}@psp.example`, []],
];

describe('The pattern of keys', () => {
  it.each(KEYS)('of %s %s is that of the version', (type, key, accepting) => {
    expect(ALL.filter((version) => matches(keyPatternOf(type, version), key))).toEqual(accepting);
  });

  it('has the text of the official document', () => {
    expect(mismatchOf(keyPatternOf('PHONE', '2.12'))).toBe(
      "Value does not match regex '^\\+[1-9]\\d{1,14}$'",
    );
  });
});
