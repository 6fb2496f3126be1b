import { renderTable } from './table';
import { paddedTo, printable, shortenedTo, widthOf } from './text-width';

describe('widthOf', () => {
  it.each([
    ['', 0],
    ['São Paulo', 9],
    ['Sa\u0303o', 3],
    ['漢字', 4],
    ['한', 2],
    ['🙂', 2],
    ['👩‍👩‍👧', 2],
    ['ação…', 5],
  ])('is for %j %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('shortenedTo', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['Sa\u0303o Paulo', 4, 'Sa\u0303o…'],
    ['漢字漢字', 4, '漢…'],
    ['abc', 1, '…'],
  ])('cuts %j to %i columns', (text, columns, expected) => {
    expect(shortenedTo(text, columns)).toBe(expected);
  });
});

it('pads by columns, not by characters', () => {
  expect(paddedTo('Sa\u0303o', 5)).toBe('Sa\u0303o  ');
});

it.each([
  ['\u001B[2J', '\uFFFD[2J'],
  ['a\tb\nc', 'a\uFFFDb\uFFFDc'],
  ['\u009B31m', '\uFFFD31m'],
  ['\u202Egpj.exe', '\uFFFDgpj.exe'],
  ['ação 🙂', 'ação 🙂'],
])('shows %j without control characters', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

describe('renderTable', () => {
  const rows = [
    ['São Paulo', '1', 'a long text in the last column'],
    ['X', '22', ''],
  ];

  it('aligns the columns', () => {
    expect(renderTable(['City', 'N', 'Text'], rows)).toBe(
      [
        'City       N   Text',
        'São Paulo  1   a long text in the last column',
        'X          22',
        '',
      ].join('\n'),
    );
  });

  it('cuts the widest column, so that no line is wider than the terminal', () => {
    const lines = renderTable(['City', 'N', 'Text'], rows, { width: 30 }).split('\n');
    expect(lines[1]).toBe('São Paulo  1   a long text in…');
    expect(Math.max(...lines.map(widthOf))).toBe(30);
  });

  it('does not make a column narrower than 8, however narrow the terminal is', () => {
    const [line = ''] = renderTable([], [['a'.repeat(20), 'b'.repeat(20)]], { width: 3 }).split(
      '\n',
    );
    expect(line).toBe('aaaaaaa…  bbbbbbb…');
  });

  it('styles only the titles', () => {
    const heading = (text: string): string => `<${text}>`;
    expect(renderTable(['A'], [['b']], { heading })).toBe('<A>\nb\n');
  });

  it('has no lines without titles and rows', () => {
    expect(renderTable([], [])).toBe('');
  });

  it('shows no control characters of data', () => {
    expect(renderTable([], [['a\u001Bb']])).toBe('a\uFFFDb\n');
  });
});
