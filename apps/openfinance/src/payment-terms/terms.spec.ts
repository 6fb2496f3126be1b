import { toCents } from '#libs/kernel';
import { PAYEE, TERMS } from '../../test/payments/builders';
import {
  detailProblem,
  differences,
  LOCAL_INSTRUMENTS,
  needsIssuer,
  PIX_ACCOUNT_TYPES,
  type PaymentTerms,
} from './terms';

describe('The differences between a payment and its consent', () => {
  const dict: PaymentTerms = {
    ...TERMS,
    localInstrument: 'QRES',
    proxy: '+5561912345678',
    qrCode: '000201',
  };

  it.each<readonly [string, Partial<PaymentTerms>]>([
    ['payment/amount', { amount: toCents(15_001) }],
    ['localInstrument', { localInstrument: 'QRDN' }],
    ['proxy', { proxy: '+5561912345679' }],
    ['proxy', { proxy: undefined }],
    ['qrCode', { qrCode: '000202' }],
    ['ibgeTownCode', { ibgeTownCode: '5300108' }],
    ['creditorAccount/ispb', { creditorAccount: { ...PAYEE, ispb: '12345679' } }],
    ['creditorAccount/issuer', { creditorAccount: { ...PAYEE, issuer: '0002' } }],
    ['creditorAccount/issuer', { creditorAccount: { ...PAYEE, issuer: undefined } }],
    ['creditorAccount/number', { creditorAccount: { ...PAYEE, number: '1' } }],
    ['creditorAccount/accountType', { creditorAccount: { ...PAYEE, accountType: 'SVGS' } }],
  ])('%s', (name, change) => {
    expect(differences(dict, { ...dict, ...change })).toEqual([name]);
  });

  it('are none if the payment leaves the town out', () => {
    expect(differences({ ...dict, ibgeTownCode: '5300108' }, dict)).toEqual([]);
  });

  it('are none, or several', () => {
    expect(differences(dict, { ...dict })).toEqual([]);
    const other = { ...dict, amount: toCents(1), creditorAccount: { ...PAYEE, number: '1' } };
    expect(differences(dict, other)).toEqual(['payment/amount', 'creditorAccount/number']);
  });
});

describe('The details of a payment', () => {
  const [proxy, qrCode] = ['+5561912345678', '000201'];

  /** The instrument, what is sent, and the problem. */
  it.each<readonly [PaymentTerms['localInstrument'], Partial<PaymentTerms>, string | undefined]>([
    ['MANU', {}, undefined],
    ['MANU', { proxy }, 'proxy is not allowed'],
    ['MANU', { qrCode }, 'qrCode is not allowed'],
    ['DICT', { proxy }, undefined],
    ['DICT', {}, 'proxy is required'],
    ['DICT', { proxy, qrCode }, 'qrCode is not allowed'],
    ['QRDN', { proxy, qrCode }, undefined],
    ['QRDN', { qrCode }, 'proxy is required'],
    ['QRDN', { proxy }, 'qrCode is required'],
    ['QRES', { proxy, qrCode }, undefined],
    ['QRES', { qrCode }, 'proxy is required'],
    ['QRES', { proxy }, 'qrCode is required'],
    ['INIC', { proxy }, undefined],
    ['INIC', {}, 'proxy is required'],
    ['INIC', { proxy, qrCode }, 'qrCode is not allowed'],
  ])('%s with %j: %s', (localInstrument, details, problem) => {
    const expected = problem && `${problem} with localInstrument ${localInstrument}.`;
    expect(detailProblem({ ...TERMS, localInstrument, ...details })).toBe(expected);
  });

  it('are known for each instrument', () => {
    expect(LOCAL_INSTRUMENTS).toEqual(['MANU', 'DICT', 'QRDN', 'QRES', 'INIC']);
  });

  it('need a branch for current and savings accounts', () => {
    const needing = PIX_ACCOUNT_TYPES.filter((accountType) =>
      needsIssuer({ ...PAYEE, accountType }),
    );
    expect(needing).toEqual(['CACC', 'SVGS']);
  });
});
