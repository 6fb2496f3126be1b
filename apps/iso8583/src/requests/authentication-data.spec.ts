import { ecommerceTexts, readEcommerceData, type EcommerceData } from './authentication-data';
import { readPrivateData } from './private-data';
import { usualTexts, writeUsualTexts } from './value-texts';

const DATA: EcommerceData = {
  eci: '05',
  cavv: 'BwABCXJ5k5YCIxA0cnmTAAAAAAA=',
  threeDsVersion: '2',
  dsTransactionId: 'f38e6948-5388-41a6-bca4-b49723c19437',
  requestorId: '40010030273',
};
const NONE: EcommerceData = {
  eci: undefined,
  cavv: undefined,
  threeDsVersion: undefined,
  dsTransactionId: undefined,
  requestorId: undefined,
};

describe('The e-commerce data of DE48', () => {
  it('is written and read again, beside other subelements', () => {
    const written = writeUsualTexts(ecommerceTexts(DATA));
    expect(written).toMatch(/^3315061140010030273420205432(?:8)BwAB/);
    const whole = `9203123${written}`;
    expect(readEcommerceData(usualTexts(whole))).toEqual(DATA);
    expect(readPrivateData(usualTexts(whole)).cvv).toBe('123');
    expect(writeUsualTexts(ecommerceTexts(NONE))).toBe('');
  });

  it.each<[string | undefined, Partial<EcommerceData>]>([
    [undefined, {}],
    ['', {}],
    ['T420205', { eci: '05' }],
    ['42070103212', { eci: '0103212' }],
    ['4203212', { eci: '212' }],
    ['4203219', {}],
    ['42015', {}],
    ['4304AA==', { cavv: 'AA==' }],
    ['4304A%==', {}],
    ['66050101X', {}],
    ['66050101' + '2', { threeDsVersion: '2' }],
    ['33050601' + '1', {}],
    ['anything', {}],
  ])('of %j is %j', (value, expected) => {
    expect(readEcommerceData(usualTexts(value))).toEqual({ ...NONE, ...expected });
  });
});
