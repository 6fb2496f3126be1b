import { createCipheriv } from 'node:crypto';
import { keyCheckValue } from '../keys/key';
import { retailMac } from '../mac/mac';
import {
  chipTagError,
  issuerAuthentication,
  requestCryptogram,
  responseCryptogram1,
  responseCryptogram2,
} from './cryptogram';
import { cryptogramVersion } from './cryptogram-version';
import { atcDiversification, cardMasterKey, sessionKey } from './derivation';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const upper = (bytes: Buffer): string => bytes.toString('hex').toUpperCase();
const ISSUER_KEY = hex('0123456789ABCDEFFEDCBA9876543210');
const kcv = (key: Buffer): string => keyCheckValue(key).slice(0, 4);

// The expected values of this file are those of an HSM, as the tests of pyemv record them, unless said otherwise.
describe('The keys of a card', () => {
  it.each([
    ['A', '9901234567890123', '45', '1DA5'],
    ['A', '12345678901234567', '45', 'FF08'],
    ['A', '1234567890123456', '00', 'BAB0'],
    ['B', '1234567890123456', '00', 'BAB0'],
    ['B', '12345678901234567', '45', '0BAF'],
    ['B', '12345678901234567', '00', '4626'],
    ['B', '123456789012345679', '00', 'C2F3'],
    // The hash has too few decimal digits, so letters become digits.
    ['B', '000000000000000005', '23', 'DD73'],
  ] as const)('option %s for %s with %s has the check value %s', (option, pan, sequence, check) => {
    expect(kcv(cardMasterKey(ISSUER_KEY, pan, sequence, option))).toBe(check);
  });

  it.each([
    ['9901234567890123', '45', '1234567890123456', '0995'],
    ['12345678901234567', '45', '1234567890123456', 'DF82'],
    ['1234567890123456', '00', '001C000000000000', '22C8'],
  ])('the session key of %s has the check value %s', (pan, sequence, diversification, check) => {
    const masterKey = cardMasterKey(ISSUER_KEY, pan, sequence);
    expect(kcv(sessionKey(masterKey, hex(diversification)))).toBe(check);
  });

  it('the diversification of a cryptogram is the ATC and zeros', () => {
    expect(upper(atcDiversification('001C'))).toBe('001C000000000000');
  });
});

describe('A cryptogram', () => {
  const tags = {
    '9F02': '000000004000',
    '9F03': '000000000000',
    '9F1A': '0124',
    '95': '8000048000',
    '5F2A': '0124',
    '9A': '191105',
    '9C': '01',
    '9F37': '52BF4585',
    '82': '1800',
    '9F36': '001C',
  };
  const card = { issuerKey: ISSUER_KEY, pan: '1234567890123456' };
  const CVN_10 = { ...tags, '9F10': '06010A03A06010' };
  const CVN_18 = { ...tags, '9F10': '06011203A0B800' };

  it.each([
    [10, CVN_10, '29CCA15AE665FA2E'],
    [18, CVN_18, '7A788EA6B8A3E733'],
  ] as const)('of version %d is that of the card', (version, chip, arqc) => {
    expect(cryptogramVersion(chip['9F10'])?.number).toBe(version);
    expect(requestCryptogram(card, chip)).toBe(arqc);
  });

  it('is answered by method 1 in version 10', () => {
    const decision = { arqc: '29CCA15AE665FA2E', responseCode: '00', approved: true };
    expect(issuerAuthentication(card, CVN_10, decision)).toEqual({
      arpc: '28993816AFAE4AEB',
      issuerAuthenticationData: '28993816AFAE4AEB3030',
    });
  });

  it('is answered by method 2 in version 18, where the card status update says whether it is approved', () => {
    const arqc = '7A788EA6B8A3E733';
    const declined = issuerAuthentication(card, CVN_18, {
      arqc,
      responseCode: '51',
      approved: false,
    });
    expect(declined).toEqual({ arpc: '9AF514C1', issuerAuthenticationData: '9AF514C100000000' });
    const approved = issuerAuthentication(card, CVN_18, {
      arqc,
      responseCode: '00',
      approved: true,
    });
    expect(approved.issuerAuthenticationData).toMatch(/^[0-9A-F]{8}00800000$/);
    expect(approved.arpc).not.toBe(declined.arpc);
  });

  it.each([
    [
      '9901234567890123',
      '0123456789ABCDEF0123456789ABCDEF',
      '2',
      '4B46013359B7A58B',
      'F8C9CECAABD55AD1',
    ],
    [
      '9901234567890123',
      '0123456789ABCDEF0123456789ABCDEF01',
      '1',
      '2E141C6BC4A20DA8',
      '16A49AAB314B9262',
    ],
    [
      '9901234567890123',
      '0123456789ABCDEF0123456789ABCDEF',
      '1',
      '922F3E83125EB46B',
      '8AE6E836084B0E80',
    ],
    [
      '12345678901234567',
      '0123456789ABCDEF0123456789ABCDEF',
      '2',
      '19C1FBC83EBDC0D5',
      '78A372523FA35A03',
    ],
  ] as const)('of %s over %s with padding %s', (pan, data, padding, arqc, arpc) => {
    const masterKey = cardMasterKey(ISSUER_KEY, pan, '45');
    const key = sessionKey(masterKey, hex('1234567890123456'));
    expect(upper(retailMac(key, hex(data), padding))).toBe(arqc);
    expect(responseCryptogram1(masterKey, arqc, '0000')).toBe(arpc);
  });

  it.each([
    ['', '7DFB1188'],
    ['1234567890ABCDEF', '4962B76C'],
  ])('is answered by method 2 with the proprietary data %p', (proprietary, arpc) => {
    const masterKey = cardMasterKey(ISSUER_KEY, '9901234567890123', '45');
    const key = sessionKey(masterKey, hex('1234567890123456'));
    expect(responseCryptogram2(key, '4B46013359B7A58B', '00000000', proprietary)).toBe(arpc);
  });

  it('of method 1 is TDES in CBC of the ARQC, with the response code as initial vector', () => {
    const key = cardMasterKey(ISSUER_KEY, '4000000000000001', '01');
    const cbc = createCipheriv(
      'des-ede3-cbc',
      Buffer.concat([key, key.subarray(0, 8)]),
      hex('3030000000000000'),
    ).setAutoPadding(false);
    const arqc = '0123456789ABCDEF';
    expect(responseCryptogram1(key, arqc, '3030')).toBe(upper(cbc.update(hex(arqc))));
  });

  it.each([
    [{ ...CVN_10, '9F37': undefined }, 'Tag 9F37 is missing.'],
    [{ ...CVN_10, '9F36': '00001C' }, 'Tag 9F36 must have 2 bytes, not 3.'],
    [{ ...CVN_10, '9F10': undefined }, 'Tag 9F10 is missing.'],
    [
      { ...CVN_10, '9F10': '06010B03A06010' },
      'Tag 9F10 must have at least 7 bytes, and 0A (CVN 10), 11 (CVN 17) or 12 (CVN 18) in the third one; ' +
        'or 18 bytes, and 10, 11, 14 or 15 (M/Chip) in the second one.',
    ],
    [CVN_10, undefined],
  ])('cannot be calculated from incomplete data: %#', (chip, error) => {
    expect(chipTagError(chip)).toBe(error);
  });
});
