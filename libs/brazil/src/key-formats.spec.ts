import {
  KEY_FORMATS,
  KEY_TYPES,
  keyTypeOf,
  readKey,
  readSoughtKey,
  type KeyType,
} from './key-formats';

const LONGEST_LABEL = 'd'.repeat(63);
/** An e-mail address with the maximum length of 77 characters. */
const LONGEST_EMAIL = `${'l'.repeat(9)}@${LONGEST_LABEL}.com`;

describe('readKey', () => {
  it.each<[KeyType, string, string?]>([
    ['CPF', '12345678901'],
    ['CNPJ', '12345678000195'],
    ['CNPJ', '12ABC34501DE35'],
    ['CNPJ', '12abc34501de35', '12ABC34501DE35'],
    ['EMAIL', 'a@b'],
    ['EMAIL', "o'brien+pix_1/2=3?^`{|}~*$#!@sub-1.example.com"],
    ['EMAIL', LONGEST_EMAIL],
    ['PHONE', '+5511987654321'],
    ['PHONE', '+12'],
    ['PHONE', `+${'9'.repeat(15)}`],
    ['RANDOM', '123e4567-e89b-12d3-a456-426614174000'],
  ])('accepts the %s %s and returns its normal form', (type, text, normalForm = text) => {
    expect(readKey(type, text)).toEqual({ ok: true, value: normalForm });
  });

  it.each<[KeyType, string]>([
    ['CPF', ''],
    ['CPF', '1234567890'],
    ['CPF', '123456789012'],
    ['CPF', '1234567890A'],
    ['CPF', '123.456.789-01'],
    ['CPF', ' 12345678901'],
    ['CPF', '12345678901\n'],
    ['CPF', '١٢٣٤٥٦٧٨٩٠١'],
    ['CNPJ', '12.345.678/0001-95'],
    ['CNPJ', '1234567800019'],
    ['CNPJ', '123456780001955'],
    ['CNPJ', '12ABC34501DEX5'],
    ['EMAIL', `l${LONGEST_EMAIL}`],
    ['EMAIL', 'Maria@example.com'],
    ['EMAIL', 'maria%silva@example.com'],
    ['EMAIL', 'maria&silva@example.com'],
    ['EMAIL', 'maria silva@example.com'],
    ['EMAIL', 'maria@'],
    ['EMAIL', '@example.com'],
    ['EMAIL', 'maria@example.'],
    ['EMAIL', 'maria@-example.com'],
    ['EMAIL', `maria@${LONGEST_LABEL}d`],
    ['PHONE', '5511987654321'],
    ['PHONE', '+0511987654321'],
    ['PHONE', '+5'],
    ['PHONE', `+${'9'.repeat(16)}`],
    ['PHONE', '+55 11 98765-4321'],
    ['RANDOM', '123E4567-E89B-12D3-A456-426614174000'],
    ['RANDOM', '123e4567e89b12d3a456426614174000'],
    ['RANDOM', '{123e4567-e89b-12d3-a456-426614174000}'],
  ])('refuses the %s %p and returns the expected format', (type, text) => {
    expect(readKey(type, text)).toEqual({ ok: false, refusal: KEY_FORMATS[type].expected });
  });

  it.each(KEY_TYPES)('accepts the example of the format %s', (type) => {
    const { example } = KEY_FORMATS[type];
    expect(readKey(type, example)).toEqual({ ok: true, value: example });
  });
});

describe('readSoughtKey', () => {
  it.each<[KeyType, string, string]>([
    ['EMAIL', 'Maria@EXAMPLE.com', 'maria@example.com'],
    ['CNPJ', '12abc34501de35', '12ABC34501DE35'],
    ['RANDOM', '123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ])('accepts the %s %s in any case and returns its normal form', (type, text, normalForm) => {
    expect(readSoughtKey(type, text)).toEqual({ ok: true, value: normalForm });
  });

  it('refuses a text that does not have the format of its type', () => {
    expect(readSoughtKey('EMAIL', 'nobody').ok).toBe(false);
  });
});

describe('keyTypeOf', () => {
  it.each(KEY_TYPES)('returns only %s for the example of that format', (type) => {
    const { example } = KEY_FORMATS[type];
    expect(keyTypeOf(example)).toBe(type);
    expect(keyTypeOf(example.toUpperCase())).toBe(type);
    expect(KEY_TYPES.filter((other) => readSoughtKey(other, example).ok)).toEqual([type]);
  });

  it.each(['', '123', '123.456.789-01', '5511987654321', 'nobody', '12ABC34501DEX5'])(
    'returns undefined for %p',
    (text) => {
      expect(keyTypeOf(text)).toBeUndefined();
    },
  );
});
