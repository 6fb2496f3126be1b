import fc from 'fast-check';
import { type Statement, type StatementEntry } from '../model/statement';
import {
  ACCOUNT,
  bytesOf,
  CREDIT,
  DEBIT,
  pagesOf,
  randomEntries,
  seeded,
  statementOf,
} from '../test/statements';
import { CAMT_FAULTS, type CamtFault } from './faults';
import { CAMT_MESSAGES, CAMT_VERSIONS, type CamtMessage } from './messages';
import { readCamt } from './read-camt';
import { schemaErrors } from './test/schema-errors';
import { type CamtOptions, camtWriter } from './write-camt';

const BOTH = [CREDIT, DEBIT];
const ALL = CAMT_MESSAGES.flatMap((message) =>
  CAMT_VERSIONS.map((version) => ({ message, version })),
);

function write(
  entries: readonly StatementEntry[],
  message: CamtMessage = 'camt.053',
  options: CamtOptions = {},
  changes: Parameters<typeof statementOf>[1] = {},
): Promise<Buffer> {
  return bytesOf(camtWriter(message, options)(statementOf(entries, changes), pagesOf(entries)));
}

describe.each(ALL)('$message in version $version', ({ message, version }) => {
  it('is as its XML Schema says', async () => {
    const document = await write(BOTH, message, { version });
    expect(schemaErrors(document, message, version)).toEqual([]);
  });

  it('is valid without entries, with a negative balance and with little data', async () => {
    const bare: StatementEntry = {
      ...DEBIT,
      counterparty: undefined,
      endToEndId: undefined,
      returnReason: undefined,
      description: ' ',
    };
    const account = {
      ...ACCOUNT,
      branch: undefined,
      checkDigit: undefined,
      type: 'settlement',
    } as const;
    for (const entries of [
      [],
      [bare],
      [{ ...bare, counterparty: { name: '', taxId: undefined } }],
    ]) {
      const document = await write(entries, message, { version }, { openingCents: -1, account });
      expect(schemaErrors(document, message, version)).toEqual([]);
    }
  });

  it('has the same entries when it is read', async () => {
    const { statements, findings } = readCamt(await write(BOTH, message, { version }));
    expect(findings).toEqual([]);
    const [statement] = statements;
    expect(statement?.entries).toEqual([
      expect.objectContaining({
        cents: 15_000,
        bookingDay: '2026-11-03',
        reference: '0f8fad5bd9cb469fa16570867728950e',
        family: 'RRCT',
        subfamily: 'DMCT',
        category: '209',
        transactions: [
          expect.objectContaining({
            endToEndId: CREDIT.endToEndId,
            txid: 'pedido77',
            debtorName: 'João da Silva',
            debtorCpf: '12345678909',
            debtorIspb: '00000000',
            creditorCnpj: '11222333000181',
          }),
        ],
      }),
      expect.objectContaining({
        cents: -8_050,
        subfamily: 'RRTN',
        transactions: [
          expect.objectContaining({ returnReason: 'MD06', creditorName: 'Loja Alfa & Filhos' }),
        ],
      }),
    ]);
  });
});

describe('balances', () => {
  it.each<[CamtMessage, readonly (readonly [string, number])[]]>([
    [
      'camt.052',
      [
        ['OPBD', -1_000],
        ['ITBD', 5_950],
        ['ITAV', 5_950],
      ],
    ],
    [
      'camt.053',
      [
        ['OPBD', -1_000],
        ['CLBD', 5_950],
        ['CLAV', 5_950],
      ],
    ],
    ['camt.054', []],
  ])('of %s', async (message, expected) => {
    const { statements } = readCamt(await write(BOTH, message, {}, { openingCents: -1_000 }));
    expect(statements[0]?.balances.map(({ code, cents }) => [code, cents])).toEqual(expected);
  });
});

describe('any statement', () => {
  it('is read back with its entries, sums and balances, and is as its XML Schema says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 8 }),
        fc.nat(),
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(...ALL),
        async (count, seed, openingCents, name, { message, version }) => {
          const entries = randomEntries(count, seeded(seed)).map((entry, index) =>
            index === 0 ? { ...entry, description: name } : entry,
          );
          const account = { ...ACCOUNT, bankName: name, holder: { name, taxId: '12345678909' } };
          const changes = { openingCents, account };
          const document = await write(entries, message, { version }, changes);
          expect(schemaErrors(document, message, version)).toEqual([]);
          const { statements, findings } = readCamt(document);
          expect(findings).toEqual([]);
          expect(statements[0]?.entryCount).toBe(count);
          expect(statements[0]?.entries.map(({ cents }) => cents)).toEqual(
            entries.map(({ cents }) => cents),
          );
          const balances = statements[0]?.balances ?? [];
          if (message === 'camt.054') return;
          const closing = entries.reduce((sum, { cents }) => sum + cents, openingCents);
          expect([balances.at(0)?.cents, balances.at(-1)?.cents]).toEqual([openingCents, closing]);
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  it.each(['Ação & Cia <Ltda>', '日本語 👩‍🔧', ']]> "quoted"', '\u202Eeste'])(
    'has the text %j as it is',
    async (name) => {
      const entry = { ...CREDIT, description: name, counterparty: { name, taxId: undefined } };
      const { statements } = readCamt(await write([entry]));
      const [read] = statements[0]?.entries ?? [];
      expect([read?.description, read?.transactions[0]?.debtorName]).toEqual([name, name]);
    },
  );

  it('gives the same bytes again, whatever the pages are', async () => {
    const writer = camtWriter('camt.053');
    const statement = statementOf(BOTH);
    const inOne = await bytesOf(writer(statement, pagesOf(BOTH)));
    const inTwo = await bytesOf(writer(statement, onePerPage(BOTH)));
    expect(inTwo.equals(inOne)).toBe(true);
  });

  it.each<[string, Partial<Statement>, string]>([
    [
      'a number of credits',
      { credits: { count: 2, cents: 15_000 } },
      'has 1 credits of 15000 cents',
    ],
    ['a sum of debits', { debits: { count: 1, cents: 8_051 } }, 'has 1 debits of 8050 cents'],
    ['a closing balance', { closing: { cents: 1, day: '2026-11-03' } }, 'closing balance'],
  ])('is refused with %s that its entries do not have', async (_, changes, error) => {
    await expect(write(BOTH, 'camt.053', {}, changes)).rejects.toThrow(error);
  });

  it('is refused with an amount of more digits than a number holds exactly', async () => {
    const huge = { ...CREDIT, cents: 123_456_789_012_345_678 };
    await expect(write([huge])).rejects.toThrow(RangeError);
  });

  it('is refused with an id that is too long', async () => {
    await expect(write([{ ...CREDIT, id: 'x'.repeat(36) }])).rejects.toThrow('36 characters');
  });
});

describe('faults', () => {
  const EFFECTS: Readonly<Record<CamtFault, (document: string) => unknown>> = {
    repeatedReference: (text) => text.match(/<ValDt>.*?<AcctSvcrRef>2026-11-03</g)?.length === 2,
    decimalComma: (text) => text.includes('<Amt Ccy="BRL">80,50<') && text.includes('<Sum>230,50<'),
    zeroDates: (text) => text.includes('<BookgDt><Dt>0000-00-00<'),
    windows1252UnderUtf8: (text) => text.includes('encoding="UTF-8"') && text.includes('Jo\uFFFDo'),
    byteOrderMark: (text) => text.startsWith('\uFEFF<?xml'),
    wrongCount: (text) => text.includes('<TtlNtries><NbOfNtries>4<'),
    wrongSum: (text) => text.includes('<NbOfNtries>1</NbOfNtries><Sum>150.01<'),
    wrongBalance: (text) => text.includes('1419.50<') && text.includes('1419.51<'),
  };

  it.each(CAMT_FAULTS)('%s is in the file, and only if it is chosen', async (fault) => {
    const [faulty, correct] = [
      (await write(BOTH, 'camt.053', { faults: [fault] })).toString(),
      (await write(BOTH)).toString(),
    ];
    expect([EFFECTS[fault](faulty), EFFECTS[fault](correct)]).toEqual([true, false]);
  });
});

// eslint-disable-next-line @typescript-eslint/require-await -- an async generator is what the writers read
async function* onePerPage(entries: readonly StatementEntry[]) {
  for (const entry of entries) yield [entry];
}
