import { bytesOf, CREDIT, DEBIT, pagesOf, statementOf } from '../../test/statements';
import { ofxWriter } from '../write-ofx';
import { type OfxFindingCode } from './findings';
import { readOfx } from './read-ofx';

const BOTH = [CREDIT, DEBIT];

async function file(): Promise<string> {
  const bytes = await bytesOf(ofxWriter()(statementOf(BOTH), pagesOf(BOTH)));
  return bytes.toString('latin1');
}

async function read(change: (text: string) => string, encoding: BufferEncoding = 'latin1') {
  return readOfx(Buffer.from(change(await file()), encoding));
}

function codesOf({ findings }: ReturnType<typeof readOfx>): readonly OfxFindingCode[] {
  return findings.map(({ code }) => code);
}

/** Ends each element with a text. */
function withEndTags(text: string): string {
  return text.replace(/<(\w+)>([^<\r]+)\r/g, '<$1>$2</$1>\r');
}

describe('files of banks that are not as OFX says', () => {
  it.each<[string, (text: string) => string, readonly OfxFindingCode[]]>([
    ['as we write it', (text) => text, []],
    ['line feeds only', (text) => text.replaceAll('\r', ''), []],
    ['end tags everywhere', withEndTags, []],
    [
      'small letters in tags',
      (text) => text.replace(/<\/?[A-Z]+>/g, (tag) => tag.toLowerCase()),
      [],
    ],
    ['all on one line', (text) => text.replaceAll('\r\n<', '<'), []],
    ['a blank line first', (text) => `\r\n${text}`, []],
    [
      'header lines in another order',
      (text) => text.replace(/(DATA.*\r\n)(VERSION.*\r\n)/, '$2$1'),
      ['OFX_HEADER'],
    ],
    ['no CHARSET', (text) => text.replace('CHARSET:1252\r\n', ''), ['OFX_HEADER']],
    ['ENCODING:ISO-8859-1', (text) => text.replace('USASCII', 'ISO-8859-1'), []],
    ['no header', (text) => text.slice(text.indexOf('<OFX>')), ['OFX_HEADER']],
    ['a decimal comma', (text) => text.replace(/(<(?:TRN|BAL)AMT>-?\d+)\./g, '$1,'), []],
    ['a plus sign and blanks', (text) => text.replace('<TRNAMT>150.00', '<TRNAMT>   +150.00 '), []],
    ['a raw &', (text) => text.replace('&amp;', '&'), []],
    [
      'no LEDGERBAL',
      (text) => text.replace(/<LEDGERBAL>[^]*<\/LEDGERBAL>\r\n/, ''),
      ['OFX_MISSING_DETAIL'],
    ],
    ['an empty MEMO', (text) => text.replace('<MEMO>Pix recebido', '<MEMO>'), ['OFX_EMPTY']],
    [
      'an empty MEMO with its end tag',
      (text) => text.replace('<MEMO>Pix recebido', '<MEMO></MEMO>'),
      ['OFX_EMPTY'],
    ],
    ['no FITID', (text) => text.replace(/<FITID>0f8.*\r\n/, ''), ['OFX_MISSING_DETAIL']],
    [
      'CHECKNUM of 13 digits',
      (text) => text.replace('<CHECKNUM>', '<CHECKNUM>0000000'),
      ['OFX_TOO_LONG'],
    ],
    [
      'MEMO before FITID',
      (text) => text.replace('<FITID>0f8', '<MEMO>x\r\n<FITID>0f8'),
      ['OFX_WRONG_PLACE', 'OFX_REPEATED'],
    ],
    [
      'an unknown element',
      (text) => text.replace('<FITID>D', '<BANKFIELD>x\r\n<FITID>D'),
      ['OFX_UNKNOWN_ELEMENT'],
    ],
    [
      'an unknown empty element',
      (text) => text.replace('<FITID>D', '<BANKFIELD>\r\n<FITID>D'),
      ['OFX_UNKNOWN_ELEMENT'],
    ],
    ['an unknown type', (text) => text.replace('<TRNTYPE>DEBIT', '<TRNTYPE>1'), ['OFX_CODE']],
    ['CURDEF BRC', (text) => text.replace('<CURDEF>BRL', '<CURDEF>BRC'), []],
    [
      'a date of zeros',
      (text) => text.replace(/<DTSERVER>\d+\[-3:BRT\]/, '<DTSERVER>00000000000000'),
      ['OFX_ZERO_DATE'],
    ],
    ['repeated FITIDs', (text) => text.replace(/<FITID>.*/g, '<FITID>1'), ['OFX_REPEATED_FITID']],
    [
      'a STMTTRN without its end tag',
      (text) => text.replace('</STMTTRN>\r\n', ''),
      ['OFX_NOT_CLOSED'],
    ],
    [
      'an end tag too many',
      (text) => text.replace('</STMTTRN>', '</STMTTRN></MEMO>'),
      ['OFX_NOT_OPENED'],
    ],
    [
      'text in no element',
      (text) => text.replace('</STMTTRN>', '</STMTTRN>SALDO'),
      ['OFX_TEXT_BETWEEN'],
    ],
    [
      'a file that ends too early',
      (text) =>
        text
          .slice(0, text.indexOf('</BANKTRANLIST>'))
          .concat('</BANKTRANLIST><LEDGERBAL><BALAMT>1419.50<DTASOF>20261103'),
      ['OFX_NOT_CLOSED', 'OFX_NOT_CLOSED', 'OFX_NOT_CLOSED', 'OFX_NOT_CLOSED', 'OFX_NOT_CLOSED'],
    ],
  ])('%s', async (_, change, codes) => {
    const result = await read(change);
    expect(codesOf(result)).toEqual(codes);
    expect(result.statements[0]?.entries.map(({ cents, day }) => [cents, day])).toEqual([
      [15_000, '2026-11-03'],
      [-8_050, '2026-11-03'],
    ]);
    expect(result.statements[0]?.entries[1]?.name).toBe('Loja Alfa & Filhos');
  });
});

describe('amounts', () => {
  it.each<[string, number | undefined, readonly OfxFindingCode[]]>([
    ['1.150,00', 115_000, ['OFX_THOUSANDS_MARK']],
    ['-1,234,567.89', -123_456_789, ['OFX_THOUSANDS_MARK']],
    ['.5', 50, []],
    ['12345', 1_234_500, []],
    ['1.150', undefined, ['OFX_AMOUNT']],
    ['1,150,00', undefined, ['OFX_AMOUNT']],
    ['1e5', undefined, ['OFX_AMOUNT']],
    ['R$ 10,00', undefined, ['OFX_AMOUNT']],
    ['9999999999999999.99', undefined, ['OFX_AMOUNT']],
  ])('%s', async (written, cents, codes) => {
    const result = await read((text) => text.replace('<TRNAMT>150.00', `<TRNAMT>${written}`));
    expect(codesOf(result)).toEqual(codes);
    expect(result.statements[0]?.entries.find(({ line }) => line === 44)?.cents).toBe(cents);
  });
});

describe('dates', () => {
  it.each<[string, string | undefined, readonly OfxFindingCode[]]>([
    ['20261103', '2026-11-03', []],
    ['20261103233000[-3:BRT]', '2026-11-03', []],
    ['20261103233000.000[-03:EST]', '2026-11-03', []],
    ['20261103233000[0:GMT]', '2026-11-03', []],
    ['20260230', undefined, ['OFX_DATE']],
    ['20261103250000', undefined, ['OFX_DATE']],
    ['03/11/2026', undefined, ['OFX_DATE']],
    ['00000000', undefined, ['OFX_ZERO_DATE']],
  ])('%s', async (written, day, codes) => {
    const result = await read((text) =>
      text.replace(/<DTPOSTED>[^\r]*/, () => `<DTPOSTED>${written}`),
    );
    expect(codesOf(result)).toEqual(codes);
    expect(result.statements[0]?.entries[0]?.day).toBe(day);
  });
});

describe('encodings', () => {
  const NAME = 'João da Silva';

  it.each<[string, (text: string) => string, BufferEncoding, readonly OfxFindingCode[]]>([
    ['Windows-1252', (text) => text, 'latin1', []],
    ['UTF-8 under CHARSET:1252', (text) => text, 'utf8', ['OFX_ENCODING']],
    ['UTF-8', (text) => text.replace('USASCII', 'UTF-8'), 'utf8', []],
    [
      'Windows-1252 under ENCODING:UTF-8',
      (text) => text.replace('USASCII', 'UTF-8'),
      'latin1',
      ['OFX_ENCODING'],
    ],
    [
      'UTF-8 with a byte order mark',
      (text) => `\uFEFF${text.replace('USASCII', 'UTF-8')}`,
      'utf8',
      ['OFX_ENCODING'],
    ],
  ])('%s', async (_, change, encoding, codes) => {
    const result = await read(change, encoding);
    expect(codesOf(result)).toEqual(codes);
    expect(result.statements[0]?.entries[0]?.name).toBe(NAME);
  });

  it('reads 2.11, with entities and CDATA', async () => {
    const bytes = await bytesOf(ofxWriter({ version: '2.11' })(statementOf(BOTH), pagesOf(BOTH)));
    const changed = bytes.toString().replace('Pix recebido', '<![CDATA[a <b> & c]]> &#233;&#xE9;');
    const result = readOfx(Buffer.from(changed));
    expect([codesOf(result), result.version]).toEqual([[], '211']);
    expect(result.statements[0]?.entries[0]?.memo).toBe('a <b> & c éé');
  });
});

describe('findings', () => {
  it('say where, what and what would be right', async () => {
    const { findings } = await read((text) => text.replace('<FITID>D', '<FITD>D'));
    expect(findings).toEqual([
      {
        code: 'OFX_UNKNOWN_ELEMENT',
        severity: 'warning',
        line: 58,
        column: 1,
        element: 'OFX/BANKMSGSRSV1/STMTTRNRS/STMTRS/BANKTRANLIST/STMTTRN/FITD',
        detail: 'Is not an element of STMTTRN. Did you mean FITID?',
      },
      {
        code: 'OFX_MISSING_DETAIL',
        severity: 'warning',
        line: 54,
        column: 1,
        element: 'OFX/BANKMSGSRSV1/STMTTRNRS/STMTRS/BANKTRANLIST/STMTTRN/FITID',
        detail: 'Is missing.',
      },
    ]);
  });

  it('are kept up to 100', async () => {
    const entries = Array.from({ length: 150 }, (_, index) => ({ ...CREDIT, id: String(index) }));
    const bytes = await bytesOf(
      ofxWriter({ fitId: 'repeatedByDay' })(statementOf(entries), pagesOf(entries)),
    );
    const { findings, omittedFindings } = readOfx(bytes);
    expect([findings.length, omittedFindings]).toEqual([100, 49]);
  });

  it.each<[string, string, OfxFindingCode]>([
    ['nothing', '', 'OFX_NO_DOCUMENT'],
    ['another format', 'data;valor\r\n03/11/2026;150,00', 'OFX_NO_DOCUMENT'],
    ['unknown elements of 40 levels', `<OFX>${'<A>'.repeat(40)}`, 'OFX_TOO_DEEP'],
  ])('of a file with %s', (_, text, code) => {
    const { statements, findings } = readOfx(Buffer.from(text));
    expect(statements).toEqual([]);
    expect(findings.at(-1)).toMatchObject({ code, severity: 'error' });
  });

  it.each([
    ['<', '<'.repeat(300_000)],
    ['<A', '<A'.repeat(200_000)],
    ['<![CDATA[', '<![CDATA['.repeat(50_000)],
    ['</A>', '</A>'.repeat(100_000)],
    ['<A></A>', '<A></A>'.repeat(50_000)],
    ['entries without end tags', '<STMTTRN>'.repeat(50_000)],
    ['&', `<ORG>${'&'.repeat(300_000)}`],
  ])('of a file with many times %s take time linear to its length', (_, body) => {
    const { statements } = readOfx(Buffer.from(`OFXHEADER:100\r\n<OFX>${body}>`));
    expect(statements).toEqual([]);
  });
});
