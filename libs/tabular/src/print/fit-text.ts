/** The width of a text in points. */
export type WidthOf = (text: string) => number;

const CUT = '...';

/** The text if it fits in `width`; otherwise its beginning and `...`. */
export function cutText(text: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) return text;
  return text.slice(0, longestPrefix(text, width - widthOf(CUT), widthOf)).trimEnd() + CUT;
}

/** How many characters from the beginning fit in `width`. */
function longestPrefix(text: string, width: number, widthOf: WidthOf): number {
  let fits = 0;
  let over = text.length + 1;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (widthOf(text.slice(0, middle)) <= width) fits = middle;
    else over = middle;
  }
  return fits;
}

/**
 * The lines of a text, broken at spaces, or inside a word that is wider than a line. Lines are created when they are
 * read, so the first ten lines of a long text are cheap.
 */
export function* wrappedLines(text: string, width: number, widthOf: WidthOf): Generator<string> {
  for (const paragraph of text.trimEnd().split('\n')) {
    yield* linesOfParagraph(paragraph, width, widthOf);
  }
}

function* linesOfParagraph(paragraph: string, width: number, widthOf: WidthOf): Generator<string> {
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') yield line;
    line = word;
    while (widthOf(line) > width) {
      // At least one character, so that the loop ends in a column narrower than a letter.
      const end = Math.max(1, longestPrefix(line, width, widthOf));
      yield line.slice(0, end);
      line = line.slice(end);
    }
  }
  yield line;
}

/** At most `max` lines of a text. If there are more, the last one ends with `...`. */
export function fittedLines(text: string, max: number, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const line of wrappedLines(text, width, widthOf)) {
    if (lines.length === max) {
      // A full line is shortened to make room for the dots.
      const last = lines.pop();
      if (last !== undefined) lines.push(shortened(last, width, widthOf));
      return lines;
    }
    lines.push(line);
  }
  return lines;
}

function shortened(line: string, width: number, widthOf: WidthOf): string {
  return widthOf(line + CUT) <= width ? line + CUT : cutText(`${line}${CUT}`, width, widthOf);
}
