import { PROFILES } from '../shipped/profiles';
import { type Profile } from '../profile/profile';
import { maskMessage } from './mask';
import { privatePaths } from './private-paths';

const OWN: Profile = {
  ...PROFILES.ascii,
  places: { cvv: '62.2' },
  overrides: {
    '47': { private: true },
    '62': { composite: { kind: 'positional', subelements: { '1': {}, '2': {} } } },
    '63': {
      composite: {
        kind: 'tagged',
        tag: { length: 2, encoding: 'ascii' },
        length: { digits: 2, encoding: 'ascii' },
        subelements: { AB: { private: true } },
      },
    },
  },
};

describe('What is private in a profile', () => {
  it.each([
    ['47', true],
    ['62', true],
    ['62.1', false],
    ['62.2', true],
    ['62.2#2', true],
    ['062.2', true],
    ['63', true],
    ['63.AB#3', true],
    ['63.CD', false],
    ['48', false],
    ['pan', false],
    ['__proto__', false],
    ['', false],
  ])('for the name %j: %s', (name, expected) => {
    expect(privatePaths(OWN)?.(name)).toBe(expected);
  });

  it('is nothing in a plain profile', () => {
    expect(privatePaths(PROFILES.ascii)).toBeUndefined();
    expect(privatePaths(PROFILES['visa-like'])?.('126.10')).toBe(true);
  });

  it('is masked, also the place of the CVV', () => {
    const message = {
      mti: '0100',
      fields: { '62': '12345' },
      parts: { '62.1': '12', '62.2': '345' },
    };
    expect(maskMessage(message, OWN)).toMatchObject({
      fields: { '62': '*****' },
      parts: { '62.1': '12', '62.2': '***' },
    });
  });
});
