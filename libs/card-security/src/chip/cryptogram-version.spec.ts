import { keyCheckValue } from '../keys/key';
import { retailMac } from '../mac/mac';
import { chipTagError, issuerAuthentication, requestCryptogram } from './cryptogram';
import { cryptogramVersion, versionName } from './cryptogram-version';
import { cardMasterKey, mchipDiversification, sessionKey, visaScriptKey } from './derivation';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const ISSUER_KEY = hex('0123456789ABCDEFFEDCBA9876543210');
const PAN = '1234567890123456';
const CARD = { issuerKey: ISSUER_KEY, pan: PAN };
const TAGS = {
  '9F02': '000000009999',
  '9F03': '000000000000',
  '9F1A': '0124',
  '95': '8000000000',
  '5F2A': '0124',
  '9A': '209906',
  '9C': '00',
  '9F37': 'ABCDEF12',
  '82': '1800',
  '9F36': '001C',
};

describe('The version of a cryptogram', () => {
  it.each([
    ['06010A03A00000', 'CVN 10'],
    ['06011103A00000', 'CVN 17'],
    ['06011203A00000', 'CVN 18'],
    ['0110A00003220000000000000000000000FF', 'M/Chip CVN 16'],
    ['0111A00003220000000000000000000322FF', 'M/Chip CVN 17'],
    ['0114A00003220000000000000000000000FF', 'M/Chip CVN 20'],
    ['0115A00003220000000000000000000322FF', 'M/Chip CVN 21'],
    // Another first byte than 6, with the version of Visa in the third one.
    ['07010A03A0000000', 'CVN 10'],
    ['06010B03A00000', undefined],
    ['0612', undefined],
    ['', undefined],
  ])('in %s is %s', (issuerData, name) => {
    const version = cryptogramVersion(issuerData);
    expect(version && versionName(version)).toBe(name);
  });
});

// The expected values are those of an HSM, as the tests of pyemv record them for CVN 16, 17, 20 and 21.
describe('A cryptogram of M/Chip', () => {
  it.each([
    [16, '0110A00003220000000000000000000000FF', '24CCF3DEE3158C70', '73F6BBF389A6586C'],
    [17, '0111A00003220000000000000000000322FF', 'EAE8A620A75648D8', '29CF11FBDB9CA650'],
    [20, '0114A00003220000000000000000000000FF', 'CD29615D6452E70E', 'DFD0956606B68D64'],
    [21, '0115A00003220000000000000000000322FF', 'C30E54BE496CF5E5', '4F51F9CC63CE8B3C'],
  ])('of version %d is that of the HSM, and its response too', (_, issuerData, arqc, arpc) => {
    const tags = { ...TAGS, '9F10': issuerData };
    expect(chipTagError(tags)).toBeUndefined();
    expect(requestCryptogram(CARD, tags)).toBe(arqc);
    const decision = { arqc, responseCode: '00', approved: true };
    expect(issuerAuthentication(CARD, tags, decision)).toEqual({
      arpc,
      issuerAuthenticationData: `${arpc}0010`,
    });
    const declined = { ...decision, responseCode: '51', approved: false };
    expect(issuerAuthentication(CARD, tags, declined).issuerAuthenticationData).toMatch(/0000$/);
  });

  it('has a session key of the ATC and the unpredictable number', () => {
    const masterKey = cardMasterKey(ISSUER_KEY, PAN, '00');
    const key = sessionKey(masterKey, mchipDiversification('001C', 'ABCDEF12'));
    expect(keyCheckValue(key).slice(0, 4)).toBe('2FD5');
  });
});

describe('A contactless cryptogram of Visa (CVN 17)', () => {
  const tags = {
    '9F02': '000000009999',
    '9F37': 'ABCDEF12',
    '9F36': '001C',
    '9F10': '06011103A06010',
  };

  it('is over the amount, the unpredictable number, the ATC and one byte of the results', () => {
    const masterKey = cardMasterKey(ISSUER_KEY, PAN, '00');
    const mac = retailMac(masterKey, hex('000000009999ABCDEF12001CA0'), '1');
    expect(requestCryptogram(CARD, tags)).toBe(mac.toString('hex').toUpperCase());
  });

  it('needs only these tags', () => {
    expect(chipTagError(tags)).toBeUndefined();
    expect(chipTagError({ ...tags, '9F37': undefined })).toBe('Tag 9F37 is missing.');
  });
});

// The value of the tests of pyemv (derive_visa_sm_sk).
describe('The session key of Visa for scripts', () => {
  it('combines the key with the ATC and its inverse', () => {
    const key = visaScriptKey(ISSUER_KEY, '001C');
    expect(key.toString('hex').toUpperCase()).toBe('0123456789ABCDF2FEDCBA987654CDF2');
  });
});
