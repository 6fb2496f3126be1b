import { isMunicipalityCode, stateOf } from './municipality-code';
import { memoryParameters } from './parameters';
import { SEED } from './seed';
import {
  isNationalServiceCode,
  NATIONAL_SERVICE_CODES,
  normalizeServiceCode,
} from './service-list';

const parameters = memoryParameters(SEED);

describe('The code of a municipality', () => {
  it.each<readonly [string, string]>([
    ...SEED.municipalities.map(({ code, state }) => [code, state] as const),
    ['2201919', 'PI'],
    ['2611533', 'PE'],
    ['3117836', 'MG'],
    ['4305871', 'RS'],
    ['5203962', 'GO'],
  ])('%s is of the state %s', (code, state) => {
    expect(isMunicipalityCode(code)).toBe(true);
    expect(stateOf(code)).toBe(state);
  });

  it.each(['', '355030', '35503088', '3550309', '3455030', '9999999', '0000000', '355030A'])(
    'is not %p',
    (code) => {
      expect(isMunicipalityCode(code)).toBe(false);
    },
  );
});

describe('normalizeServiceCode', () => {
  it.each([
    ['1.07', '010701'],
    ['01.07', '010701'],
    ['0107', '010701'],
    ['010701', '010701'],
    ['01.07.01', '010701'],
    ['1.07.02', '010702'],
    ['17.05', '170501'],
    ['99.03.05', '990305'],
  ])('reads %s as %s', (text, code) => {
    expect(normalizeServiceCode(text)).toBe(code);
  });

  it.each(['', '1', '107', '1.7', '01070', '0107011', '01-07', 'a.07', '1.07.1', ' 1.07', '１.07'])(
    'does not read %p',
    (text) => {
      expect(normalizeServiceCode(text)).toBeUndefined();
    },
  );
});

describe('The national list of services', () => {
  it('has the 337 codes of LC 116 in annex B and the nine of item 99', () => {
    expect(NATIONAL_SERVICE_CODES).toHaveLength(337 + 9);
  });

  it.each(['010701', '041704', '151803', '400101', '990305'])('contains %s', (code) => {
    expect(isNationalServiceCode(code)).toBe(true);
  });

  it.each(['010702', '013001', '070401 ', '071401', '170701', '410101', '990306', '0107'])(
    'does not contain %p',
    (code) => {
      expect(isNationalServiceCode(code)).toBe(false);
    },
  );
});

describe('The seed', () => {
  it('has each code once, and only codes of the national list', () => {
    const codes = SEED.serviceCodes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !isNationalServiceCode(code))).toEqual([]);
    expect(codes).toEqual(codes.toSorted());
  });

  it('has rates between 2 % and 5 % for every active municipality', () => {
    for (const { code, isActive } of SEED.municipalities) {
      const rates = SEED.rates.filter(({ municipality }) => municipality === code);
      expect(rates.length > 0).toBe(isActive);
      for (const { rate } of rates) {
        expect(rate).toBeGreaterThanOrEqual(200);
        expect(rate).toBeLessThanOrEqual(500);
      }
    }
    expect(parameters.rateRow('3550308', '010701')?.rate).toBe(500);
    expect(parameters.rateRow('3509502', '010701')?.rate).toBe(200);
    expect(parameters.rateRow('3509502', '200101')?.rate).toBeUndefined();
  });

  it.each([
    ['010701', { incidence: 'provider' }],
    ['070202', { incidence: 'place', requires: 'construction', floorExempt: true }],
    ['070401', { incidence: 'place', requires: 'construction' }],
    ['070501', { incidence: 'place', requires: 'construction', floorExempt: true }],
    ['070601', { incidence: 'provider', requires: 'construction' }],
    ['110201', { incidence: 'place' }],
    ['120701', { incidence: 'place', requires: 'event' }],
    ['121301', { incidence: 'provider', requires: 'event' }],
    ['160101', { incidence: 'place', floorExempt: true }],
    ['170501', { incidence: 'customer', floorExempt: true }],
    ['990101', { incidence: 'provider', isOutsideIss: true }],
    ['990401', { incidence: 'provider', isOutsideIss: true }],
  ])('describes %s as %j', (code, expected) => {
    const { name, ...service } = parameters.serviceCode(code) ?? { name: '' };
    expect(name).not.toBe('');
    expect(service).toEqual({ code, ...expected });
  });

  it('has no row for what it does not know', () => {
    expect(parameters.municipality('3503000')).toBeUndefined();
    expect(parameters.serviceCode('010702')).toBeUndefined();
    expect(parameters.rateRow('3503000', '010701')?.rate).toBeUndefined();
  });
});

describe('memoryParameters', () => {
  it('takes the last of two rows with the same codes', () => {
    const changed = memoryParameters({
      ...SEED,
      rates: [...SEED.rates, { municipality: '3550308', serviceCode: '010701', rate: 350 }],
    });
    expect(changed.rateRow('3550308', '010701')?.rate).toBe(350);
  });
});
