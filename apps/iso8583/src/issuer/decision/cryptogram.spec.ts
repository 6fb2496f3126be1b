import {
  issuerAuthentication,
  readChipTags,
  requestCryptogram,
  TEST_KEYS,
  withCryptogram,
  writeChipTags,
} from '#libs/card-security';
import { DEFAULT_SETTINGS } from '../../settings/host-settings';
import { cardRequest, type TestFields } from '../test/requests';
import { chipAnswer, cryptogramRefusal } from './cryptogram';

const PAN = '4000000000000001';
const TAGS = {
  '9F02': '000000001000',
  '9F03': '000000000000',
  '9F1A': '0076',
  '95': '0000000000',
  '5F2A': '0986',
  '9A': '261121',
  '9C': '00',
  '9F37': '12345678',
  '82': '3900',
  '9F36': '0001',
  '9F10': '06010A03A00000',
};
const VERSION_18 = { '9F10': '06011203A00000' };
const issuerKey = Buffer.from(TEST_KEYS.issuerMaster.hex, 'hex');

/** DE55 with the cryptogram of a card. */
function chipData(
  tags: Readonly<Record<string, string>> = {},
  { pan = PAN, sequence }: { readonly pan?: string; readonly sequence?: string } = {},
): string {
  const whole = { ...TAGS, ...tags };
  const arqc = requestCryptogram({ issuerKey, pan, sequence }, whole);
  return withCryptogram(writeChipTags(whole), arqc);
}

const broken = (emv: string): string => emv.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
const refusalOf = (emv: string, fields: TestFields = {}) =>
  cryptogramRefusal(cardRequest({ '55': emv, ...fields }));
const settings = (change: object = {}) => ({
  ...DEFAULT_SETTINGS.security,
  chip: 'check' as const,
  ...change,
});

describe('A cryptogram', () => {
  const OTHER = { pan: '4000000000000002' };
  const SECOND = { sequence: '01' };
  it.each<[what: string, emv: string, TestFields, code: string | undefined]>([
    ['of version 10', chipData(), {}, undefined],
    ['of version 18', chipData(VERSION_18), {}, undefined],
    ['with another last digit', broken(chipData()), {}, '82'],
    ['of another card', chipData({}, OTHER), {}, '82'],
    ['of another card sequence', chipData({}, SECOND), {}, '82'],
    ['of the card sequence in DE23', chipData({}, SECOND), { '23': '001' }, undefined],
    ['of the card sequence in tag 5F34', chipData({ '5F34': '01' }, SECOND), {}, undefined],
    ['that is absent', '9F36020009', {}, undefined],
    ['without its tags', '9F26080123456789ABCDEF9F3602001C', {}, '82'],
  ])('%s is judged', (_, emv, fields, code) => {
    expect(refusalOf(emv, fields)?.code).toBe(code);
  });

  it('that is wrong is shown with the right one, or with the tag that is missing', () => {
    const right = readChipTags(chipData())['9F26'] ?? '';
    expect(refusalOf(broken(chipData()))).toMatchObject({
      rule: 'chip',
      detail: expect.stringMatching(
        `the cryptogram of the card is ${right} \\(CVN 10\\)`,
      ) as string,
    });
    expect(refusalOf('9F26080123456789ABCDEF9F3602001C')?.detail).toContain(
      'cannot be checked. Tag 9F02 is missing.',
    );
  });
});

describe('The response to a cryptogram', () => {
  const answerTo = (emv: string, code = '00', security = settings()) =>
    chipAnswer(cardRequest({ '55': emv }), code, security);

  it.each([
    ['00', true, '3030', {}],
    ['51', false, '3531', {}],
    ['00', true, '3030', VERSION_18],
  ])('with DE39 %s proves the decision (approved: %s)', (code, approved, tag8A, tags) => {
    const emv = chipData(tags);
    const read = readChipTags(emv);
    const decision = { arqc: read['9F26'] ?? '', responseCode: code, approved };
    const card = { issuerKey, pan: PAN, sequence: undefined };
    const { issuerAuthenticationData } = issuerAuthentication(card, read, decision);
    expect(readChipTags(answerTo(emv, code)['55'] ?? '')).toEqual({
      '91': issuerAuthenticationData,
      '8A': tag8A,
    });
  });

  it('is wrong on demand, with the same length', () => {
    const emv = chipData();
    const tag91 = (arpc: 'good' | 'bad') =>
      readChipTags(answerTo(emv, '00', settings({ arpc }))['55'] ?? '')['91'] ?? '';
    expect(tag91('bad')).toHaveLength(tag91('good').length);
    expect(tag91('bad')).not.toBe(tag91('good'));
  });

  it.each([
    ['a wrong one', broken(chipData()), settings()],
    ['none', '9F36020009', settings()],
    ['one that nobody checks', chipData(), settings({ chip: 'off' })],
  ])('has no tags after %s', (_, emv, security) => {
    expect(answerTo(emv, '00', security)).toEqual({});
  });
});
