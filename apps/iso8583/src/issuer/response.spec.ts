import { PROFILES } from '#libs/iso8583';
import { isoMessage } from './test/requests';
import { answerTo } from './response';

const REQUEST = {
  '12': '090000',
  '22': '051',
  '37': '632512000001',
  '48': '9203123',
  '52': '0000000000000000',
  '55': '9F36020001',
};

describe('answerTo', () => {
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
    expect(answerTo(isoMessage(mti, {}), {}, PROFILES.ascii).mti).toBe(expected);
  });

  it('repeats the identifying elements of the request, and no secret ones', () => {
    const { fields } = answerTo(isoMessage('0100', REQUEST), {}, PROFILES.ascii);
    const echoed = '2 3 4 7 11 12 13 25 32 37 41 42 49'.split(' ');
    expect(Object.keys(fields).sort()).toEqual([...echoed].sort());
  });

  it('adds what the host sets, in place of what it repeats', () => {
    const added = { '4': '000000000500', '38': '123456', '39': '10' };
    const { fields } = answerTo(isoMessage('0100', REQUEST), added, PROFILES.ascii);
    expect(fields).toMatchObject({ ...added, '37': REQUEST['37'] });
  });

  it('repeats the elements that a profile names, as far as the request has them', () => {
    const profile = { ...PROFILES.ascii, echo: { '0100': ['11', '22', '62'] } };
    const own = answerTo(isoMessage('0101', REQUEST), { '39': '00' }, profile);
    expect(Object.keys(own.fields).sort()).toEqual(['11', '22', '39']);
    const other = answerTo(isoMessage('0200', REQUEST), {}, profile);
    expect(other.fields).toHaveProperty('37');
  });

  it('answers only requests', () => {
    expect(() => answerTo(isoMessage('0110', {}), {}, PROFILES.ascii)).toThrow(RangeError);
  });
});
