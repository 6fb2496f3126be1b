import {
  issuerScript,
  readChipTags,
  requestCryptogram,
  scriptCommand,
  withCryptogram,
} from '#libs/card-security';
import { SCRIPT_MASTER_KEYS } from '../../scripts/script-keys';

const PAN = '4123456789012345';
const PUBLISHED_KEY = '0123456789ABCDEFFEDCBA9876543210';

export const CVV_EXAMPLES = {
  cvv: {
    summary: 'CVV, with the key of a published value',
    value: { pan: PAN, expiry: '8701', serviceCode: '101', key: PUBLISHED_KEY },
  },
  cvv2: {
    summary: 'CVV2',
    value: { kind: 'cvv2', pan: '4000000000000001', expiry: '4912' },
  },
  dcvv: {
    summary: 'dCVV, with the counter',
    value: { kind: 'dcvv', pan: '4000000000000001', expiry: '4912', atc: 7 },
  },
};
export const CVV_CHECK_EXAMPLES = {
  right: {
    summary: 'A correct value',
    value: { pan: PAN, expiry: '8701', serviceCode: '101', key: PUBLISHED_KEY, value: '561' },
  },
  wrong: {
    summary: 'A wrong value',
    value: { kind: 'cvv2', pan: '4000000000000001', expiry: '4912', value: '000' },
  },
};

export const CAVV_EXAMPLES = {
  authenticated: { summary: 'An authenticated cardholder', value: { pan: '4000000000000001' } },
  attempted: {
    summary: 'An attempt, with the key of a published value',
    value: { pan: PAN, result: 7, key: PUBLISHED_KEY },
  },
};
export const CAVV_CHECK_EXAMPLES = {
  right: {
    summary: 'A correct value',
    value: { pan: PAN, value: 'BwABCXJ5k5YCIxA0cnmTAAAAAAA=', key: PUBLISHED_KEY },
  },
  wrong: {
    summary: 'The value of another card',
    value: { pan: '4000000000000001', value: 'BwABCXJ5k5YCIxA0cnmTAAAAAAA=' },
  },
};

const CARD = '4000000000000001';
const data =
  '9F02060000000150759F03060000000000009F1A0200769505000000000' +
  '05F2A0209869A032611219C01009F370412345678820239009F360200019F100706010A03A00000';
const keys = { ...SCRIPT_MASTER_KEYS, pan: CARD };
const emv = withCryptogram(data, requestCryptogram(keys, readChipTags(data)));
const command = scriptCommand(keys, readChipTags(emv), { kind: 'pin-unblock' });

export const SCRIPT_EXAMPLES = {
  pinUnblock: { summary: 'Unblock the PIN', value: { pan: CARD, emv, kind: 'pin-unblock' } },
  pinChange: {
    summary: 'Change the PIN',
    value: { pan: CARD, emv, kind: 'pin-change', pin: '5678' },
  },
  limit: {
    summary: 'A limit of payments without the issuer',
    value: { pan: CARD, emv, kind: 'offline-limit', limit: 'lower-count', value: 3 },
  },
};
export const SCRIPT_CHECK_EXAMPLES = {
  right: {
    summary: 'A correct MAC',
    value: { pan: CARD, emv, script: issuerScript('72', '00000001', command) },
  },
};
