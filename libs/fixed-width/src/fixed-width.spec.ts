import { codeList } from './code-list';
import { type Finding } from './findings';
import { readLines } from './lines';
import { amount, count, date, digits, text, time } from './picture';
import { readRecord } from './read-record';
import { blanks, constant, field, record, variant } from './record';
import { changeFields, recordWriter, writeRecord } from './write-record';

const HEAD = { name: 'Test', source: 'This test' };
const KINDS = codeList('K1', 'Kind', { A: 'First', B: 'Second' });
const TABLE = record(HEAD, 40, {
  $start: constant(1, 'X', 'Start'),
  number: field(2, 4, digits, 'Number'),
  kind: field(5, 5, text, 'Kind', { codes: KINDS }),
  cents: field(6, 13, amount(2), 'Amount', { code: 'AR' }),
  day: field(14, 21, date, 'Day'),
  at: field(22, 27, time, 'Time'),
  name: field(28, 37, text, 'Name'),
  $unused38: blanks(38, 40),
});
const VALUES = {
  number: '7',
  kind: 'A',
  cents: 1_250,
  day: '2026-11-03',
  at: '06:30:59',
  name: 'São João',
};
const LINE = 'X007A0000125003112026063059São João     ';

function findingsOf(line: string): [string, number, number, string][] {
  const found: [string, number, number, string][] = [];
  readRecord(TABLE, { number: 9, text: line }, ({ field: name, from, to, code }) =>
    found.push([name, from, to, code]),
  );
  return found;
}

describe('A record', () => {
  it.each([
    ['a gap', { a: field(1, 3, digits, 'A'), b: field(5, 10, digits, 'B') }, 'b is at 5-10'],
    ['an overlap', { a: field(1, 5, digits, 'A'), b: field(5, 10, digits, 'B') }, 'b is at 5-10'],
    ['an end before its length', { a: field(1, 9, digits, 'A') }, 'the fields end at 9'],
  ])('is refused with %s', (_, fields, message) => {
    expect(() => record(HEAD, 10, fields)).toThrow(message);
  });

  it('of a variant has only the changed fields at their positions', () => {
    const changed = variant(TABLE, HEAD, { both: field(2, 5, text, 'Number and kind') });

    expect(changed.entries.map(({ name }) => name).slice(0, 3)).toEqual([
      '$start',
      'both',
      'cents',
    ]);
    expect(() => variant(TABLE, HEAD, { half: field(3, 5, text, 'Half') })).toThrow(
      'half is at 3-5',
    );
  });

  it('writes and reads the same values', () => {
    expect(writeRecord(TABLE, VALUES)).toBe(LINE);
    expect(readRecord(TABLE, { number: 1, text: LINE })).toEqual({ ...VALUES, number: '007' });
    expect(recordWriter(TABLE, { kind: 'A', name: 'São João' })(VALUES)).toBe(LINE);
    expect(findingsOf(LINE)).toEqual([]);
  });

  it('keeps the rest of a line when fields change', () => {
    const broken = LINE.replace('007', 'abc');

    expect(changeFields(TABLE, broken, { cents: 1, name: 'Ana' })).toBe(
      'XabcA0000000103112026063059Ana          ',
    );
  });

  it('cuts texts and refuses numbers that do not fit', () => {
    expect(writeRecord(TABLE, { ...VALUES, name: 'x'.repeat(20) }).slice(27)).toBe('xxxxxxxxxx   ');
    expect(() => writeRecord(TABLE, { ...VALUES, cents: 1e8 })).toThrow('cents: 100000000');
    expect(() => writeRecord(TABLE, { ...VALUES, number: '12a' })).toThrow('number: "12a"');
  });

  it.each([
    ['letters in an amount', 'X007A0000O25003112026063059', ['cents', 6, 13, 'AR']],
    ['blanks in a number', 'X  7A0000125003112026063059', ['number', 2, 4, 'NOT_DIGITS']],
    ['an unknown code', 'X007C0000125003112026063059', ['kind', 5, 5, 'UNKNOWN_CODE']],
    ['a day that does not exist', 'X007A0000125031022026063059', ['day', 14, 21, 'NOT_A_DATE']],
    ['a time that does not exist', 'X007A0000125003112026246059', ['at', 22, 27, 'NOT_A_TIME']],
    ['another constant', 'Y007A0000125003112026063059', ['$start', 1, 1, 'NOT_CONSTANT']],
  ])('names %s with its positions', (_, start, finding) => {
    expect(findingsOf(start.padEnd(40))).toEqual([finding]);
  });

  it('names content at unused positions', () => {
    expect(findingsOf(`${LINE.slice(0, 39)}x`)).toEqual([['$unused38', 38, 40, 'NOT_BLANK']]);
  });

  it('reads the code page Windows-1252', () => {
    const line = writeRecord(TABLE, { ...VALUES, name: '€ “ã” 日\u0001' });

    expect(line.slice(27)).toBe('\x80 \x93\xE3\x94 ?'.padEnd(13));
    expect(readRecord(TABLE, { number: 1, text: line }).name).toBe('€ “ã” ?');
  });

  it('refuses a number that is not exact', () => {
    const wide = record(HEAD, 18, { cents: field(1, 18, amount(2), 'Amount') });
    const codes: string[] = [];
    readRecord(wide, { number: 1, text: '9'.repeat(18) }, ({ code }) => codes.push(code));

    expect(codes).toEqual(['TOO_LARGE']);
    expect(count.notation(6)).toBe('9(6)');
    expect(amount(2).notation(15)).toBe('9(13)V99');
  });
});

async function linesOf(content: string | Buffer, size: number) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1');
  const found: Finding[] = [];
  const lines: string[] = [];
  for await (const some of readLines(slices(bytes, size), 10, (one) => found.push(one))) {
    lines.push(...some.map(({ text: line }) => line));
  }
  return { lines, found: found.map(({ line, code }) => `${String(line)} ${code}`) };
}

async function* slices(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) {
    yield await Promise.resolve(bytes.subarray(start, start + size));
  }
}

describe.each([1, 7, 1_000])('readLines with chunks of %i bytes', (size) => {
  it.each([
    ['CR LF', '0123456789\r\nabcdefghij\r\n', []],
    ['LF', '0123456789\nabcdefghij\n', ['1 LINE_FEED_ONLY']],
    ['no line end at the end', '0123456789\r\nabcdefghij', ['2 LAST_LINE_OPEN']],
    ['the byte 1A', '0123456789\r\nabcdefghij\r\n\x1A', ['3 END_OF_FILE_CHARACTER']],
    ['a byte order mark', '\xEF\xBB\xBF0123456789\r\nabcdefghij\r\n', ['1 BYTE_ORDER_MARK']],
  ])('reads lines with %s', async (_, content, findings) => {
    expect(await linesOf(content, size)).toEqual({
      lines: ['0123456789', 'abcdefghij'],
      found: findings,
    });
  });

  it.each([
    ['too short', '012345678\r\n', '012345678 ', '1 LINE_LENGTH'],
    ['too long', '0123456789x\r\n', '0123456789', '1 LINE_LENGTH'],
    ['very long', `${'y'.repeat(10_000)}\r\n`, 'yyyyyyyyyy', '1 LINE_LENGTH'],
    ['with a control character', '01234\t6789\r\n', '01234\t6789', '1 CONTROL_CHARACTER'],
  ])('fits a line that is %s', async (_, content, line, finding) => {
    expect(await linesOf(content, size)).toEqual({ lines: [line], found: [finding] });
  });

  it('recognises UTF-8', async () => {
    expect(await linesOf(Buffer.from('São João €\r\n'), size)).toEqual({
      lines: ['São João \x80'],
      found: ['1 UTF8'],
    });
  });
});
