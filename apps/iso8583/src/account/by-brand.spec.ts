import { ofBrand } from './by-brand';

describe('A value by card brand', () => {
  it.each([
    ['elo', 1],
    ['Elo', 1],
    [' ELO ', 1],
    ['visa', undefined],
    ['other', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('of %j is %s', (brand, value) => {
    expect(ofBrand({ elo: 1 }, brand)).toBe(value);
  });
});
