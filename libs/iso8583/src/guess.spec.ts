import { compile } from './codec/codec';
import { writeFrame } from './framing/framing';
import { FRAMINGS, type Framing } from './framing/framings';
import { guess } from './guess';
import { PROFILES } from './shipped/profiles';
import { CODECS, PLAIN_PROFILES, PURCHASE } from './test/messages';

const shipped = PLAIN_PROFILES.map(compile);

describe('guess', () => {
  it.each(CODECS)('returns %s as exact for its own bytes', (name, codec) => {
    const candidates = CODECS.map(([, candidate]) => candidate);
    const guesses = guess(codec.encode(PURCHASE), candidates);
    const exact = guesses.filter(({ verdict }) => verdict === 'exact');
    expect(exact.map(({ profile }) => profile)).toContain(name);
    expect(guesses.slice(0, exact.length)).toEqual(exact);
  });

  it.each(['visa-like', 'base24-like'] as const)(
    'returns %s first of all profiles for its own bytes',
    (name) => {
      const all = Object.values(PROFILES).map(compile);
      const fields = { ...PURCHASE.fields, '48': 'R8402018' };
      const bytes = compile(PROFILES[name]).encode({ mti: '0200', fields });
      expect(guess(bytes, all)[0]).toMatchObject({ profile: name, verdict: 'exact' });
    },
  );

  it('returns the matching built-in profile first, and the errors of the others', () => {
    const [first, ...others] = guess(
      compile(PROFILES['bcd-binary-length']).encode(PURCHASE),
      shipped,
    );
    expect(first).toEqual({
      profile: 'bcd-binary-length',
      verdict: 'exact',
      message: PURCHASE,
      doubts: [],
    });
    expect(others).toHaveLength(4);
    for (const { verdict, stoppedAt } of others) {
      expect(verdict).toBe('unreadable');
      expect(stoppedAt?.detail).toMatch(/^(MTI|bitmap|DE\d+) at byte \d+: expected /);
    }
    // The most similar profile could read the most bytes: ten of the sixteen digits of the PAN.
    expect(others[0]?.profile).toBe('bcd');
  });

  it('returns "readable" if the bytes would be written differently', () => {
    const text = compile(PROFILES.ascii).encode(PURCHASE).toString('latin1');
    const lower = Buffer.from(text.replace('723C', '723c'), 'latin1');
    const [first] = guess(lower, shipped);
    expect(first).toMatchObject({
      profile: 'ascii',
      verdict: 'readable',
      stoppedAt: { element: 'bitmap', offset: 7 },
    });
  });

  it('prefers profiles with plausible values', () => {
    const fields = { '7': '1331250000', '12': '246060', '13': '0230', '39': '0 ', '49': '000' };
    const codec = compile(PROFILES.ascii);
    const [first] = guess(codec.encode({ mti: '3100', fields }), [codec]);
    expect(first?.doubts).toEqual([
      'The MTI has undefined digits',
      'DE7 is not a date and time MMDDhhmmss',
      'DE12 is not a time hhmmss',
      'DE13 is not a date MMDD',
      'DE39 is not a response code of two digits or capitals',
      'DE49 is not a currency of ISO 4217',
    ]);
    const odd = compile({
      ...PROFILES.ascii,
      name: 'other lengths',
      overrides: { '13': { length: 3 }, '14': { length: 5 } },
    });
    const bytes = codec.encode({ mti: '0100', fields: { '13': '1121', '14': '3012' } });
    expect(guess(bytes, [odd, codec]).map(({ profile }) => profile)).toEqual([
      'ascii',
      'other lengths',
    ]);
  });

  it.each(Object.keys(FRAMINGS) as Framing[])('recognizes the framing %s', (framing) => {
    for (const codec of shipped) {
      const [first] = guess(writeFrame(framing, codec.encode(PURCHASE)), shipped);
      expect(first).toMatchObject({ verdict: 'exact', message: PURCHASE });
      // Framings that write the same bytes cannot be told apart: the first of them is returned.
      const found = first?.framing?.name;
      expect(found).toBeDefined();
      expect(writeFrame(found as Framing, codec.encode(PURCHASE))).toEqual(
        writeFrame(framing, codec.encode(PURCHASE)),
      );
    }
  });

  it.each([
    ['binary2-tpdu', '6000000000'],
    ['base24-iso', Buffer.from('ISO026000050').toString('hex').toUpperCase()],
  ] as const)(
    'returns the header of %s, and finds it without the length too',
    (framing, header) => {
      const message = compile(PROFILES.ascii).encode(PURCHASE);
      const [framed] = guess(writeFrame(framing, message), shipped);
      expect(framed).toMatchObject({ profile: 'ascii', framing: { name: framing, header } });
      const [bare] = guess(Buffer.concat([Buffer.from(header, 'hex'), message]), shipped);
      expect(bare).toMatchObject({ profile: 'ascii', framing: { name: 'none', header } });
    },
  );

  it('recognizes no framing with another length', () => {
    const frame = writeFrame('binary2', compile(PROFILES.ascii).encode(PURCHASE));
    for (const bytes of [frame.subarray(0, -1), Buffer.concat([frame, Buffer.of(0x30)])]) {
      expect(guess(bytes, shipped).map(({ verdict }) => verdict)).toEqual(
        shipped.map(() => 'unreadable'),
      );
    }
  });

  it('returns "unreadable" for all profiles if there are no bytes', () => {
    expect(guess(new Uint8Array(), shipped).map(({ verdict }) => verdict)).toEqual(
      shipped.map(() => 'unreadable'),
    );
  });
});
