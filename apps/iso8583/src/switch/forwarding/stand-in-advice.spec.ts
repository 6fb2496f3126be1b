import { PROFILES, type IsoMessage } from '#libs/iso8583';
import { toCents } from '#libs/kernel';
import { inProfile, standInAdvice } from './stand-in-advice';

const FIELDS = { '2': '4000000000000001', '4': '000000001000', '7': '1121120000', '11': '000007' };

describe('The advice of a payment that the network approved', () => {
  const approved = (changes: object = {}) => ({
    amount: toCents(1_000),
    billingAmount: toCents(1_000),
    netAmount: toCents(1_000),
    authorizationCode: '123456',
    added: { '15': '1122', '39': '00', '44': 'text' },
    ...changes,
  });

  it.each([
    ['0100', '0120'],
    ['0101', '0120'],
    ['0120', '0120'],
    ['0200', '0220'],
    ['0221', '0220'],
    ['1100', '1120'],
  ])('of a %s is a %s', (mti, expected) => {
    expect(standInAdvice({ mti, fields: FIELDS }, approved()).mti).toBe(expected);
  });

  it('has the elements of the payment, and those of its response that the issuer needs', () => {
    expect(standInAdvice({ mti: '0100', fields: FIELDS }, approved()).fields).toEqual({
      ...FIELDS,
      '15': '1122',
      '38': '123456',
      '39': '00',
    });
  });

  it.each<[what: string, changes: object, expected: Record<string, string | undefined>]>([
    ['all of it', {}, { '4': '000000001000', '6': undefined }],
    ['a part in BRL', { netAmount: toCents(400) }, { '4': '000000000400', '6': undefined }],
    [
      'a part in another currency',
      { billingAmount: toCents(5_400), netAmount: toCents(2_700), added: { '6': '000000005400' } },
      { '4': '000000000500', '6': '000000002700' },
    ],
    ['no code', { authorizationCode: null }, { '38': undefined }],
  ])('reports what was not reversed: %s', (_, changes, expected) => {
    const { fields } = standInAdvice({ mti: '0100', fields: FIELDS }, approved(changes));
    expect(fields).toMatchObject(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    );
    for (const [element, value] of Object.entries(expected)) expect(fields[element]).toBe(value);
  });

  it('has the reason in the element that the profile of the listener names', () => {
    const message: IsoMessage = { mti: '0120', fields: FIELDS };
    const profile = { ...PROFILES.ascii, standInReason: '60' as const };
    const advice = { message, standInReason: 'signed-off' } as const;
    expect(inProfile(advice, profile).fields).toEqual({ ...FIELDS, '60': '03' });
    expect(inProfile(advice, PROFILES.ascii).fields).toEqual(FIELDS);
    const without = { ...message, fields: { ...FIELDS, '1': '0' } };
    expect(inProfile({ ...advice, message: without }, PROFILES.ascii).fields).toEqual(FIELDS);
  });
});
