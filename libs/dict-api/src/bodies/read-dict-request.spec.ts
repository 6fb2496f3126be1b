import { type DictViolation } from '../dict-violation';
import { type CreateEntryRequest } from '../messages/entry';
import { readDictRequest } from './read-dict-request';
import { writeDictRequest } from './write-dict';

const REQUEST: CreateEntryRequest = {
  Entry: {
    Key: '+5561988880000',
    KeyType: 'PHONE',
    Account: {
      Participant: '12345678',
      Branch: '0001',
      AccountNumber: '0007654321',
      AccountType: 'CACC',
      OpeningDate: '2010-01-10T03:00:00.000Z',
    },
    Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'João Silva' },
  },
  Reason: 'USER_REQUESTED',
  RequestId: 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d',
};
const XML = writeDictRequest('CreateEntryRequest', REQUEST);
const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';

const read = (xml: string) => readDictRequest('CreateEntryRequest', Buffer.from(xml), '2.12');

describe('A request', () => {
  it('is written as the official examples are, without a namespace', () => {
    expect(XML).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><CreateEntryRequest><Signature></Signature><Entry>' +
        '<Key>+5561988880000</Key><KeyType>PHONE</KeyType><Account><Participant>12345678</Participant>' +
        '<Branch>0001</Branch><AccountNumber>0007654321</AccountNumber><AccountType>CACC</AccountType>' +
        '<OpeningDate>2010-01-10T03:00:00.000Z</OpeningDate></Account><Owner><Type>NATURAL_PERSON</Type>' +
        '<TaxIdNumber>11122233300</TaxIdNumber><Name>João Silva</Name></Owner></Entry>' +
        '<Reason>USER_REQUESTED</Reason><RequestId>a946d533-7f22-42a5-9a9b-e87cd55c0f4d</RequestId>' +
        '</CreateEntryRequest>',
    );
  });

  it.each<[string, string | RegExp, string]>([
    ['as it is', '', ''],
    ['without a signature', '<Signature></Signature>', ''],
    [
      'with a signature',
      '<Signature></Signature>',
      `<Signature xmlns="${XMLDSIG}"><x/></Signature>`,
    ],
    [
      'with a signature of a prefix, at the end',
      /<Signature><\/Signature>(.*)<\/Create/,
      `$1<ds:Signature xmlns:ds="${XMLDSIG}"><ds:x>1</ds:x></ds:Signature></Create`,
    ],
    ['in another order', /(<Entry>.*<\/Entry>)(.*)(<\/Create)/, '$2$1$3'],
    ['in another order below', /(<Key>.*<\/Key>)(<KeyType>.*?<\/KeyType>)/, '$2$1'],
    ['with white space between elements', /></g, '>\n  <'],
    ['with a RequestId in capital letters', 'a946d533', 'A946D533'],
    ['with a time in another zone', '2010-01-10T03:00:00.000Z', '2010-01-10T00:00:00-03:00'],
    ['with more digits of a second', '03:00:00.000Z', '03:00:00.000999Z'],
    ['with CDATA', 'João Silva', '<![CDATA[João Silva]]>'],
  ])('is read %s', (_, pattern, replacement) => {
    expect(read(XML.replace(pattern, replacement))).toEqual({ ok: true, value: REQUEST });
  });

  it.each<[string, string | RegExp, string, RegExp]>([
    ['is no XML', '</Entry>', '', /^The body could not be read: The document is not well-formed/],
    ['has another root', /CreateEntry/g, 'CreateClaim', /The root is CreateClaimRequest/],
    ['has a namespace', '<CreateEntryRequest>', '<CreateEntryRequest xmlns="urn:x">', /urn:x/],
    ['has a DOCTYPE', '<Create', '<!DOCTYPE x><Create', /DOCTYPE/],
    ['is too deep', 'João Silva', '<a>'.repeat(40) + '</a>'.repeat(40), /more than 32 levels/],
  ])('cannot be read if it %s', (_, pattern, replacement, detail) => {
    const result = read(XML.replace(pattern, replacement));
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'unreadable', violations: [] } });
    expect(!result.ok && result.refusal.detail).toMatch(detail);
  });

  it.each<[string, string | RegExp, string, DictViolation]>([
    [
      'a pattern',
      '>0001<',
      '>12-3<',
      {
        reason: "Value does not match regex '^[0-9]{1,4}$'",
        value: '12-3',
        property: 'entry.account.branch',
      },
    ],
    [
      'an unknown element',
      /Branch>/g,
      'Brunch>',
      { reason: 'Unknown element. Use Branch.', property: 'entry.account.brunch' },
    ],
    [
      'a missing element',
      /<Reason>.*<\/Reason>/,
      '',
      { reason: 'Is missing.', property: 'reason' },
    ],
    [
      'an element twice',
      '<Reason>',
      '<Reason>FRAUD</Reason><Reason>',
      { reason: 'Appears more than once.', property: 'reason' },
    ],
    [
      'a code',
      '>CACC<',
      '>XXXX<',
      {
        reason: '"XXXX" is not one of CACC, TRAN, SLRY, SVGS, OTHR.',
        value: 'XXXX',
        property: 'entry.account.accountType',
      },
    ],
    [
      'a namespace below the root',
      '<Reason>',
      '<Reason xmlns="urn:x">',
      {
        reason: 'Is in namespace urn:x; it must be in that of CreateEntryRequest.',
        property: 'reason',
      },
    ],
    [
      'a day that does not exist',
      '2010-01-10T',
      '2010-02-30T',
      {
        reason:
          '"2010-02-30T03:00:00.000Z" is not a date and time with a zone, as in 2026-01-31T12:00:00.000Z.',
        value: '2010-02-30T03:00:00.000Z',
        property: 'entry.account.openingDate',
      },
    ],
  ])('is refused for %s', (_, pattern, replacement, violation) => {
    expect(read(XML.replace(pattern, replacement))).toEqual({
      ok: false,
      refusal: {
        kind: 'invalid',
        detail: 'CreateEntryRequest has a field that is missing or not valid.',
        violations: [violation],
      },
    });
  });

  it('is refused with at most 20 violations of at most 100 characters', () => {
    const keys = Array.from({ length: 30 }, () => `<Key>${'x'.repeat(300)}</Key>`).join('');
    const xml = `<CheckKeysRequest><Keys>${keys}</Keys></CheckKeysRequest>`;
    const result = readDictRequest('CheckKeysRequest', Buffer.from(xml), '2.12');
    const violations = result.ok ? [] : result.refusal.violations;
    expect(violations.map(({ property }) => property)).toEqual([
      'keys.key',
      ...Array.from({ length: 19 }, (_, index) => `keys.key[${String(index + 2)}]`),
    ]);
    expect(violations.map(({ value }) => value?.length)).toEqual(Array(20).fill(100));
  });
});
