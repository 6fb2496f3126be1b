import { Readable } from 'node:stream';
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
import { cnab240Writer, writeCnab240 } from './write-cnab240';

/** Reads a file by positions only, as a client does that does not know our tables. */
function readByPositions(bytes: Buffer) {
  const text = bytes.toString('latin1');
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => !/^[\x20-\x7E]{240}$/.test(line))).toEqual([]);
  const at = (line: string, from: number, to: number) => line.slice(from - 1, to);
  const number = (line: string, from: number, to: number) => {
    const digits = at(line, from, to);
    return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  };
  const signed = (line: string) => number(line, 151, 168) * (at(line, 169, 169) === 'D' ? -1 : 1);
  const ofType = (type: string) => lines.filter((line) => at(line, 8, 8) === type);
  const lots = ofType('1').map((header, index) => {
    const trailer = ofType('5')[index] ?? '';
    const entries = ofType('3').filter((line) => at(line, 4, 7) === at(header, 4, 7));
    return {
      header,
      trailer,
      opening: signed(header),
      closing: signed(trailer),
      debits: number(trailer, 177, 194),
      credits: number(trailer, 195, 212),
      records: number(trailer, 171, 176),
      numbers: entries.map((line) => number(line, 9, 13)),
      entries: entries.map((line) => ({
        cents: signed(line),
        day: `${at(line, 147, 150)}-${at(line, 145, 146)}-${at(line, 143, 144)}`,
        category: at(line, 170, 172),
        history: at(line, 177, 201).trimEnd(),
        document: at(line, 202, 207),
        complement: at(line, 209, 240).trimEnd(),
      })),
    };
  });
  const last = lines.at(-1) ?? '';
  expect(number(last, 24, 29)).toBe(lines.length);
  expect([number(last, 18, 23), number(last, 30, 35)]).toEqual([lots.length, lots.length]);
  return { header: lines[0] ?? '', lots };
}

async function written(entries: readonly StatementEntry[], changes: Partial<Statement> = {}) {
  return readByPositions(
    await bytesOf(cnab240Writer()(statementOf(entries, changes), pagesOf(entries))),
  );
}

describe('cnab240Writer', () => {
  it('writes the entries with categories, history texts and names without accents', async () => {
    const { lots } = await written([CREDIT, DEBIT]);

    expect(lots[0]).toMatchObject({
      opening: 135_000,
      closing: 141_950,
      credits: 15_000,
      debits: 8_050,
      records: 4,
      entries: [
        {
          cents: 15_000,
          day: '2026-11-03',
          category: '209',
          history: 'PIX RECEBIDO',
          complement: 'JOAO DA SILVA',
        },
        {
          cents: -8_050,
          category: '103',
          history: 'DEVOLUCAO DE PIX ENVIADA',
          complement: 'LOJA ALFA & FILHOS',
        },
      ],
    });
  });

  it('puts a Pix from the same bank into the category of transfers between accounts', async () => {
    const counterparty = { name: 'Ana', taxId: undefined, ispb: ACCOUNT.ispb };
    const { lots } = await written([{ ...CREDIT, counterparty }]);

    expect(lots[0]?.entries).toMatchObject([{ category: '213', history: 'PIX RECEBIDO' }]);
  });

  it('writes the account and the numbers into the headers', async () => {
    const { header, lots } = await written([CREDIT], { sequence: 1_000_130 });

    expect(header.slice(17, 102)).toBe(
      '211222333000181123456              00001 0000001234567 EMPRESA MODELO LTDA           ',
    );
    expect(header.slice(142, 171)).toBe('20411202612000000013009101600');
    expect(lots[0]?.header.slice(8, 16)).toBe('E0440033');
    expect(lots[0]?.header.slice(173, 178)).toBe('00130');
  });

  it.each([
    ['final when the day is over', '2026-11-03', 'CF'],
    ['intraday before', '2026-11-04', 'CI'],
  ])('says that the closing balance is %s', async (_, lastDay, status) => {
    const { lots } = await written([CREDIT], { lastDay });

    expect(lots[0]?.trailer.slice(168, 170)).toBe(status);
  });

  it('writes a balance that the holder owes as D', async () => {
    const entries = [DEBIT];
    const statement = statementOf(entries, { openingCents: 1_000 });
    const { lots } = readByPositions(await bytesOf(cnab240Writer()(statement, pagesOf(entries))));

    expect(lots[0]).toMatchObject({ opening: 1_000, closing: -7_050 });
  });

  it('writes several statements into one file', async () => {
    const other = { ...ACCOUNT, number: '777', branch: undefined };
    const { lots } = readByPositions(
      await bytesOf(
        writeCnab240([
          { statement: statementOf([CREDIT]), pages: pagesOf([CREDIT]) },
          { statement: statementOf([DEBIT], { account: other }), pages: pagesOf([DEBIT]) },
        ]),
      ),
    );

    expect(lots.map(({ header }) => [header.slice(3, 7), header.slice(52, 71)])).toEqual([
      ['0001', '00001 0000001234567'],
      ['0002', '00000 0000000007777'],
    ]);
    expect(lots.map(({ entries }) => entries.length)).toEqual([1, 1]);
  });

  it('starts another lot after 99,999 entries, with the balance of the lot before', async () => {
    const entries = Array.from({ length: 100_001 }, (_, index) => ({
      ...CREDIT,
      id: String(index),
    }));
    const page = Readable.from([entries]);
    const bytes = await bytesOf(cnab240Writer()(statementOf(entries), page));
    const { lots } = readByPositions(bytes);

    expect(lots.map(({ numbers }) => [numbers.length, numbers.at(-1)])).toEqual([
      [99_999, 99_999],
      [2, 2],
    ]);
    expect(lots[1]?.opening).toBe(lots[0]?.closing);
    expect(lots[1]?.closing).toBe(135_000 + 100_001 * 15_000);
  });

  it('refuses more records than the trailer of a file can count', async () => {
    const credits = { count: 1_000_000, cents: 1_000_000 };
    const statement = { ...statementOf([]), credits };

    await expect(bytesOf(cnab240Writer()(statement, pagesOf([])))).rejects.toThrow(
      'The statement has 1000024 records; a CNAB 240 file has at most 999999.',
    );
  });

  it('writes any statement so that it reads back equal, and the same bytes again', async () => {
    const random = seeded(240);
    for (let run = 0; run < 40; run += 1) {
      const entries = randomEntries(Math.floor(random() * 30), random);
      const statement = statementOf(entries);
      const bytes = await bytesOf(cnab240Writer()(statement, pagesOf(entries)));
      const { lots } = readByPositions(bytes);

      expect(lots).toHaveLength(1);
      const [lot] = lots;
      expect(lot?.entries.map(({ cents }) => cents)).toEqual(
        entries.map(({ cents }) => cents || 0),
      );
      expect(lot).toMatchObject({
        closing: statement.closing.cents,
        credits: statement.credits.cents,
        debits: statement.debits.cents,
        records: entries.length + 2,
        numbers: entries.map((_, index) => index + 1),
      });
      expect(await bytesOf(cnab240Writer()(statement, pagesOf(entries)))).toEqual(bytes);
    }
  });
});
