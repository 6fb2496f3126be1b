import { compile, PROFILES, type IsoMessage, type Profile, type ProfileName } from '#libs/iso8583';
import { ecommerceTexts, readEcommerceData } from './authentication-data';
import { placedElements, placeTexts, readPlacedTexts } from './placed-values';
import { privateTexts, readPrivateData, withoutCvv } from './private-data';
import { type ValueTexts } from './value-texts';

const CAVV = 'BwABCXJ5k5YCIxA0cnmTAAAAAAA=';
const CAVV_BYTES = Buffer.from(CAVV, 'base64').toString('hex').toUpperCase();
const VISA = PROFILES['visa-like'];
const MASTERCARD = PROFILES['mastercard-like'];

/** A profile with its values at positions of DE62, and one in DE48. */
const OWN: Profile = {
  ...PROFILES.ascii,
  name: 'own',
  places: { cvv: '62.1', partialApproval: '62.2', threeDsVersion: '48.3' },
  overrides: {
    '48': { composite: { kind: 'positional', subelements: { '3': { length: 1 } } } },
    '62': {
      composite: { kind: 'positional', subelements: { '1': { length: 4 }, '2': { length: 3 } } },
    },
  },
};
const ALL: ValueTexts = {
  ...privateTexts({ cvv: '123', takesPart: true, installments: { count: 3, type: 'merchant' } }),
  ...ecommerceTexts({
    eci: '05',
    cavv: CAVV,
    threeDsVersion: '2',
    dsTransactionId: 'f38e6948-5388-41a6-bca4-b49723c19437',
    requestorId: '40010030273',
  }),
};

/** A message as it is received after these values were written. */
function sent(texts: ValueTexts, profile: Profile): IsoMessage {
  const placed = placeTexts(texts, profile);
  if (!placed.ok) throw new Error(placed.refusal);
  const { parts, privateData } = placed.value;
  const codec = compile(profile);
  const fields: Record<string, string> = privateData === '' ? {} : { '48': privateData };
  return codec.decode(codec.encode({ mti: '0100', fields: { '11': '000001', ...fields }, parts }));
}

describe('The values of private data', () => {
  it.each<ProfileName>([
    'ascii',
    'bcd',
    'ebcdic',
    'visa-like',
    'mastercard-like',
    'brazil-ascii',
    'brazil-bcd',
    'base24-like',
  ])('are read where they were written in %s', (name) => {
    const read = readPlacedTexts(sent(ALL, PROFILES[name]), PROFILES[name]);
    expect(read).toEqual(ALL);
  });

  it.each<[what: string, profile: Profile, message: Partial<IsoMessage>, expected: object]>([
    ['CVV2', VISA, { parts: { '126.10': '11 123' } }, { cvv: '123' }],
    ['CVV2 of four digits', VISA, { parts: { '126.10': '101234' } }, { cvv: '1234' }],
    ['a CVV2 that the merchant left out', VISA, { parts: { '126.10': '0     ' } }, {}],
    ['a CVV2 that cannot be read', VISA, { parts: { '126.10': '21 123' } }, {}],
    ['the CVV of DE48, which is not the place', VISA, { fields: { '48': '9203123' } }, {}],
    ['the installments of DE48', VISA, { fields: { '48': '0003103' } }, { installments: '103' }],
    ['the bytes of a CAVV', VISA, { parts: { '126.9': CAVV_BYTES } }, { cavv: CAVV }],
    ['a CVV with blanks', OWN, { parts: { '62.1': '123 ' } }, { cvv: '123' }],
    ['an ECI of two digits', MASTERCARD, { parts: { '48.42': '05' } }, { eci: '05' }],
    ['a security level', MASTERCARD, { parts: { '48.42.01': '212' } }, { eci: '212' }],
    ['nothing', OWN, {}, {}],
  ])('of a message with %s in %#', (_, profile, { fields = {}, parts }, expected) => {
    const read = readPlacedTexts({ fields, ...(parts && { parts }) }, profile);
    expect(JSON.parse(JSON.stringify(read))).toEqual(expected);
  });

  it('have their form on the wire', () => {
    expect(sent({ cvv: '123', cavv: CAVV }, VISA).parts).toEqual({
      '126.9': CAVV_BYTES,
      '126.10': '10 123',
    });
    expect(sent({ cvv: '123', partialApproval: '10000' }, OWN).fields['62']).toBe('123 100');
    expect(sent({ eci: '05', cvv: '123' }, MASTERCARD).fields['48']).toBe('9203123' + '4206010205');
  });

  it('are refused if the profile has no room for them', () => {
    expect(placeTexts({ cavv: 'A%' }, VISA)).toEqual({ ok: false, refusal: 'cavv' });
    // DE48 has the layout of the profile, so nothing else can be in it.
    expect(placeTexts({ threeDsVersion: '2', eci: '05' }, OWN)).toEqual({
      ok: false,
      refusal: 'eci',
    });
    expect(placeTexts({ eci: '05' }, OWN)).toMatchObject({ value: { privateData: '420205' } });
  });

  it('that cannot be stored are in these elements', () => {
    expect(placedElements(VISA)).toEqual(['126', '126']);
    expect(placedElements(PROFILES.ascii)).toEqual([]);
  });

  it('of another form are ignored', () => {
    const texts = { ...ALL, cvv: '12', partialApproval: '0', installments: '9', eci: '5' };
    expect(readPrivateData(texts)).toEqual({
      cvv: undefined,
      takesPart: false,
      installments: undefined,
    });
    expect(readEcommerceData(texts).eci).toBeUndefined();
  });
});

describe('A message without its CVV', () => {
  it('keeps the other subelements, and loses its MAC', () => {
    const message = sent({ cvv: '123', cavv: CAVV }, VISA);
    const signed = { ...message, fields: { ...message.fields, '128': 'AB' } };
    const kept = withoutCvv(signed, VISA);
    expect(kept.fields).toEqual({ '11': '000001' });
    expect(kept.parts).toEqual({ '126.9': CAVV_BYTES });
    expect(withoutCvv(kept, VISA)).toBe(kept);
    expect(withoutCvv(sent({ cvv: '123' }, VISA), VISA)).not.toHaveProperty('parts');
  });

  it('has none in DE48 either', () => {
    const message = sent(ALL, MASTERCARD);
    const kept = withoutCvv(message, MASTERCARD);
    expect(JSON.stringify(kept)).not.toContain('9203123');
    expect(compile(MASTERCARD).encode(kept).length).toBe(
      compile(MASTERCARD).encode(message).length - 7,
    );
  });
});
