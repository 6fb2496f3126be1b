import { cell, evenRow, longRow, type Section } from '../content/table';
import { CUT_NOTE, layOut, type Box, type Layout, type PlacedText } from './layout';

const AREA: Box = { x: 20, y: 30, width: 500, height: 300 };
/** Every character is five points wide. */
const widthOf = (text: string): number => 5 * text.length;

const section = (...rows: Section['rows']): Section => ({ title: 'TITLE', rows });
const values = ({ texts }: Layout): string[] =>
  texts.filter(({ style }) => style === 'value').map(({ text }) => text);
const bottomOf = ({ cells, titles }: Layout): number =>
  Math.max(...[...cells, ...titles].map(({ y, height }) => y + height));
const words = (count: number): string => Array<string>(count).fill('abcdefghi').join(' ');

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;
const boxOf = ({ x, y, text }: PlacedText): Box => ({ x, y, width: widthOf(text), height: 5 });

const PAGES: readonly (readonly [string, readonly Section[]])[] = [
  ['one row', [section(evenRow(['A', '1'], ['B', undefined]))]],
  ['a value that is too wide', [section(evenRow(['A', words(50)], ['B', words(50)]))]],
  ['a long text', [section(longRow('A', words(1_000)))]],
  ['two long texts', [section(longRow('A', words(1_000))), section(longRow('', words(1_000)))]],
  ['a QR code', [{ ...section([cell('A', '1', 12)], [cell('B', '2', 12)]), hasQrCode: true }]],
  ['only titles', [section(), section()]],
];

describe('layOut', () => {
  it.each(PAGES)('keeps %s inside the area, and each text inside a box', (_, sections) => {
    const layout = layOut(sections, AREA, widthOf);
    const boxes = [...layout.cells, ...layout.titles];
    expect(boxes.filter((box) => !inside(box, AREA))).toEqual([]);
    const lost = layout.texts.filter((text) => !boxes.some((box) => inside(boxOf(text), box)));
    expect(lost).toEqual([]);
  });

  it.each(PAGES)('places the boxes of %s beside and below each other', (_, sections) => {
    const { cells, titles } = layOut(sections, AREA, widthOf);
    const boxes = [...cells, ...titles];
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.x + one.width > other.x + 0.01 &&
            other.x + other.width > one.x + 0.01 &&
            one.y + one.height > other.y + 0.01 &&
            other.y + other.height > one.y + 0.01,
        ),
    );
    expect(overlapping).toEqual([]);
  });

  it('uses the whole height for a text that does not fit', () => {
    const layout = layOut([section(longRow('A', words(1_000)))], AREA, widthOf);
    expect(values(layout).at(-1)).toBe(CUT_NOTE);
    expect(bottomOf(layout)).toBeGreaterThan(AREA.y + AREA.height - 9);
  });

  it('gives the lines that one text does not need to the other', () => {
    const short = layOut(
      [section(longRow('A', words(300))), section(longRow('B', 'x'))],
      AREA,
      widthOf,
    );
    const long = layOut(
      [section(longRow('A', words(300))), section(longRow('B', words(300)))],
      AREA,
      widthOf,
    );
    const linesOfA = (layout: Layout): number =>
      values(layout).findIndex((text) => text.endsWith('...') || text === 'x') + 1;
    expect(linesOfA(short)).toBeGreaterThan(linesOfA(long) * 1.8);
    expect(values(long).filter((text) => text.endsWith('...'))).toHaveLength(2);
  });

  it('writes a value on one line, in characters that the fonts have', () => {
    const layout = layOut([section(evenRow(['A', 'one\n two\t☕']))], AREA, widthOf);
    expect(values(layout)).toEqual(['one two ?']);
  });

  it('centres the QR code in its box, beside the rows', () => {
    const { qrCode, cells } = layOut(
      [{ ...section([cell('A', '1', 12)]), hasQrCode: true }],
      AREA,
      widthOf,
    );
    const panel = cells.at(-1);
    expect(qrCode && panel && inside(qrCode, panel)).toBe(true);
    // Four modules of a small code on each side.
    expect((qrCode?.x ?? 0) - (panel?.x ?? 0)).toBeGreaterThanOrEqual(8);
    expect(cells[0]?.height).toBe(panel?.height);
  });
});
