import { type IsoMessage } from '../message';
import { echoedElements, missingElements } from './presence';
import { PROFILES } from '../shipped/profiles';

const message = (mti: string, ...elements: string[]): IsoMessage => ({
  mti,
  fields: Object.fromEntries(elements.map((element) => [element, '0'])),
});

const own = {
  ...PROFILES.ascii,
  presence: { '0100': ['2|35', '48', '26 if 52'] },
  echo: { '0200': ['2', '11', '62'] },
};

describe('missingElements', () => {
  it.each([
    ['0800', [], 'DE7, DE11, DE70 (or DE3)'],
    ['0800', ['7', '11', '70'], ''],
    ['0100', '2 3 4 7 11 12 13 18 22 25 32 37 42 43 49'.split(' '), ''],
    ['0101', '35 3 4 7 11 12 13 18 22 25 32 37 42 43'.split(' '), 'DE49'],
    ['0200', '2 3 4 7 11 12 13 18 22 25 32 37 42 43 49'.split(' '), 'DE41'],
    ['0220', '45 3 4 7 11 12 13 18 22 25 32 37 41 42 43 49'.split(' '), 'DE38, DE90'],
    ['0421', '2 3 4 7 11 12 13 18 22 25 32 37 41 42 49'.split(' '), 'DE43, DE90'],
    ['0300', [], ''],
  ])('of %s with %p are %s in common practice', (mti, elements, missing) => {
    expect(missingElements(message(mti, ...elements), PROFILES.ascii).join(', ')).toBe(missing);
  });

  it.each([
    ['0100', [], 'DE2 (or DE35), DE48'],
    ['0120', ['35', '48', '52'], 'DE26 (because of DE52)'],
    ['0100', ['2', '48', '52', '26'], ''],
    ['0800', [], 'DE7, DE11, DE70 (or DE3)'],
  ])('of %s with %p are %s in a profile with its own rules', (mti, elements, missing) => {
    expect(missingElements(message(mti, ...elements), own).join(', ')).toBe(missing);
  });
});

describe('echoedElements', () => {
  it.each([
    ['0200', ['2', '11', '62']],
    ['0221', ['2', '11', '62']],
    ['0900', ['11']],
  ])('of %s are %p in a profile with its own list', (mti, elements) => {
    expect(echoedElements(mti, own)).toEqual(elements);
  });

  it('contain the trace elements for every class of message', () => {
    for (const mti of ['0100', '0220', '0421', '0500', '0800']) {
      expect(echoedElements(mti, PROFILES.bcd)).toEqual(expect.arrayContaining(['7', '11', '32']));
    }
  });
});
