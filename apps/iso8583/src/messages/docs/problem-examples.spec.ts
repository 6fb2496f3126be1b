import { compile, formatOriginal90, Iso8583Error, PROFILES, type Composite } from '#libs/iso8583';
import { CODEC_ERRORS, ORIGINAL_INVALID, PART_INVALID } from './problem-examples';

const ascii = compile(PROFILES.ascii);
const bcd = compile(PROFILES.bcd);
const fields = { '2': '4000000000000001', '4': '15075', '41': 'TERM0001' };
const text = ascii.encode({ mti: '0100', fields }).toString('latin1');

const encode = (changed: Readonly<Record<string, string>>) => () =>
  ascii.encode({ mti: '0100', fields: changed });
const decode = (changed: string) => () => ascii.decode(Buffer.from(changed, 'latin1'));

function decodePadded(): unknown {
  const bytes = bcd.encode({ mti: '0100', fields: { '2': '400000000000001' } });
  bytes[11] = 0x94;
  return bcd.decode(bytes);
}

const mastercard = compile(PROFILES['mastercard-like']);
const base24 = compile(PROFILES['base24-like']);
const encodeParts =
  (parts: Readonly<Record<string, string>>, whole: Readonly<Record<string, string>> = {}) =>
  () =>
    mastercard.encode({ mti: '0100', fields: whole, parts });

const { overrides } = base24.profile;
const composite = { ...overrides['63']?.composite, onError: 'refuse' } as Composite;
const strict = compile({ ...PROFILES.ascii, overrides: { '63': { composite } } });
const noTokens = ascii.encode({ mti: '0100', fields: { '63': 'no tokens in here' } });

const longStan = {
  mti: '0100',
  stan: '12345678',
  transmittedAt: undefined,
  acquirer: undefined,
  forwarder: undefined,
};

const CAUSES: Readonly<Record<string, () => unknown>> = {
  ISO8583_TOO_SHORT: decode(text.slice(0, -4)),
  ISO8583_TRAILING_BYTES: decode(`${text}00`),
  ISO8583_MTI_INVALID: decode(`01A0${text.slice(4)}`),
  ISO8583_BITMAP_INVALID: decode(`0100Z${text.slice(5)}`),
  ISO8583_ELEMENT_UNKNOWN: encode({ '129': '1' }),
  ISO8583_LENGTH_INVALID: decode(`${text.slice(0, 20)}AB${text.slice(22)}`),
  ISO8583_LENGTH_OVER_LIMIT: encode({ '4': '1234567890123' }),
  ISO8583_CHARACTER_INVALID: encode({ '4': '150,75000000' }),
  ISO8583_PADDING_INVALID: decodePadded,
  ISO8583_HEADER_INVALID: () => base24.decode(Buffer.from(text, 'latin1')),
  ISO8583_PART_UNKNOWN: encodeParts({ '48.841': '01' }),
  ISO8583_PART_MISSING: encodeParts({ '61.2': '0' }),
  ISO8583_PARTS_CONTRADICT: encodeParts({ '48.84': '01' }, { '48': '840202' }),
  ISO8583_PART_INVALID: () => strict.decode(noTokens),
  ISO8583_VALUE_INVALID: () => formatOriginal90(longStan),
};

describe('The documented errors of the codec', () => {
  it.each(
    [...CODEC_ERRORS, ORIGINAL_INVALID, PART_INVALID].map((error) => [error.code, error] as const),
  )('have the texts of a real %s', (code, documented) => {
    expect(CAUSES[code]).toThrow(Iso8583Error);
    expect(CAUSES[code]).toThrow(documented.detail);
  });
});
