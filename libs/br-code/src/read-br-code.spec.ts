import { EXAMPLES, KEY } from './br-code.fixture';
import { crc16 } from './crc16';
import { readBrCode } from './read-br-code';

/** The code with these fields, and the right CRC. */
function codeOf(...fields: readonly string[]): string {
  const text = `${fields.join('')}6304`;
  return text + crc16(text);
}

const HEAD = '000201';
const ACCOUNT = `26580014br.gov.bcb.pix0136${KEY}`;
const MIDDLE = '520400005303986';
const TAIL = '5802BR5913Fulano de Tal6008BRASILIA';
const TXID = '62070503***';

function problemOf(text: string) {
  const read = readBrCode(text);
  return read.ok ? undefined : read.refusal;
}

describe('readBrCode', () => {
  it.each(EXAMPLES)('reads the example of the manual: %s', (_, text, code) => {
    expect(readBrCode(text)).toEqual({ ok: true, value: code });
  });

  it.each([
    [
      'another merchant account',
      codeOf(HEAD, '26120008br.other', ACCOUNT.replace(/^26/, '27'), MIDDLE, TAIL, TXID),
    ],
    [
      'the GUI in upper case',
      codeOf(HEAD, ACCOUNT.replace('br.gov.bcb.pix', 'BR.GOV.BCB.PIX'), MIDDLE, TAIL, TXID),
    ],
    ['fields that Pix does not use', codeOf(HEAD, '0408ABCD1234', ACCOUNT, MIDDLE, TAIL, TXID)],
    [
      'a field of the template 62 that Pix does not use',
      codeOf(HEAD, ACCOUNT, MIDDLE, TAIL, '62130503***0802ab'),
    ],
    [
      'an unreserved template of others',
      codeOf(HEAD, ACCOUNT, MIDDLE, TAIL, TXID, '80120008br.other'),
    ],
  ])('ignores %s', (_, text) => {
    expect(readBrCode(text)).toMatchObject({
      ok: true,
      value: { pix: { kind: 'static', key: KEY } },
    });
  });

  it.each([
    ['10', 1_000],
    ['10.', 1_000],
    ['10.5', 1_050],
    ['10.50', 1_050],
    ['0000000010.50', 1_050],
    ['9999999999.99', 999_999_999_999],
  ])('reads the amount %s', (text, cents) => {
    const field = `54${String(text.length).padStart(2, '0')}${text}`;
    const read = readBrCode(codeOf(HEAD, ACCOUNT, MIDDLE, field, TAIL, TXID));
    expect(read).toMatchObject({ ok: true, value: { amount: cents } });
  });

  it('does not read the txid of a dynamic code', () => {
    const account = '26330014br.gov.bcb.pix2511a.com/cob/1';
    const read = readBrCode(codeOf(HEAD, account, MIDDLE, TAIL, '62090505a-b_c'));
    expect(read).toMatchObject({ ok: true, value: { txid: null } });
  });

  /** What is wrong, the code, the field, the offset, and words of the error. */
  it.each<readonly [string, string, string, number, RegExp]>([
    ['nothing', '', '', 0, /has 0 characters; it must have 1 to 512/],
    ['too long', '0'.repeat(513), '', 0, /has 513 characters/],
    ['a text', 'abc', '', 0, /"ab" instead of the id of a field/],
    ['a line break', `${EXAMPLES[0]?.[1] ?? ''}\n`, '', 137, /control character/],
    [
      'no length',
      '00',
      '00',
      0,
      /Field 00 \(Payload Format Indicator\), at offset 0, has the length nothing/,
    ],
    ['a length of zero', '000201' + '0100', '01', 6, /has the length "00"/],
    [
      'too few characters',
      '000201' + '5920Fulano',
      '59',
      6,
      /has the length 20, but only 6 characters follow/,
    ],
    [
      'a field that appears twice',
      codeOf(HEAD, ACCOUNT, MIDDLE, TAIL, '5903abc', TXID),
      '59',
      118,
      /appears twice, first at offset 89/,
    ],
    ['no CRC', `${HEAD}${ACCOUNT}`, '63', 68, /\(CRC\), at offset 68, is missing/],
    [
      'a wrong CRC',
      `${HEAD}${ACCOUNT}${MIDDLE}${TAIL}${TXID}63041D3E`,
      '63',
      129,
      /is "1D3E"; it must be 1D3D/,
    ],
    [
      'a CRC in lower case',
      `${HEAD}${ACCOUNT}${MIDDLE}${TAIL}${TXID}63041d3d`,
      '63',
      129,
      /it must be 1D3D/,
    ],
    [
      'a CRC that is not the last field',
      `${HEAD}63041D3D${ACCOUNT}`,
      '63',
      6,
      /must be the last field/,
    ],
    [
      'another version',
      codeOf('000202', ACCOUNT, MIDDLE, TAIL, TXID),
      '00',
      0,
      /is "02"; it must be 01/,
    ],
    [
      'another initiation',
      codeOf(HEAD, '010213', ACCOUNT, MIDDLE, TAIL, TXID),
      '01',
      6,
      /must be 11 or 12/,
    ],
    [
      'no category',
      codeOf(HEAD, ACCOUNT, '5303986', TAIL, TXID),
      '52',
      121,
      /is missing; it must be four digits/,
    ],
    ['dollars', codeOf(HEAD, ACCOUNT, '520400005303840', TAIL, TXID), '53', 76, /must be 986/],
    [
      'an amount with a comma',
      codeOf(HEAD, ACCOUNT, MIDDLE, '540510,50', TAIL, TXID),
      '54',
      83,
      /is "10,50"; it must be an amount/,
    ],
    [
      'an amount of zero',
      codeOf(HEAD, ACCOUNT, MIDDLE, '54040.00', TAIL, TXID),
      '54',
      83,
      /above zero/,
    ],
    [
      'an amount with three decimals',
      codeOf(HEAD, ACCOUNT, MIDDLE, '54051.001', TAIL, TXID),
      '54',
      83,
      /it must be an amount/,
    ],
    [
      'another country',
      codeOf(HEAD, ACCOUNT, MIDDLE, TAIL.replace('5802BR', '5802PT'), TXID),
      '58',
      83,
      /must be BR/,
    ],
    [
      'a long name',
      codeOf(HEAD, ACCOUNT, MIDDLE, '5802BR', `5926${'a'.repeat(26)}`, '6008BRASILIA', TXID),
      '59',
      89,
      /at most 25 characters/,
    ],
    [
      'a long city',
      codeOf(HEAD, ACCOUNT, MIDDLE, '5802BR5901a', `6016${'a'.repeat(16)}`, TXID),
      '60',
      94,
      /at most 15 characters/,
    ],
    ['no template for the txid', codeOf(HEAD, ACCOUNT, MIDDLE, TAIL), '62', 118, /is missing/],
    ['no txid', codeOf(HEAD, ACCOUNT, MIDDLE, TAIL, '62060802ab'), '62-05', 118, /is missing/],
    [
      'a txid with a hyphen',
      codeOf(HEAD, ACCOUNT, MIDDLE, TAIL, '62070503a-b'),
      '62-05',
      122,
      /letters and digits/,
    ],
    [
      'a txid of 26 characters',
      codeOf(HEAD, ACCOUNT, MIDDLE, TAIL, `62300526${'a'.repeat(26)}`),
      '62-05',
      122,
      /1 to 25/,
    ],
    [
      'no account of Pix',
      codeOf(HEAD, '26120008br.other', MIDDLE, TAIL, TXID),
      '26',
      83,
      /must have the GUI br.gov.bcb.pix/,
    ],
    [
      'two accounts of Pix',
      codeOf(HEAD, ACCOUNT, ACCOUNT.replace(/^26/, '40'), MIDDLE, TAIL, TXID),
      '40',
      68,
      /is a second template of Pix/,
    ],
    [
      'an account without a key',
      codeOf(HEAD, '26180014br.gov.bcb.pix', MIDDLE, TAIL, TXID),
      '26',
      6,
      /must have a Pix key \(01\) or a location/,
    ],
    [
      'a key and a location',
      codeOf(HEAD, '26480014br.gov.bcb.pix0111123456789092511a.com/cob/1', MIDDLE, TAIL, TXID),
      '26',
      6,
      /it must have only one of them/,
    ],
    [
      'what is not a key',
      codeOf(HEAD, '26250014br.gov.bcb.pix0103abc', MIDDLE, TAIL, TXID),
      '26-01',
      28,
      /Field 26-01 \(Pix key\), at offset 28, is "abc"; it must be a Pix key/,
    ],
    [
      'a location with a scheme',
      codeOf(HEAD, '26410014br.gov.bcb.pix2519https://a.com/cob/1', MIDDLE, TAIL, TXID),
      '26-25',
      28,
      /without https/,
    ],
    [
      'a broken template',
      codeOf(HEAD, '26250014br.gov.bcb.pix0109abc', MIDDLE, TAIL, TXID),
      '26-01',
      28,
      /has the length 09, but only 3 characters follow/,
    ],
  ])('refuses %s', (_, text, field, offset, words) => {
    expect(problemOf(text)).toMatchObject({
      field,
      offset,
      detail: expect.stringMatching(words) as string,
    });
  });

  it('refuses a recurrence at another host than the charge', () => {
    const text = codeOf(
      HEAD,
      '26330014br.gov.bcb.pix2511a.com/cob/1',
      MIDDLE,
      TAIL,
      TXID,
      '80330014br.gov.bcb.pix2511b.com/rec/1',
    );
    expect(problemOf(text)).toMatchObject({
      field: '80-25',
      detail: expect.stringContaining('b.com') as string,
    });
  });

  // CRC-16 detects every error in 16 bits that follow each other, so this holds for each character of ASCII.
  it('detects every change of one character', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    for (const [, text] of [EXAMPLES[0], EXAMPLES[4]].flatMap((each) => (each ? [each] : []))) {
      for (let at = 0; at < text.length; at += 1) {
        for (const character of printable) {
          if (text[at] === character) continue;
          const changed = text.slice(0, at) + character + text.slice(at + 1);
          if (readBrCode(changed).ok) throw new Error(`${changed} is accepted`);
        }
      }
    }
  });
});
