import { bodyWith, CUSTOMER } from '../test/bodies';
import { codesOf, SIMPLES, UNKNOWN_CITY } from '../test/dps';

type Changes = Readonly<Record<string, unknown>>;

describe('A request that the rules refuse', () => {
  it.each<readonly [code: string, what: string, sent: Changes]>([
    ['E0015', 'a date in the future', { competence: '2026-03-11' }],
    ['E0037', 'an unknown municipality', { municipality: '9999999' }],
    ['E0080', 'wrong check digits', { 'provider.cnpj': '12345678000194' }],
    ['E0166', 'no regime', { 'provider.simplesNacional': { option: 3 } }],
    [
      'E0188',
      'wrong check digits of the customer',
      { customer: { ...CUSTOMER, cnpj: '11444777000160' } },
    ],
    [
      'E0202',
      'the customer is the provider',
      { customer: { ...CUSTOMER, cnpj: '12345678000195' } },
    ],
    ['E0204', 'retention without a customer', { 'service.issWithheld': true }],
    [
      'E0237',
      'retention without an address',
      { 'service.issWithheld': true, customer: { ...CUSTOMER, address: undefined } },
    ],
    ['E0310', 'an unknown service', { 'service.code': '77.01' }],
    [
      'E0322',
      'IBS and CBS without an NBS',
      { ibsCbs: { operationIndicator: '100301', cst: '000', classification: '000001' } },
    ],
    ['E0427', 'deductions above the amount', { 'service.deductions': 1000.01 }],
    ['E0429', 'a rate of 1.99 %', { 'service.issRate': 1.99 }],
    [
      'E0429',
      'a rate of 1.99 % in an unknown municipality',
      { 'service.issRate': 1.99, municipality: UNKNOWN_CITY },
    ],
    ['E0431', 'a negative discount', { 'service.unconditionalDiscount': -1 }],
    ['E0432', 'a discount of the whole price', { 'service.conditionalDiscount': 1000 }],
    ['E0453', 'a deduction of 101 %', { 'service.deductions': { percentage: 101 } }],
    [
      'E0586',
      'a benefit above its limit',
      { 'service.benefit': { number: '35503080200002', reduction: 41 } },
    ],
    ['E0592', 'immunity without a kind', { 'service.issType': 2 }],
    ['E0595', 'a rate of 5.01 %', { 'service.issRate': 5.01 }],
    [
      'E0595',
      'a rate of 5.01 % in an unknown municipality',
      { 'service.issRate': 5.01, municipality: UNKNOWN_CITY },
    ],
    ['E0619', 'no rate in an unknown municipality', { municipality: UNKNOWN_CITY }],
    [
      'E0621',
      'no rate of a retained ISS inside the Simples',
      { ...SIMPLES, 'service.issWithheld': true, customer: CUSTOMER },
    ],
    ['E0694', 'PIS that is not its rate', { taxes: { pis: { rate: 0.65, amount: 7 } } }],
    ['E0700', 'IRRF of the whole price', { taxes: { irrf: { amount: 1000 } } }],
    ['E1235', 'an amount of 0', { 'service.amount': 0 }],
    ['E1235', 'a negative amount', { 'service.amount': -1 }],
    ['E1235', 'a description of 2,001 characters', { 'service.description': 'x'.repeat(2_001) }],
    ['E1235', 'an empty description', { 'service.description': '' }],
    [
      'E1508',
      'retentions above the net amount',
      { taxes: { irrf: { amount: 600 }, inss: { amount: 600 } } },
    ],
  ])('is refused with %s: %s', (code, _, sent) => {
    expect(codesOf(bodyWith(sent))).toContain(code);
  });

  it('is not refused for characters that XML escapes', () => {
    expect(codesOf(bodyWith({ 'service.description': ']]> & <a> "b"\r\n' }))).toEqual([]);
  });
});
