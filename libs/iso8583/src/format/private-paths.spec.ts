import { PROFILES } from '../shipped/profiles';
import { type Profile } from '../profile/profile';
import { compile } from '../codec/codec';
import { hidePrivate } from './hide-private';
import { maskMessage } from './mask';
import { privatePaths } from './private-paths';

const OWN: Profile = {
  ...PROFILES.ascii,
  places: { cvv: '62.2', cavv: '61.71.92' },
  overrides: {
    '47': { private: true },
    '55': { composite: { kind: 'ber-tlv', subelements: { '9F18': { private: true } } } },
    '56': {
      composite: { kind: 'ber-tlv', unknown: 'skip', subelements: { '9F18': { private: true } } },
    },
    '61': { composite: { kind: 'ber-tlv', subelements: { '9F36': {} } } },
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
    ['47.1', true],
    ['63.AB.1', true],
    ['55.9F36', false],
    ['55.71.9F18', true],
    ['55.71#2.9F18#3', true],
    ['55.71', true],
    ['55.71.72', true],
    ['55.71.9F36', false],
    ['61.71#2.92', true],
    ['61.71.9F36', false],
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

  it.each([
    ['a value that could not be divided', { '63': 'ABxxSECRET' }, {}],
    ['a value that is not divided yet', { '62': '12345' }, undefined],
    ['a private subelement', { '63': 'AB03abc' }, { '63.AB': 'abc' }],
    [
      'a private subelement that is repeated',
      { '63': 'CD01xAB01a' },
      { '63.CD': 'x', '63.AB#2': 'a' },
    ],
    ['a private object in a repeated template', { '61': '7103920112' }, { '61.71#2.92': '12' }],
    ['a template that could not be divided', { '55': '7102AABB' }, { '55.71': 'AABB' }],
    ['a template that is skipped', { '56': '7102AABB9F3601AA' }, { '56.9F36': 'AA' }],
    ['a private element', { '47': 'secret' }, {}],
  ])('is hidden with its element in %s', (_, fields, parts) => {
    const message = { mti: '0100', fields, ...(parts && { parts }) };
    const [[key, value]] = Object.entries<string>(fields) as [[string, string]];
    for (const hide of [hidePrivate, maskMessage]) {
      const { fields: shown, parts: shownParts = {} } = hide(message, OWN);
      expect(shown).toEqual({ [key]: '*'.repeat(value.length) });
      for (const [path, part] of Object.entries(shownParts)) {
        if (privatePaths(OWN)?.(path)) expect(part).toMatch(/^\*+$/);
      }
    }
  });

  it('does not hide an element that was divided and has nothing private', () => {
    const message = { mti: '0100', fields: { '63': 'CD03abc' }, parts: { '63.CD': 'abc' } };
    expect(hidePrivate(message, OWN)).toBe(message);
    expect(maskMessage(message, OWN)).toEqual(message);
  });

  it('is hidden in what a codec could not divide', () => {
    const bytes = compile(OWN).encode({ mti: '0100', fields: { '63': 'AB99SECRET' } });
    const message = compile(OWN).decode(bytes);
    expect(message.parts).toBeUndefined();
    expect(hidePrivate(message, OWN).fields).toEqual({ '63': '*'.repeat(10) });
    expect(maskMessage(message, OWN).fields).toEqual({ '63': '*'.repeat(10) });
  });
});
