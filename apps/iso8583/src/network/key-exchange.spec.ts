import { keyCheckValue, TEST_KEYS, unwrapKey, unwrapKeyBlock } from '#libs/card-security';
import { compile, PROFILES, type ElementOverride, type Profile } from '#libs/iso8583';
import { carriedKey, keyElements, newKey, type ExchangedKey } from './key-exchange';
import { INITIAL_STATE, keysOf, withKeyInUse, withNextKey } from './network-state';

const KEY = '89898989898989898A8A8A8A8A8A8A8A';
const KCV = keyCheckValue(Buffer.from(KEY, 'hex'));
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** A profile whose key exchanges are in this element. */
const profileWith = (keyExchange: '48' | '53', override: ElementOverride = {}): Profile => ({
  ...PROFILES.ascii,
  keyExchange,
  overrides: { [keyExchange]: override },
});
/** The same in a subelement of DE62. */
const profileWithPart = (override: ElementOverride): Profile => ({
  ...PROFILES.ascii,
  keyExchange: '62.1',
  overrides: {
    '62': {
      ...(override.format === 'b' && { format: 'b' }),
      composite: { kind: 'positional', subelements: { '1': override } },
    },
  },
});
const elementsOf = (profile: Profile, changes: Partial<ExchangedKey> = {}) => {
  const elements = keyElements(profile, { format: 'ecb', keyClass: 'PK', key: KEY, ...changes });
  return elements.ok ? elements.value : elements.refusal;
};

describe('A key exchange', () => {
  it('sends the key under the zone master key, with its check value', () => {
    const { '48': value = '' } = elementsOf(PROFILES.ascii) as Record<string, string>;
    expect(value).toMatch(/^1140PK[0-9A-F]{38}$/);
    const key = unwrapKey(hex(TEST_KEYS.zoneMaster.hex), hex(value.slice(6, 38)));
    expect(key).toEqual(hex(KEY));
    expect(value.slice(38)).toBe(KCV);
  });

  it.each([
    ['53', 'an', 40, 0, /^MK[0-9A-F]{38}$/],
    ['53', 'b', 24, 0, /^[0-9A-F]{38}0{10}$/],
    ['48', 'b', 99, 2, /^[0-9A-F]{38}$/],
  ] as const)(
    'in DE%s of format %s and length %d',
    (number, format, length, lengthDigits, value) => {
      const profile = profileWith(number, { format, length, lengthDigits });
      const elements = elementsOf(profile, { keyClass: 'MK' });
      expect(elements).toEqual({ [number]: expect.stringMatching(value) as string });
      expect(
        carriedKey({ fields: elements as Record<string, string> }, { profile, format: 'ecb' }),
      ).toEqual({
        ok: true,
        value: KEY,
      });
    },
  );

  it.each([
    ['text', 'ecb', { length: 45 }, /^MK[0-9A-F]{38}$/],
    ['a key block', 'tr31-d', { length: 150 }, /^MKD0112M3TC00N0000[0-9A-F]{96}[0-9A-F]{6}$/],
    ['bytes', 'ecb', { format: 'b', length: 19 }, /^[0-9A-F]{38}$/],
  ] as const)('in a subelement of the profile: %s in format %s', (_, format, override, value) => {
    const profile = profileWithPart(override);
    const elements = elementsOf(profile, { format, keyClass: 'MK' }) as Record<string, string>;
    expect(elements).toEqual({ '62.1': expect.stringMatching(value) as string });
    const codec = compile(profile);
    const sent = codec.decode(codec.encode({ mti: '0800', fields: {}, parts: elements }));
    expect(carriedKey(sent, { profile, format })).toEqual({ ok: true, value: KEY });
  });

  it('finds no room in a subelement that is too short', () => {
    const found = elementsOf(profileWithPart({ length: 39 }));
    expect(found).toContain('DE62.1 of profile ascii has no room for a key');
  });

  it.each([
    ['53', 'n', 16],
    ['53', 'an', 39],
    ['48', 'an', 43],
    ['48', 'b', 18],
  ] as const)('finds no room in DE%s of format %s and length %d', (number, format, length) => {
    const profile = profileWith(number, { format, length, lengthDigits: 0 });
    expect(elementsOf(profile)).toContain(`DE${number} of profile ascii has no room`);
  });

  it.each([
    ['tr31-a', 'PK', 'zoneMaster', /^A0072P0TB00N0000[0-9A-F]{56}$/],
    ['tr31-b', 'PK', 'zoneMaster', /^B0080P0TB00N0000[0-9A-F]{64}$/],
    ['tr31-b', 'MK', 'zoneMaster', /^B0080M3TC00N0000[0-9A-F]{64}$/],
    ['tr31-d', 'PK', 'zoneMasterAes', /^D0112P0TB00N0000[0-9A-F]{96}$/],
  ] as const)(
    'in format %s sends a %s in a key block of DE110',
    (format, keyClass, master, block) => {
      const elements = elementsOf(PROFILES.ascii, { format, keyClass });
      expect(elements).toEqual({
        '48': `1108${keyClass}${KCV}`,
        '110': expect.stringMatching(block) as string,
      });
      const fields = elements as Record<string, string>;
      const unwrapped = unwrapKeyBlock(hex(TEST_KEYS[master].hex), fields['110'] ?? '');
      expect(unwrapped.ok && unwrapped.value.key).toEqual(hex(KEY));
      expect(carriedKey({ fields }, { profile: PROFILES.ascii, format })).toEqual({
        ok: true,
        value: KEY,
      });
    },
  );

  it('in format tr31-d can be in DE53', () => {
    const profile = profileWith('53', { format: 'ans', length: 120 });
    const elements = elementsOf(profile, { format: 'tr31-d' });
    expect(elements).toEqual({ '53': expect.stringMatching(`^PKD0112.*${KCV}$`) as string });
    expect(
      carriedKey({ fields: elements as Record<string, string> }, { profile, format: 'tr31-d' }),
    ).toEqual({
      ok: true,
      value: KEY,
    });
    const narrow = profileWith('53', { format: 'ans', length: 119 });
    expect(elementsOf(narrow, { format: 'tr31-d' })).toContain('text of at least 120 characters');
  });

  const block = (elementsOf(PROFILES.ascii, { format: 'tr31-b' }) as Record<string, string>)['110'];
  const blockOfA = (elementsOf(PROFILES.ascii, { format: 'tr31-a' }) as Record<string, string>)[
    '110'
  ];
  it.each([
    ['asks for a key', 'ecb', {}, undefined],
    ['asks for a MAC key', 'ecb', { '48': '1102MK' }, undefined],
    ['has another subelement first', 'ecb', { '48': '9203123' }, undefined],
    ['has too few digits', 'ecb', { '48': '1106PK0123' }, '30'],
    ['has a wrong check value', 'ecb', { '48': `1140PK${'00'.repeat(16)}000000` }, '63'],
    ['asks for a key block', 'tr31-b', { '48': '1102PK' }, undefined],
    ['has no key block', 'tr31-b', { '48': `1108PK${KCV}` }, '30'],
    [
      'has a wrong check value beside its block',
      'tr31-b',
      { '48': '1108PK000000', '110': block },
      '63',
    ],
    ['has a block of another version', 'tr31-b', { '48': `1108PK${KCV}`, '110': blockOfA }, '63'],
    ['has a block of another usage', 'tr31-b', { '48': `1108MK${KCV}`, '110': block }, '63'],
    [
      'has a changed block',
      'tr31-b',
      { '48': `1108PK${KCV}`, '110': block?.replace('N', 'E') },
      '63',
    ],
    ['has a key block, but the format is ecb', 'ecb', { '48': `1108PK${KCV}`, '110': block }, '30'],
  ] as const)('that %s in format %s: %j gets %s', (_, format, fields, code) => {
    const read = carriedKey(
      { fields: fields as Record<string, string> },
      { profile: PROFILES.ascii, format },
    );
    expect(read?.ok === false ? read.refusal.code : read).toBe(code);
  });

  it('makes a new key of double length with odd parity each time', () => {
    const key = newKey((bytes) => Buffer.alloc(bytes, 0xa0));
    expect(key).toBe('A1'.repeat(16));
    expect(newKey()).not.toBe(newKey());
  });

  it('keeps the key before it until the first use of the new one', () => {
    const exchanged = withNextKey(INITIAL_STATE, 'MK', KEY);
    expect(keysOf(exchanged.macKey)).toEqual([TEST_KEYS.mac.hex, KEY]);
    expect(keysOf(exchanged.pinKey)).toEqual([TEST_KEYS.pin.hex]);
    expect(withKeyInUse(exchanged, 'MK', TEST_KEYS.mac.hex)).toBe(exchanged);
    const inUse = withKeyInUse(exchanged, 'MK', KEY);
    expect(keysOf(inUse.macKey)).toEqual([KEY]);
  });
});
