import { writeBrCode } from '#libs/br-code';
import { compile, PROFILES, type ProfileName } from '#libs/iso8583';
import { writeSpiMessage, type SpiCreditTransfer } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { translator } from '../texts/say';
import { explain } from './explain';
import { type Kind } from './explanation';
import { kindOf } from './kind-of';

const say = translator('en');
const explained = (text: string | Uint8Array, as?: Kind, show = false) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const found = explain(bytes, { as, show }, say);
  if (found === undefined) throw new Error('of no kind');
  return found;
};
const problemsOf = (text: string, as?: Kind): readonly string[] =>
  explained(text, as).problems.map(({ where, detail }) =>
    where === '' ? detail : `${where}: ${detail}`,
  );

const BR_CODE = writeBrCode({
  isSingleUse: false,
  pix: { kind: 'static', key: '+5511987654321', description: null, withdrawalIspb: null },
  recurrence: null,
  merchantCategory: '0000',
  amount: toCents(1050),
  merchantName: 'Padaria',
  merchantCity: 'Sao Paulo',
  postalCode: null,
  txid: null,
});
const CODE = BR_CODE.ok ? BR_CODE.value : '';
const MESSAGE = {
  mti: '0110',
  fields: {
    '2': '4000000000000002',
    '3': '003000',
    '4': '000000012345',
    '11': '000123',
    '39': '51',
  },
};
const bytesIn = (profile: ProfileName): Buffer => compile(PROFILES[profile]).encode(MESSAGE);
const KEY = '35503082211222333000181000000000000726031234567807';

describe('kindOf', () => {
  it.each<[string | undefined, Kind | undefined]>([
    ['<Document/>', 'xml'],
    ['\uFEFF<DPS/>', 'xml'],
    [CODE, 'br-code'],
    ['E1234567820261121120000000000001', 'end-to-end-id'],
    ['E12345678202611211200', 'end-to-end-id'],
    ['D1234567820261121120000000000001', 'return-id'],
    ['maria@example.com', 'pix-key'],
    ['11144477735', 'pix-key'],
    ['111.444.777-35', 'pix-key'],
    ['12.ABC.345/01DE-35', 'pix-key'],
    ['12ABC34501DE35', 'pix-key'],
    ['+5511987654321', 'pix-key'],
    ['(11) 98765-4321', 'pix-key'],
    ['123e4567-e89b-42d3-a456-426614174000', 'pix-key'],
    [KEY, 'access-key'],
    [`NFS${KEY}`, 'access-key'],
    ['DPS355030821122233300018100001000000000000007', 'dps-id'],
    [bytesIn('bcd').toString('hex'), 'iso8583'],
    [bytesIn('ascii').toString('latin1'), 'iso8583'],
    [undefined, 'iso8583'],
    ['pedido0000000000000000000042', 'txid'],
    ['hello', undefined],
    ['', undefined],
  ])('of %j is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('What is wrong', () => {
  it.each<[string, readonly string[], Kind?]>([
    ['E1234567820261121120000000000001', []],
    ['D1234567820261121120000000000001', []],
    [
      'E12345678202613211200abcdefghij1',
      ['10-21: 202613211200 is not a date and time in UTC: yyyyMMddHHmm.'],
    ],
    [
      'E12345678202602301200abcdefghij1',
      ['10-21: 202602301200 is not a date and time in UTC: yyyyMMddHHmm.'],
    ],
    [
      'E12345678202611211200abc',
      ['Has 24 characters; it must have 32.', '22-32: abc must be 11 letters or digits.'],
    ],
    [
      'X1234567a2026112112000000000000!',
      [
        '1: Must be E (EndToEndId) or D (RtrId).',
        '2-9: 1234567a is not an ISPB: 8 digits or capital letters.',
        '22-32: 0000000000! must be 11 letters or digits.',
      ],
      'end-to-end-id',
    ],
    ['maria@example.com', []],
    ['11144477735', []],
    ['11144477734', ['The check digits of the CPF are wrong.']],
    [
      '11987654321',
      ['The check digits of the CPF are wrong. If it is a phone number, write +5511987654321.'],
    ],
    ['111.444.777-35', ['A key of type CPF must be 11 digits without punctuation.']],
    ['no key', ['no key has the form of no type of key.'], 'pix-key'],
    ['pedido0000000000000000000042', []],
    ['pedido-1', ['7: - is not a letter from a to z or a digit.'], 'txid'],
    ['a'.repeat(36), ['Has 36 characters; it must have 1-35.'], 'txid'],
    [KEY, []],
    [`${KEY.slice(0, 49)}8`, ['50: The check digit is 8; it must be 7.']],
    [KEY.slice(0, 49), ['Has 49 characters; it must have 50.']],
    ['DPS355030821122233300018100001000000000000007', []],
    ['DPS3550308', [expect.stringContaining('Must be DPS, 7 digits') as string], 'dps-id'],
    [CODE, []],
    [`${CODE.slice(0, -4)}0000`, [expect.stringContaining('63: Field 63 (CRC)') as string]],
    ['<a><b></a>', ['line 1, column 11: The document is not well-formed: unexpected close tag.']],
    ['<a/>', [expect.stringContaining('a: a is the root of no known document') as string]],
    ['<Document><PmtRtr/></Document>', []],
    [
      '<DPS/>',
      [
        expect.stringContaining('E1235') as string,
        expect.anything() as string,
        expect.anything() as string,
      ],
    ],
    [
      '<Envelope xmlns="https://www.bcb.gov.br/pi/pacs.009/1.1"/>',
      [expect.stringContaining('Envelope: Is in namespace') as string],
    ],
  ])('in %s is %j', (text, expected, ...[as]) => {
    expect(problemsOf(text, as)).toEqual(expected);
  });
});

describe('A card message', () => {
  const factsIn = (bytes: string | Uint8Array, show = false) =>
    explained(bytes, undefined, show).facts.map(({ name, value, meaning }) => [
      name,
      value,
      meaning,
    ]);

  it.each(['ascii', 'ascii-binary-bitmap', 'bcd', 'ebcdic'] as const)(
    'is read in the profile %s, as bytes and as hex',
    (profile) => {
      const bytes = bytesIn(profile);
      const fromHex = explained(bytes.toString('hex').toUpperCase());
      expect(fromHex.title).toBe(`ISO 8583, profile ${profile}`);
      expect(fromHex.problems).toEqual([]);
      expect(explained(bytes, 'iso8583')).toEqual(fromHex);
    },
  );

  it('is shown in words, with the card number masked', () => {
    expect(factsIn(bytesIn('bcd'))).toEqual([
      ['MTI', '0110', 'authorization request response, acquirer'],
      ['DE2', '400000******0002', 'Primary account number (PAN)'],
      ['DE3', '003000', 'Processing code: purchase'],
      ['DE4', '000000012345', 'Amount, transaction'],
      ['DE11', '000123', 'Systems trace audit number (STAN)'],
      ['DE39', '51', 'Response code: Insufficient funds'],
    ]);
    expect(factsIn(bytesIn('bcd'), true)[1]?.[1]).toBe('4000000000000002');
  });

  it('is read after its length', () => {
    const payload = bytesIn('bcd');
    const length = Buffer.from([0, payload.length]);
    expect(explained(Buffer.concat([length, payload]).toString('hex')).facts[0]).toMatchObject({
      name: 'framing',
    });
  });

  it('says where it is wrong, and shows the part before, masked', () => {
    const cut = bytesIn('bcd').subarray(0, 22).toString('hex');
    const { problems, facts } = explained(cut);
    expect(problems[0]).toMatchObject({ where: expect.stringMatching(/^DE\d+$/) as string });
    expect(JSON.stringify(facts)).not.toContain('4000000000000002');
  });

  it('names the profiles if there is no such profile', () => {
    const found = explain(bytesIn('bcd'), { profile: 'bdc', show: false }, say);
    expect(found?.problems[0]?.detail).toContain('it must be one of ascii,');
  });
});

describe('A document', () => {
  it('shows the elements with a text, and the meanings of codes', () => {
    const text =
      '<Document><FIToFIPmtStsRpt><TxInfAndSts><OrgnlEndToEndId>E1</OrgnlEndToEndId><TxSts>RJCT</TxSts>' +
      '<StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf></TxInfAndSts></FIToFIPmtStsRpt></Document>';
    const { title, facts } = explained(text);
    expect(title).toBe('pacs.002');
    expect(facts).toEqual([
      { name: 'FIToFIPmtStsRpt/TxInfAndSts/OrgnlEndToEndId', value: 'E1' },
      { name: 'FIToFIPmtStsRpt/TxInfAndSts/TxSts', value: 'RJCT', meaning: 'Rejected' },
      {
        name: 'FIToFIPmtStsRpt/TxInfAndSts/StsRsnInf/Rsn/Cd',
        value: 'AM04',
        meaning: 'Balance of the Conta PI is not sufficient',
      },
    ]);
  });

  it('counts elements that occur several times', () => {
    const { facts } = explained('<Document><a><b>1</b><b>2</b></a></Document>');
    expect(facts.map(({ name }) => name)).toEqual(['a/b[1]', 'a/b[2]']);
  });

  it('of the SPI is checked by the schema and by the rules between elements', () => {
    const transfer: SpiCreditTransfer = {
      endToEndId: 'E1234567820261121120000000000001',
      amount: toCents(0),
      acceptedAt: '2026-11-21T12:00:00.000Z',
      form: 'DICT',
      debtorName: 'Maria',
      debtorDocument: '11144477735',
      debtorAccount: { number: '1', branch: '1', type: 'CACC' },
      debtorIspb: '12345678',
      creditorIspb: '87654321',
      creditorDocument: '11144477735',
      creditorAccount: { number: '2', branch: '1', type: 'CACC', key: 'a@example.com' },
      purpose: 'IPAY',
    };
    const text = writeSpiMessage({
      name: 'pacs.008',
      version: '1.16',
      header: {
        from: '12345678',
        to: '00038166',
        messageId: `M12345678${'a'.repeat(23)}`,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
      document: {
        createdAt: '2026-11-21T12:00:00.000Z',
        numberOfTransactions: 1,
        priority: 'HIGH',
        serviceLevel: 'PAGPRI',
        transfers: [transfer],
      },
    });
    const { title, facts } = explained(text);
    expect(title).toBe('pacs.008.spi.1.16');
    expect(facts).toContainEqual({
      name: 'FIToFICstmrCdtTrf/CdtTrfTxInf/Purp/Cd',
      value: 'IPAY',
      meaning: 'Payment',
    });
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/^CdtTrfTxInf\/IntrBkSttlmAmt: AM01: /) as string,
    ]);
    expect(
      problemsOf(text.replace('<Purp>', '<Purpose>').replace('</Purp>', '</Purpose>'))[0],
    ).toMatch(/Purpose/);
  });
});
