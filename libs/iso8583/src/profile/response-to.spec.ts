import { type IsoMessage } from '../message';
import { responseTo } from './presence';
import { PROFILES } from '../shipped/profiles';

const USUAL = {
  '2': '4000000000000001',
  '3': '000000',
  '4': '000000001000',
  '7': '1121120000',
  '11': '000001',
  '13': '1121',
  '18': '5999',
  '25': '00',
  '32': '00000000001',
  '41': 'TERM0001',
  '42': 'MERCHANT0000001',
  '49': '986',
};
const REQUEST = {
  '12': '090000',
  '22': '051',
  '37': '632512000001',
  '48': '9203123',
  '52': '0000000000000000',
  '55': '9F36020001',
};

const isoMessage = (mti: string, fields: IsoMessage['fields']): IsoMessage => ({
  mti,
  fields: { ...USUAL, ...fields },
});

describe('responseTo', () => {
  it.each([
    ['0100', '0110'],
    ['0101', '0110'],
    ['0121', '0130'],
    ['0202', '0212'],
    ['0203', '0212'],
    ['0221', '0230'],
    ['0400', '0410'],
    ['0421', '0430'],
    ['0500', '0510'],
    ['0800', '0810'],
  ])('a %s with a %s', (mti, expected) => {
    expect(responseTo(isoMessage(mti, {}), {}, PROFILES.ascii).mti).toBe(expected);
  });

  it('repeats the identifying elements of the request, and no secret ones', () => {
    const { fields } = responseTo(isoMessage('0100', REQUEST), {}, PROFILES.ascii);
    const echoed = '2 3 4 7 11 12 13 25 32 37 41 42 49'.split(' ');
    expect(Object.keys(fields).sort()).toEqual([...echoed].sort());
  });

  it('adds what the host sets, in place of what it repeats', () => {
    const added = { '4': '000000000500', '38': '123456', '39': '10' };
    const { fields } = responseTo(isoMessage('0100', REQUEST), added, PROFILES.ascii);
    expect(fields).toMatchObject({ ...added, '37': REQUEST['37'] });
  });

  it('repeats the elements that a profile names, as far as the request has them', () => {
    const profile = { ...PROFILES.ascii, echo: { '0100': ['11', '22', '62'] } };
    const own = responseTo(isoMessage('0101', REQUEST), { '39': '00' }, profile);
    expect(Object.keys(own.fields).sort()).toEqual(['11', '22', '39']);
    const other = responseTo(isoMessage('0200', REQUEST), {}, profile);
    expect(other.fields).toHaveProperty('37');
  });

  it('answers only requests', () => {
    expect(() => responseTo(isoMessage('0110', {}), {}, PROFILES.ascii)).toThrow(RangeError);
  });
});
