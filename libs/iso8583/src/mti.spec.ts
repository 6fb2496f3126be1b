import { describeMti, responseMti } from './mti';

describe('responseMti', () => {
  it.each([
    ['0100', '0110'],
    ['0101', '0110'],
    ['0120', '0130'],
    ['0121', '0130'],
    ['0200', '0210'],
    ['0220', '0230'],
    ['0400', '0410'],
    ['0401', '0410'],
    ['0420', '0430'],
    ['0421', '0430'],
    ['0800', '0810'],
    ['0820', '0830'],
    ['1202', '1212'],
    ['0203', '0212'],
    ['0604', '0614'],
    ['0605', '0614'],
    ['0640', '0650'],
    ['0110', undefined],
    ['0431', undefined],
    ['0206', undefined],
    ['0280', undefined],
    ['200', undefined],
    ['02A0', undefined],
    ['', undefined],
  ])('returns for %s: %s', (mti, response) => {
    expect(responseMti(mti)).toBe(response);
  });
});

describe('describeMti', () => {
  it.each([
    ['0421', ['ISO 8583:1987', 'reversal', 'advice', 'acquirer repeat']],
    ['1814', ['ISO 8583:1993', 'network management', 'request response', 'other']],
    ['3999', ['reserved', 'reserved', 'reserved', 'reserved']],
  ])('returns the meaning of %s', (mti, [version, ...rest]) => {
    const [className, functionName, origin] = rest;
    expect(describeMti(mti)).toEqual({ version, class: className, function: functionName, origin });
  });

  it('returns undefined for a text that is not a message type', () => {
    expect(describeMti('toString')).toBeUndefined();
  });
});
