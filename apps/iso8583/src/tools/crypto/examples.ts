import { compile, PROFILES } from '#libs/iso8583';
import {
  pinBlock,
  requestCryptogram,
  readChipTags,
  TEST_KEYS,
  withCryptogram,
  withMessageMac,
} from '#libs/card-security';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const PAN = '4000000000000001';
const keys = { tdes: hex(TEST_KEYS.pin.hex), aes: hex(TEST_KEYS.pinAes.hex) };
const block = pinBlock({ format: '0', pin: '1234', pan: PAN, keys });

export const PIN_BLOCK_EXAMPLES = {
  format0: { summary: 'Format 0', value: { pin: '1234', pan: PAN } },
  format1: { summary: 'Format 1, without a card number', value: { pin: '1234', format: 1 } },
  format4: { summary: 'Format 4, with AES', value: { pin: '1234', pan: PAN, format: 4 } },
};
export const PIN_BLOCK_CHECK_EXAMPLES = {
  right: { summary: 'The right PIN', value: { block, pin: '1234', pan: PAN } },
  wrong: { summary: 'Another PIN', value: { block, pin: '4321', pan: PAN } },
};

const message = {
  mti: '0100',
  fields: {
    '2': PAN,
    '3': '000000',
    '4': '000000015075',
    '7': '1121120000',
    '11': '000001',
    '41': 'TERM0001',
    '49': '986',
  },
};
const codec = compile(PROFILES.ascii);
const signed = withMessageMac(message, codec, hex(TEST_KEYS.mac.hex));

export const MAC_EXAMPLES = {
  message: { summary: 'A message', value: { message } },
  raw: {
    summary: 'A packed message',
    value: { raw: codec.encode(message).toString('hex').toUpperCase(), profile: 'ascii' },
  },
  data: {
    summary: 'Any bytes, as in the example of ISO 9797-1',
    value: {
      data: Buffer.from('Now is the time for all ').toString('hex').toUpperCase(),
      key: '0123456789ABCDEFFEDCBA9876543210',
    },
  },
};
export const MAC_CHECK_EXAMPLES = {
  right: { summary: 'A correct MAC', value: { message: signed } },
  raw: {
    summary: 'A packed message',
    value: { raw: codec.encode(signed).toString('hex').toUpperCase() },
  },
  missing: { summary: 'A message without a MAC', value: { message } },
};

const emv =
  '9F02060000000150759F03060000000000009F1A0200769505000000000' +
  '05F2A0209869A032611219C01009F370412345678820239009F360200019F100706010A03A00000';
const arqc = requestCryptogram(
  { issuerKey: hex(TEST_KEYS.issuerMaster.hex), pan: PAN },
  readChipTags(emv),
);

export const ARQC_EXAMPLES = {
  usual: { summary: 'With usual values', value: { pan: PAN, amount: 15_075, atc: 1 } },
  version18: { summary: 'CVN 18', value: { pan: PAN, amount: 15_075, version: 18 } },
  contactless: {
    summary: 'CVN 17, contactless',
    value: { pan: PAN, amount: 15_075, version: 17 },
  },
  mchip: {
    summary: 'M/Chip',
    value: { pan: '5000000000000004', amount: 15_075, scheme: 'mchip', version: 16 },
  },
  own: { summary: 'Chip data of a terminal', value: { pan: PAN, emv } },
};
export const ARQC_CHECK_EXAMPLES = {
  right: { summary: 'A correct cryptogram', value: { pan: PAN, emv: withCryptogram(emv, arqc) } },
  declined: {
    summary: 'The response to a declined payment',
    value: { pan: PAN, emv: withCryptogram(emv, arqc), responseCode: '51' },
  },
};
