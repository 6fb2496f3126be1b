import { computeNfse } from '#libs/nfse';
import { bodyWith, CUSTOMER } from '../test/bodies';
import { codesOf, INACTIVE_CITY, PLACE, requestedOf, SIMPLES, UNKNOWN_CITY } from '../test/dps';

type Changes = Readonly<Record<string, unknown>>;

const CUSTOMER_OF_1705 = { 'service.code': '17.05', customer: CUSTOMER };

describe('The rate of a request', () => {
  const RATE = { 'service.issRate': 3 };
  const RETAINED = { 'service.issWithheld': true, customer: CUSTOMER };

  it.each<readonly [what: string, sent: Changes, where: 'dps' | 'request']>([
    ['active municipality', RATE, 'request'],
    [
      'inactive municipality',
      { ...RATE, ...CUSTOMER_OF_1705, 'customer.address.municipality': INACTIVE_CITY },
      'dps',
    ],
    ['unknown municipality', { ...RATE, municipality: UNKNOWN_CITY }, 'dps'],
    ['inside the Simples', { ...RATE, ...SIMPLES }, 'request'],
    ['inside the Simples, retained', { ...RATE, ...SIMPLES, ...RETAINED }, 'dps'],
    [
      'inside the Simples, retained, unknown',
      { ...RATE, ...SIMPLES, ...RETAINED, municipality: UNKNOWN_CITY },
      'dps',
    ],
    [
      'inside the Simples, unknown municipality',
      { ...RATE, ...SIMPLES, municipality: UNKNOWN_CITY },
      'request',
    ],
    [
      'outside the Simples',
      { ...RATE, 'provider.simplesNacional': { option: 3, regime: 2 } },
      'request',
    ],
    [
      'outside the Simples, unknown municipality',
      { ...RATE, 'provider.simplesNacional': { option: 3, regime: 2 }, municipality: UNKNOWN_CITY },
      'dps',
    ],
    ['MEI', { ...RATE, 'provider.simplesNacional': { option: 2 } }, 'request'],
    [
      'MEI, unknown municipality',
      { ...RATE, 'provider.simplesNacional': { option: 2 }, municipality: UNKNOWN_CITY },
      'request',
    ],
    ['special regime', { ...RATE, 'provider.specialRegime': 6 }, 'request'],
    ['untaxed', { ...RATE, 'service.issType': 4, municipality: UNKNOWN_CITY }, 'request'],
    [
      'suspended',
      { ...RATE, 'service.suspension': { type: 1, process: '1' }, municipality: UNKNOWN_CITY },
      'request',
    ],
    [
      'benefit with a rate',
      { ...RATE, 'service.benefit': { number: '35503080100001' } },
      'request',
    ],
    ['item 99', { ...RATE, 'service.code': '99.01' }, 'request'],
  ])('is where the rules want it: %s', (_, sent, where) => {
    const { dps, requestRate } = requestedOf(bodyWith(sent));
    expect([dps.valores.trib.tribMun.pAliq, requestRate]).toEqual(
      where === 'dps' ? [300, undefined] : [undefined, 300],
    );
    expect(codesOf(bodyWith(sent))).toEqual([]);
  });

  it('is the rate of the invoice where the municipality has none', () => {
    const { dps } = requestedOf(bodyWith({ ...RATE, municipality: UNKNOWN_CITY }));
    expect(computeNfse(dps, PLACE.parameters, { procYear: 2026 }).iss.cents).toBe(3_000);
  });
});
