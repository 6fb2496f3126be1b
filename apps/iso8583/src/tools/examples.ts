import { compile, PROFILES } from '#libs/iso8583';

const message = {
  mti: '0100',
  fields: {
    '2': '4000000000000001',
    '3': '000000',
    '4': '000000015075',
    '7': '1121120000',
    '11': '000001',
    '41': 'TERM0001',
    '49': '986',
  },
};
const raw = compile(PROFILES.ascii).encode(message).toString('hex').toUpperCase();

export const RAW_EXAMPLES = { ascii: { summary: 'An 0100 in the profile ascii', value: { raw } } };
export const ENCODE_EXAMPLES = { authorization: { summary: 'An 0100', value: message } };
export const PROFILE_EXAMPLES = {
  own: {
    summary: 'Like bcd, but with DE62 in EBCDIC',
    value: {
      ...PROFILES.bcd,
      name: 'my-acquirer',
      description: 'The dialect of our acquirer',
      overrides: { '62': { content: 'ebcdic' } },
    },
  },
};
