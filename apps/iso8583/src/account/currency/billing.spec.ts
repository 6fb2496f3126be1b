import { type TestFields, isoMessage } from '../../issuer/test/requests';
import { type CardTransaction } from '../transaction';
import { billingAtRateOf, billingOf } from './billing';
import { centsOf, formatRate10, parseRate10 } from './convert';

const RATES = { '840': '5.4321', '392': '0.0355', '414': '17.5', '032': '0.0040' };
const billing = (fields: TestFields) => billingOf(isoMessage('0100', fields), RATES);
const usd = { '49': '840' };

describe('An amount is billed', () => {
  it.each<[what: string, TestFields, cents: number, elements: object]>([
    ['in reais', {}, 1_000, {}],
    ['in reais by letters', { '49': 'BRL' }, 1_000, {}],
    ['in reais without DE49', { '49': undefined }, 1_000, {}],
    ['in reais, whatever DE6 says', { '6': '000000000001', '51': '840' }, 1_000, {}],
    [
      'at the rate of the sandbox',
      usd,
      5_432,
      { '6': '000000005432', '10': '40054321', '51': '986' },
    ],
    [
      'from a currency without decimals',
      { '49': '392' },
      3_550,
      { '6': '000000003550', '10': '40000355', '51': '986' },
    ],
    [
      'as the network converted it',
      { ...usd, '6': '000000005999', '51': '986' },
      5_999,
      { '6': '000000005999', '51': '986' },
    ],
    [
      'as the network converted it at its rate, one cent off',
      { ...usd, '6': '000000005401', '10': '40054000', '51': 'BRL' },
      5_401,
      { '6': '000000005401', '10': '40054000', '51': 'BRL' },
    ],
    [
      'by the network in a currency without a rate',
      { '49': '752', '6': '000000000500', '51': '986' },
      500,
      { '6': '000000000500', '51': '986' },
    ],
    ['as nothing, if it is nothing', { ...usd, '4': '000000000000' }, 0, {}],
  ])('%s', (_, fields, cents, elements) => {
    const billed = billing(fields);
    expect(billed.problem).toBeUndefined();
    expect(billed.cents).toBe(cents);
    expect(billed.elements).toMatchObject(elements);
  });

  it.each<[what: string, TestFields, problem: string]>([
    ['without a rate', { '49': '752' }, 'There is no rate for currency 752'],
    ['by a name of Object', { '49': 'constructor' }, 'There is no rate'],
    ['above 12 digits', { ...usd, '4': '999999999999' }, 'has more than 12 digits'],
    ['in another currency', { ...usd, '6': '000000005400', '51': '840' }, 'DE51 is 840'],
    ['without DE51', { ...usd, '6': '000000005400' }, 'DE51 is missing'],
    ['at no rate', { ...usd, '6': '1', '10': '9', '51': '986' }, 'DE10 is not a rate'],
    [
      'two cents off its rate',
      { ...usd, '6': '000000005402', '10': '40054000', '51': '986' },
      'DE6 is 000000005402, but DE4 at the rate of DE10 is 5400 cents.',
    ],
    ['to nothing', { ...usd, '6': '000000000000', '51': '986' }, 'The amount in BRL is zero'],
    ['to less than half a cent', { '49': '032', '4': '000000000100' }, 'The amount in BRL is zero'],
  ])('never %s', (_, fields, problem) => {
    expect(billing(fields)).toMatchObject({ cents: 0, elements: {} });
    expect(billing(fields).problem).toContain(problem);
  });
});

describe('An amount without a rate', () => {
  const USD = { currency: '840', amount: 1_000, billingAmount: 5_400, added: {} };
  const at = { ...USD, added: { '10': '40054321' } } as unknown as CardTransaction;
  const network = { ...USD, added: { '6': '000000005400' } } as unknown as CardTransaction;
  const capture = (fields: TestFields) => isoMessage('0220', fields);
  it.each<[what: string, TestFields, CardTransaction, cents: number, elements: object]>([
    ['the rate of its authorization', usd, at, 5_432, { '10': '40054321', '51': '986' }],
    ['a part at that rate', { ...usd, '4': '000000000500' }, at, 2_716, { '6': '000000002716' }],
    ['the conversion of the network', { ...usd, '4': '000000000333' }, network, 1_798, {}],
  ])('has %s', (_, fields, authorized, cents, elements) => {
    const billed = billingAtRateOf(capture(fields), authorized);
    expect(billed).toMatchObject({ cents, elements });
    expect(billed?.elements).toMatchObject({ '51': '986' });
  });

  it.each<[what: string, TestFields, Partial<CardTransaction>]>([
    ['another currency', { '49': '978' }, {}],
    ['an authorization in BRL', {}, { currency: '986' }],
    ['an authorization of nothing', usd, { amount: 0 as CardTransaction['amount'] }],
    ['more than 12 digits', { ...usd, '4': '999999999999' }, {}],
    ['less than half a cent', { ...usd, '4': '000000000001' }, { added: { '10': '60000001' } }],
  ])('has none with %s', (_, fields, change) => {
    expect(billingAtRateOf(capture(fields), { ...at, ...change })).toBeUndefined();
  });
});

describe('A conversion', () => {
  it.each([
    [1_000, '840', '5.4321', 5_432],
    [1, '840', '0.5', 1],
    [1, '840', '0.4999999', 0],
    [3, '840', '1.5', 5],
    [1_000, '392', '0.0355', 3_550],
    [1_000, '414', '17.5', 1_750],
    [1_001, '414', '17.5', 1_752],
    [999_999_999_999, '840', '1', 999_999_999_999],
    [999_999_999_999, '840', '1.000001', undefined],
  ])('of %d minor units of %s at %s is %p cents', (amount, currency, rate, cents) => {
    expect(centsOf(amount, currency, rate)).toBe(cents);
  });

  it.each([
    ['5.4321', '40054321', '005.4321'],
    ['3', '00000003', '0000003.0'],
    ['0.000001', '60000001', '0.000001'],
  ])('writes the rate %s as DE10 %s', (rate, element, read) => {
    expect(formatRate10(rate)).toBe(element);
    expect(parseRate10(element)).toContain(read.replace(/^0+(?=\d)/, ''));
    expect(Number(parseRate10(element))).toBe(Number(rate));
  });

  it.each(['', '4005432', '400543210', '8005432A', '80054321'])(
    'reads no rate from %j',
    (value) => {
      expect(parseRate10(value)).toBeUndefined();
    },
  );
});
