import { type Result, accepted, refused } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { type FindingSink } from './findings';
import { type AnyGroup, type CompiledRow } from './rows';
import { type Group } from './table';

/**
 * Reads the elements that a table names, in any order, and skips everything else. White space around a text does not
 * count, and an optional element without a text counts as absent. Each element that is missing, repeated or
 * not valid is added to `findings`, in the order of the table. The rows of the table are single texts (see `at`).
 *
 * @param path of the element, as findings show it; it can be empty
 * @returns the members that are present; refused members are undefined
 */
export function readLeniently<T>(
  element: XmlElement,
  group: Group<T>,
  path: string,
  findings: Pick<FindingSink, 'structure'>,
): Partial<T> {
  const values: Record<string, unknown> = {};
  const readGroup = (parent: Found, { elements }: AnyGroup, place: string): void => {
    for (const row of elements) {
      const found = typeof parent === 'object' ? onlyChild(parent, row.name) : parent;
      if (found === undefined && !row.required) continue;
      const at = place === '' ? row.name : `${place}/${row.name}`;
      if (row.type.kind === 'group') {
        readGroup(found, row.type, at);
        continue;
      }
      const read = readText(found, row);
      if (read === undefined) continue;
      values[row.member ?? row.name] = read.ok ? read.value : undefined;
      if (!read.ok) findings.structure(at, lineOf(found) ?? element.line, read.refusal);
    }
  };
  readGroup(element, group, path);
  return values as Partial<T>;
}

type Found = XmlElement | 'repeated' | undefined;

/** Undefined if the element is optional and has no text. */
function readText(
  found: Found,
  { type, required }: CompiledRow,
): Result<unknown, string> | undefined {
  if (found === 'repeated') return refused('Appears more than once; exactly one is allowed.');
  const text = found?.text.trim() ?? '';
  if (found !== undefined && text !== '') {
    return type.kind === 'text' ? type.read(text, found) : accepted(undefined);
  }
  if (!required) return undefined;
  return refused(found === undefined ? 'Is missing.' : 'Is empty.');
}

function lineOf(found: Found): number | undefined {
  return typeof found === 'object' ? found.line : undefined;
}

function onlyChild(parent: XmlElement, name: string): Found {
  let only: XmlElement | undefined;
  for (const child of parent.children) {
    if (child.name !== name || child.namespace !== parent.namespace) continue;
    if (only !== undefined) return 'repeated';
    only = child;
  }
  return only;
}
