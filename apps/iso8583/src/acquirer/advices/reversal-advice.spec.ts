import { compile, PROFILES } from '#libs/iso8583';
import {
  isRepeatedUntilAnswered,
  plannedReversal,
  repeatOf,
  reversalAdvice,
} from './reversal-advice';

const PAN = '4000000000000001';
const TRACK_2 = `${PAN}=49122010000000000000`;
const OWN = { stan: '000008', transmittedAt: '1121120500' };

const ORIGINAL = {
  '2': PAN,
  '3': '000000',
  '4': '000000015075',
  '7': '1121120000',
  '11': '000007',
  '12': '090000',
  '13': '1121',
  '14': '4912',
  '18': '5999',
  '22': '051',
  '23': '001',
  '25': '00',
  '26': '12',
  '32': '00000000001',
  '35': TRACK_2,
  '37': '632512000007',
  '41': 'TERM0001',
  '42': 'MERCHANT0000001',
  '43': 'LOJA                     SAO PAULO    BR',
  '48': '9203123',
  '49': '986',
  '52': '0123456789ABCDEF',
  '55': '9F3602000A',
};

/** All profiles with the elements of 1987. */
const OF_1987 = Object.values(PROFILES).filter(({ name }) => name !== 'iso2003-cmf');
const LONG_TERMINAL = ORIGINAL['41'].padEnd(16);

const without = (...elements: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(ORIGINAL).filter(([element]) => !elements.includes(element)));

const advice = (fields: Record<string, string>) => reversalAdvice({ mti: '0100', fields }, OWN);

describe('reversalAdvice', () => {
  it.each(['3', '4', '12', '13', '14', '18', '22', '23', '25', '32', '37', '41', '42', '43', '49'])(
    'carries DE%s of its original',
    (element) => {
      expect(advice(ORIGINAL).fields[element]).toBe(ORIGINAL[element as '3']);
    },
  );

  it('has the number and the time of its own, and those of the original in DE90', () => {
    const { mti, fields } = advice(ORIGINAL);
    expect([mti, fields['11'], fields['7']]).toEqual(['0420', '000008', '1121120500']);
    expect(fields['90']).toBe('0100000007112112000000000000001'.padEnd(42, '0'));
  });

  it.each([
    ['DE2', ORIGINAL, '2', '35'],
    ['track 2, if the original had no DE2', without('2'), '35', '2'],
    [
      'track 1, if the original had only that',
      { ...without('2', '35'), '45': `B${PAN}^` },
      '45',
      '2',
    ],
  ])('carries the card in %s', (_, fields, present, absent) => {
    const reversal = advice(fields);
    expect(reversal.fields[present]).toBe((fields as Record<string, string>)[present]);
    expect(reversal.fields).not.toHaveProperty(absent);
  });

  it.each(['26', '48', '52', '64'])('does not carry DE%s, which can be secret', (element) => {
    const fields = { ...ORIGINAL, '64': '0000000000000000' };
    expect(advice(fields).fields).not.toHaveProperty(element);
  });

  it('has DE38 and DE39 if the response to the original is known', () => {
    const answer = { mti: '0110', fields: { '38': '007920', '39': '00' } };
    const { fields } = reversalAdvice({ mti: '0100', fields: ORIGINAL }, OWN, answer);
    expect(fields).toMatchObject({ '38': '007920', '39': '00' });
    expect(advice(ORIGINAL).fields).not.toHaveProperty('39');
  });

  it.each(OF_1987)('can be packed in profile $name', (profile) => {
    const codec = compile(profile);
    const { mti, fields } = advice({
      ...ORIGINAL,
      '41': profile.overrides['41'] ? LONG_TERMINAL : ORIGINAL['41'],
    });
    expect(codec.decode(codec.encode({ mti, fields }))).toMatchObject({ mti, fields });
  });
});

describe('repeatOf', () => {
  it.each([
    ['0420', '0421'],
    ['0421', '0421'],
    ['0220', '0221'],
    ['0120', '0121'],
    ['0422', '0423'],
  ])('repeats %s as %s with the same elements', (mti, repeat) => {
    const { fields } = advice(ORIGINAL);
    expect(repeatOf({ mti, fields })).toEqual({ mti: repeat, fields });
  });
});

describe('plannedReversal', () => {
  it('is the advice without numbers of its own', () => {
    const original = { mti: '0100', fields: ORIGINAL };
    const { '7': time, '11': stan, ...fields } = reversalAdvice(original, OWN).fields;
    expect([time, stan]).toEqual([OWN.transmittedAt, OWN.stan]);
    expect(plannedReversal(original)).toEqual({ mti: '0420', fields });
  });
});

describe('isRepeatedUntilAnswered', () => {
  it.each([
    ['0120', true],
    ['0220', true],
    ['0421', true],
    ['0102', true],
    ['0202', true],
    ['0203', true],
    ['0204', true],
    ['0200', false],
    ['0201', false],
    ['0402', false],
    ['0500', false],
    ['0100', false],
    ['0400', false],
    ['0820', false],
  ])('of %s is %s', (mti, expected) => {
    expect(isRepeatedUntilAnswered(mti)).toBe(expected);
  });
});
