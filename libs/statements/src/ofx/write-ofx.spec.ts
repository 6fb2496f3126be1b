import fc from 'fast-check';
import { Ofx } from 'ofx-data-extractor';
import { parseSync } from 'ofx-js';
import { type StatementEntry } from '../model/statement';
import {
  bytesOf,
  CREDIT,
  DEBIT,
  pagesOf,
  randomEntries,
  seeded,
  statementOf,
} from '../test/statements';
import { readOfx } from './reading/read-ofx';
import {
  OFX_FAULTS,
  OFX_VARIANTS,
  type OfxFault,
  type OfxOptions,
  type OfxVariant,
} from './styles';
import { ofxWriter } from './write-ofx';

const BOTH = [CREDIT, DEBIT];

function write(
  entries: readonly StatementEntry[],
  options: OfxOptions = {},
  changes: Parameters<typeof statementOf>[1] = {},
): Promise<Buffer> {
  return bytesOf(ofxWriter(options)(statementOf(entries, changes), pagesOf(entries)));
}

async function text(options: OfxOptions = {}): Promise<string> {
  const bytes = await write(BOTH, options);
  const isUtf8 = options.variant === 'nubank' || options.version === '2.11';
  return new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** What ofx-js reads: objects of texts by tag. */
interface Parsed {
  readonly [tag: string]: Parsed;
}

function parsedEntries(file: string, tags = ['BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS']) {
  const { OFX } = parseSync(file) as { OFX: Parsed };
  const statement = tags.reduce<Parsed | undefined>((node, tag) => node?.[tag], OFX);
  const found: unknown = statement?.['BANKTRANLIST']?.['STMTTRN'] ?? [];
  return {
    statement: statement as unknown as Record<string, Record<string, string>> | undefined,
    entries: (Array.isArray(found) ? found : [found]) as Readonly<Record<string, string>>[],
  };
}

describe('the neutral style', () => {
  it('is the form that most readers accept', async () => {
    const lines = (await text()).split('\r\n');
    expect(lines.slice(0, 11)).toEqual([
      'OFXHEADER:100',
      'DATA:OFXSGML',
      'VERSION:102',
      'SECURITY:NONE',
      'ENCODING:USASCII',
      'CHARSET:1252',
      'COMPRESSION:NONE',
      'OLDFILEUID:NONE',
      'NEWFILEUID:NONE',
      '',
      '<OFX>',
    ]);
    const start = lines.indexOf('<STMTTRN>');
    expect(lines.slice(start, lines.indexOf('</STMTTRN>') + 1)).toEqual([
      '<STMTTRN>',
      '<TRNTYPE>CREDIT',
      '<DTPOSTED>20261103120000[-3:BRT]',
      '<TRNAMT>150.00',
      '<FITID>0f8fad5bd9cb469fa16570867728950e',
      '<CHECKNUM>823233',
      '<REFNUM>E0000000020261103150000000000001',
      '<NAME>João da Silva',
      '<MEMO>Pix recebido',
      '</STMTTRN>',
    ]);
    expect(lines.slice(-8)).toEqual([
      '<BALAMT>1419.50',
      '<DTASOF>20261103120000[-3:BRT]',
      '</LEDGERBAL>',
      '</STMTRS>',
      '</STMTTRNRS>',
      '</BANKMSGSRSV1>',
      '</OFX>',
      '',
    ]);
  });

  it('is in Windows-1252, with ? for characters that it does not have', async () => {
    const entry = { ...CREDIT, description: 'Ação € – 日 Joa\u0303o', counterparty: undefined };
    const bytes = await write([entry]);
    expect(bytes.toString('latin1')).toContain('<MEMO>A\xe7\xe3o \x80 \x96 ? Jo\xe3o\r\n');
  });

  it('writes a credit card with CREDITCARDMSGSRSV1', async () => {
    const file = await text({ messageSet: 'creditCard' });
    const tags = ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS'];
    expect(parsedEntries(file, tags).statement?.['CCACCTFROM']).toEqual({ ACCTID: '123456' });
  });

  it('writes the times of entries if they are asked for', async () => {
    const file = await text({ time: 'exact' });
    expect(file).toContain('<DTPOSTED>20261103130000[-3:BRT]');
    expect(file).toContain('<DTSTART>20261103000000[-3:BRT]\r\n<DTEND>20261103235959[-3:BRT]');
  });
});

describe('the style of a bank', () => {
  it.each<[OfxVariant, readonly string[], readonly string[]]>([
    ['neutral', ['<FI>', '<BANKID>999\r'], ['<DTACCTUP>', '<AVAILBAL>', '</CODE>']],
    [
      'itau',
      [
        '<BANKID>0999',
        '<ACCTID>00011234567',
        '<DTPOSTED>20261103100000[-03:EST]',
        '<FITID>20261103001',
        '<FITID>20261103002',
        `<MEMO>${'Pix recebido João da Silva'.padEnd(40)}\r`,
      ],
      ['<FI>', '<BRANCHID>', '<NAME>', '</MEMO>'],
    ],
    [
      'bradesco',
      [
        '<DTSERVER>00000000000000',
        '<DTASOF>00000000000000',
        '<ACCTID>0001/123456',
        '<TRNAMT>-80,50',
        '<BALAMT>1419,50',
        '<DTPOSTED>20261103120000\r',
        '<FITID>N10112',
        '<FITID>N10113',
        '<AVAILBAL>',
      ],
      ['<NAME>', '[-3'],
    ],
    [
      'bancoDoBrasil',
      ['        <CODE>0</CODE>', '<DTPOSTED>20261103\r', '<DTACCTUP>', '<FITID>20261103\r'],
      ['</FITID>', '<NAME>'],
    ],
    [
      'nubank',
      ['ENCODING:UTF-8', '<BRANCHID>0001</BRANCHID>', '[0:GMT]', 'João da Silva</MEMO>'],
      ['CHARSET', '<CHECKNUM>'],
    ],
    [
      'santander',
      [
        '<CURDEF>BRC',
        '<TRNAMT>          -80.50',
        '<BALAMT>         1419,50',
        '<PAYEEID>0',
        '[-3:GMT]',
      ],
      ['<NAME>'],
    ],
  ])('%s', async (variant, present, absent) => {
    const file = await text({ variant });
    expect(present.filter((part) => !file.includes(part))).toEqual([]);
    expect(absent.filter((part) => file.includes(part))).toEqual([]);
  });

  it.each([
    ...OFX_VARIANTS.map((variant): OfxOptions => ({ variant })),
    { version: '2.11' } as const,
  ])('%j is read by ofx-js, ofx-data-extractor and our reader', async (options) => {
    const file = await text(options);
    const decimal = (amount: string) => Number(amount.replace(',', '.'));
    const { statement, entries } = parsedEntries(file);
    expect(entries.map(({ TRNAMT = '' }) => decimal(TRNAMT))).toEqual([150, -80.5]);
    expect(decimal(statement?.['LEDGERBAL']?.['BALAMT'] ?? '')).toBe(1419.5);

    const extracted = new Ofx(file).getBankTransferList() as readonly {
      readonly TRNAMT: unknown;
    }[];
    expect(extracted.map(({ TRNAMT }) => Number(TRNAMT))).toEqual([150, -80.5]);

    const { statements } = readOfx(await write(BOTH, options));
    expect(statements[0]?.entries.map(({ cents, day }) => [cents, day])).toEqual([
      [15_000, '2026-11-03'],
      [-8_050, '2026-11-03'],
    ]);
    expect(statements[0]?.ledgerBalance?.cents).toBe(141_950);
  });
});

describe('any statement', () => {
  const WITHOUT_FINDINGS: readonly OfxOptions[] = [
    {},
    { version: '2.11' },
    { variant: 'nubank', fitId: 'stable' },
    { messageSet: 'creditCard' },
    { time: 'exact' },
  ];

  it('is read back with its entries, sums and balances', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 8 }),
        fc.nat(),
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(...WITHOUT_FINDINGS),
        async (count, seed, openingCents, name, options) => {
          const entries = randomEntries(count, seeded(seed)).map((entry, index) =>
            index === 0 ? { ...entry, description: name } : entry,
          );
          const bytes = await write(entries, options, { openingCents });
          const { statements, findings } = readOfx(bytes);
          expect(findings.filter(({ code }) => code !== 'OFX_HEADER')).toEqual([]);
          const [statement] = statements;
          expect(statement?.entries.map(({ cents, id }) => [cents, id])).toEqual(
            entries.map(({ cents, id }) => [cents, id]),
          );
          const closing = entries.reduce((sum, { cents }) => sum + cents, openingCents);
          expect(statement?.ledgerBalance?.cents).toBe(closing);
          const others = parsedEntries(
            new TextDecoder(options.version === '2.11' ? 'utf-8' : 'windows-1252').decode(bytes),
            options.messageSet && ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS'],
          );
          expect(others.entries.map(({ TRNAMT }) => Math.round(Number(TRNAMT) * 100))).toEqual(
            entries.map(({ cents }) => cents),
          );
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  it.each(['Ação & Cia <Ltda>', '日本語 👩‍🔧', ']]> "quoted"', '</STMTTRN><MEMO>x'])(
    'has the text %j as it is in version 2.11',
    async (description) => {
      const bytes = await write([{ ...CREDIT, description }], { version: '2.11' });
      expect(readOfx(bytes).statements[0]?.entries[0]?.memo).toBe(description);
    },
  );

  it('is refused if its totals are not those of its entries', async () => {
    await expect(write(BOTH, {}, { credits: { count: 0, cents: 0 } })).rejects.toThrow(
      'The statement has 1 credits of 15000 cents; its head says 0 of 0.',
    );
  });

  it('is refused with an amount of more digits than a number holds exactly', async () => {
    await expect(write([{ ...CREDIT, cents: 1e17 }])).rejects.toThrow(RangeError);
  });
});

describe('faults', () => {
  const EFFECTS: Readonly<Record<OfxFault, (file: string) => boolean>> = {
    repeatedFitId: (file) => file.split('<FITID>20261103\r').length === 3,
    decimalComma: (file) => file.includes('<TRNAMT>-80,50') && file.includes('<BALAMT>1419,50'),
    balanceWithoutDecimalMark: (file) => file.includes('<BALAMT>141950'),
    zeroDates: (file) => file.includes('<DTASOF>00000000000000'),
    utf8UnderCharset1252: (file) => file.includes('CHARSET:1252') && file.includes('JoÃ£o'),
    noFinalLineBreak: (file) => file.endsWith('</OFX>'),
    byteOrderMark: (file) => file.startsWith('ï»¿OFXHEADER'),
    wrongBalance: (file) => file.includes('<BALAMT>1419.51'),
  };

  it.each(OFX_FAULTS)('%s is in the file, and only if it is chosen', async (fault) => {
    const [faulty, correct] = [await text({ faults: [fault] }), await text()];
    expect([EFFECTS[fault](faulty), EFFECTS[fault](correct)]).toEqual([true, false]);
  });
});
