import { accepted, refused, type Result } from '#libs/kernel';
import { problemAt, type BrCodeProblem } from './problem';

/** One data object: an id of two digits, a length of two digits, and the value. */
export interface DataObject {
  readonly id: string;
  readonly value: string;
  /** Its start in the whole code, in characters from 0. */
  readonly offset: number;
}

/** The position of a value in the code. */
interface Place {
  /** The ids of its templates, as in `26`. Empty for the whole code. */
  readonly path: string;
  readonly offset: number;
}

const HEAD = 4;
export const MAX_VALUE = 99;

/** The path of a data object in another one. */
export function pathOf(outer: string, id: string): string {
  return outer === '' ? id : `${outer}-${id}`;
}

/**
 * Splits a text into its data objects.
 *
 * @returns the data objects in the order of the text. A repeated id is refused
 */
export function readDataObjects(
  text: string,
  { path, offset: start }: Place,
): Result<readonly DataObject[], BrCodeProblem> {
  // A length is in characters. Some characters are two code units of a string.
  const characters = Array.from(text);
  const found: DataObject[] = [];
  for (let at = 0; at < characters.length;) {
    const offset = start + at;
    const [id, length] = [
      characters.slice(at, at + 2).join(''),
      characters.slice(at + 2, at + HEAD).join(''),
    ];
    if (!/^\d{2}$/.test(id)) {
      return refused(
        problemAt(
          path,
          offset,
          `has ${shown(id)} instead of the id of a field, which has two digits`,
        ),
      );
    }
    const field = pathOf(path, id);
    if (!/^\d{2}$/.test(length) || length === '00') {
      return refused(
        problemAt(
          field,
          offset,
          `has the length ${shown(length)}; it must be two digits, from 01 to 99`,
        ),
      );
    }
    const value = characters.slice(at + HEAD, at + HEAD + Number(length));
    if (value.length < Number(length)) {
      const detail = `has the length ${length}, but only ${String(value.length)} characters follow`;
      return refused(problemAt(field, offset, detail));
    }
    const earlier = found.find((object) => object.id === id);
    if (earlier !== undefined) {
      return refused(
        problemAt(field, offset, `appears twice, first at offset ${String(earlier.offset)}`),
      );
    }
    found.push({ id, value: value.join(''), offset });
    at += HEAD + Number(length);
  }
  return accepted(found);
}

/**
 * One data object as text.
 * @param value 1 to 99 characters
 */
export function dataObject(id: string, value: string): string {
  return `${id}${String(Array.from(value).length).padStart(2, '0')}${value}`;
}

function shown(text: string): string {
  return text === '' ? 'nothing' : JSON.stringify(text);
}
