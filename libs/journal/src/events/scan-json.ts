/** Deeper documents are read down to this depth. */
const MAX_DEPTH = 64;

/** Longer names of members are cut, because the pointer of each value has the names around it. No fact has such a name. */
const MAX_NAME = 100;

/** White space and separators, then a bracket, a whole string, or another value. Each part is read once. */
const TOKEN = /[\s,:]*(?:([{}[\]])|"([^"\\]*(?:\\[^][^"\\]*)*)"|([^\s,:{}[\]"]+))/y;

interface Frame {
  readonly pointer: string;
  /** The number of values so far; undefined for an object. */
  count: number | undefined;
  /** The name of the member whose value comes next. */
  name: string | undefined;
}

/**
 * Reads the values of a JSON text one after the other: texts and numbers with their JSON pointer, and for each array
 * its length, at the pointer with `#` at the end. The text can be cut or malformed: then the values before that place
 * are read. Takes linear time.
 *
 * @param visit is called with each value; it returns true if it needs no more of them
 * @example
 * scanJson('{"a":[{"b":1.50}]}', visit); // '/a/0/b' '1.50', '/a#' '1'
 */
export function scanJson(text: string, visit: (pointer: string, value: string) => boolean): void {
  const frames: Frame[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    const [, bracket, string, other] = token;
    const frame = frames.at(-1);
    if (bracket === '}' || bracket === ']') {
      frames.pop();
      if (frame?.count !== undefined && visit(`${frame.pointer}#`, String(frame.count))) return;
    } else if (bracket !== undefined) {
      if (frames.length === MAX_DEPTH) return;
      const count = bracket === '[' ? 0 : undefined;
      frames.push({ pointer: nextPointer(frame), count, name: undefined });
    } else if (frame === undefined) {
      return;
    } else if (frame.count === undefined && frame.name === undefined) {
      frame.name = (textOf(string) ?? other)?.slice(0, MAX_NAME);
    } else {
      // A number at the end of a cut text may have lost digits.
      if (string === undefined && TOKEN.lastIndex === text.length) return;
      const value = textOf(string) ?? (other === 'null' ? undefined : other);
      const pointer = nextPointer(frame);
      const position = TOKEN.lastIndex;
      if (value !== undefined && visit(pointer, value)) return;
      // The visitor may have read another text.
      TOKEN.lastIndex = position;
    }
  }
}

/** The pointer of the next value of a frame. */
function nextPointer(frame: Frame | undefined): string {
  if (frame === undefined) return '';
  const { pointer, count, name = '' } = frame;
  if (count === undefined) {
    frame.name = undefined;
    return `${pointer}/${name}`;
  }
  frame.count = count + 1;
  return `${pointer}/${String(count)}`;
}

function textOf(string: string | undefined): string | undefined {
  if (string?.includes('\\') !== true) return string;
  try {
    return JSON.parse(`"${string}"`) as string;
  } catch {
    return undefined;
  }
}
