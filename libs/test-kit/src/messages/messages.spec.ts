import { gunzipSync } from 'node:zlib';
import { messages } from './messages';
import { newEndToEndId } from './pix';

const AT = '2027-03-01T01:30:00Z';

describe('A message of the test kit', () => {
  it.each([
    ['newEndToEndId', newEndToEndId('11112222', AT), /^E11112222202703010130[0-9a-f]{11}$/],
    [
      'pacs008: the EndToEndId',
      messages.pacs008({ payerIspb: '11112222', at: AT }),
      /<EndToEndId>E11112222202703010130\w{11}</,
    ],
    ['pacs008: the date', messages.pacs008({ at: AT }), /<IntrBkSttlmDt>2027-03-01</],
    ['pacs008: the key', messages.pacs008({ key: 'a@b.co' }), /<CdtrAcct><Prxy><Id>a@b.co</],
    [
      'pacs008: an element',
      messages.pacs008({}, { 'CdtTrfTxInf/Dbtr/Nm': 'Ana' }),
      /<Dbtr><Nm>Ana</,
    ],
    [
      'dps: the day in Brasília',
      messages.dps({ at: AT }),
      /<dhEmi>2027-02-28T22:30:00-03:00<.*<dCompet>2027-02-28</,
    ],
    [
      'dps: its id',
      messages.dps({ series: '7', number: '12' }),
      /Id="DPS355030829876543200019800007000000000000012"/,
    ],
    [
      'dps: an element',
      messages.dps({}, { 'serv/cServ/cNBS': undefined }),
      /informática<\/xDescServ><\/cServ>/,
    ],
    [
      'authorization: the time',
      JSON.stringify(messages.authorization({ at: AT })),
      /"7":"0301013000"/,
    ],
    [
      'authorization: the amount',
      JSON.stringify(messages.authorization({ amount: 100 })),
      /"4":"000000000100"/,
    ],
    [
      'authorization: an element',
      JSON.stringify(messages.authorization({}, { 22: undefined })),
      /^(?!.*"22")/,
    ],
    [
      'paymentConsent: the day',
      JSON.stringify(messages.paymentConsent({}, AT)),
      /"date":"2027-02-28"/,
    ],
  ])('%s', (_, text, pattern) => {
    expect(text).toMatch(pattern);
  });

  it('packs a DPS as the national API takes it', () => {
    const { dpsXmlGZipB64 } = messages.packedDps({ number: '5' });
    expect(gunzipSync(Buffer.from(dpsXmlGZipB64, 'base64')).toString()).toContain('<nDPS>5</nDPS>');
  });

  it.each([
    ['2026-12-31T23:00:00-03:00', undefined, false],
    ['2027-01-01T12:00:00Z', undefined, true],
    ['2026-11-27T12:00:00Z', true, true],
    ['2027-01-01T12:00:00Z', false, false],
  ])('writes a DPS of %s in the layout of its day (%s: %s)', (at, technicalNote009, has) => {
    const chosen = technicalNote009 === undefined ? {} : { technicalNote009 };
    expect(messages.dps({ at, ...chosen }).includes('<finNFSe>')).toBe(has);
  });

  it('refuses an instant that is none', () => {
    expect(() => messages.pacs008({ at: 'tomorrow' })).toThrow(
      '"tomorrow" is not an instant. Write it as in 2027-03-01T12:00:00Z.',
    );
  });
});
