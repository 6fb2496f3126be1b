import { type Profile } from '../profile/profile';
import { PROFILES } from '../shipped/profiles';
import { hidePrivate } from './hide-private';
import { maskMessage } from './mask';
import { printMessage } from './print';

const visa = PROFILES['visa-like'];
const message = {
  mti: '0100',
  fields: {
    '2': '4000000000000002',
    '55': '5A084000000000000002',
    '63': '8000000002',
    '126': 'AB',
  },
  parts: { '55.5A': '4000000000000002', '63.1': '0002', '126.10': '11 123' },
};

describe('Subelements', () => {
  it('are masked as elements are, and those that the profile calls private are hidden', () => {
    expect(maskMessage(message, visa)).toEqual({
      mti: '0100',
      fields: {
        '2': '400000******0002',
        '55': '5A08400000******0002',
        '63': '8000000002',
        '126': '**',
      },
      parts: { '55.5A': '400000******0002', '63.1': '0002', '126.10': '******' },
    });
  });

  it.each([
    ['35.1', '4000', '****'],
    ['48.92', '123', '***'],
    ['48.92#2', '123', '***'],
    ['48.20', '4000000000000002', '400000******0002'],
    ['55.57', '4000000000000002D3012', '*'.repeat(21)],
    ['55.9F02', '000000001000', '000000001000'],
    ['2.1', '400000', '******'],
  ])('are masked without a profile: %s %s', (path, value, masked) => {
    const parts = { [path]: value };
    expect(maskMessage({ mti: '0100', fields: {}, parts }).parts).toEqual({ [path]: masked });
  });

  it('are masked with their element if DE55 is not BER-TLV', () => {
    const own: Profile = {
      ...PROFILES.ascii,
      overrides: {
        '55': {
          format: 'ans',
          composite: {
            kind: 'tagged',
            tag: { length: 2, encoding: 'ascii' },
            length: { digits: 2, encoding: 'ascii' },
          },
        },
      },
    };
    // The digits are also an object of BER-TLV: tag 01 with 16 bytes.
    const value = `01104000000000000002${'0'.repeat(16)}`;
    const sent = { mti: '0100', fields: { '55': value }, parts: { '55.01': value.slice(4, 20) } };
    expect(maskMessage(sent, own)).toMatchObject({
      fields: { '55': '*'.repeat(value.length) },
      parts: { '55.01': '400000******0002' },
    });
  });

  it('that are private are hidden with their element, and nothing else is', () => {
    expect(hidePrivate(message, visa)).toEqual({
      ...message,
      fields: { ...message.fields, '126': '**' },
      parts: { ...message.parts, '126.10': '******' },
    });
    expect(hidePrivate(message, PROFILES.ascii)).toBe(message);
    const own = { ...PROFILES.ascii, overrides: { '62': { private: true } } };
    const sent = { mti: '0100', fields: { '62': 'secret' } };
    expect(hidePrivate(sent, own).fields).toEqual({ '62': '******' });
  });

  it('are printed below their element, with the names of the profile', () => {
    const lines = printMessage(message, { profile: visa }).split('\n');
    expect(lines[4]).toMatch(/^DE63 +Private-use data +8000000002$/);
    expect(lines[5]).toMatch(/^DE63\.1 +Network id +0002$/);
  });
});
