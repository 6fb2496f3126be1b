import { type ViolationList } from '#libs/kernel';
import { GROUPS, ITEM_ROWS, LIST, ROWS, type Row } from './names';
import { isGroup, memberOf, pointerOf, valueAt, type Group } from '../json-tree';

/**
 * Converts a declaration in ABRASF names to the English body. The values stay as they were sent, so that the schema of
 * the English body checks them.
 *
 * @param found receives the errors that the schema of the English body cannot find
 */
export function englishOf(declaration: Group, found: ViolationList): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [from, to] of GROUPS) {
    if (isGroup(declaration[from])) assign(body, to, {});
  }
  translate({ source: declaration, rows: ROWS, target: body, at: '' }, found);
  const { items, pointer } = itemsOf(declaration);
  if (items.length === 0) return body;
  const documents = items.map((item, index) => {
    if (!isGroup(item)) return item;
    const target: Record<string, unknown> = {};
    translate({ source: item, rows: ITEM_ROWS, target, at: pointer(index) }, found);
    return target;
  });
  assign(body, LIST.to, documents);
  return body;
}

/** The items of the list and their pointers. Converters from XML to JSON write a list of one item as an object. */
export function itemsOf(declaration: Group): {
  readonly items: readonly unknown[];
  readonly pointer: (index: number) => string;
} {
  const sent = memberOf(declaration, LIST.from);
  if (Array.isArray(sent)) {
    return { items: sent, pointer: (index) => `/${LIST.from}/${String(index)}` };
  }
  return { items: sent === undefined ? [] : [sent], pointer: () => `/${LIST.from}` };
}

interface Scope {
  readonly source: Group;
  readonly rows: readonly Row[];
  readonly target: Record<string, unknown>;
  /** The pointer to the source in the declaration. */
  readonly at: string;
}

function translate({ source, rows, target, at }: Scope, found: ViolationList): void {
  const reported = new Set<string>();
  for (const [from, to, reader] of rows) {
    const { value, notAGroup } = valueAt(source, from);
    if (notAGroup !== undefined && !reported.has(notAGroup)) {
      reported.add(notAGroup);
      found.add(at + pointerOf(notAGroup), 'Must be an object.');
    }
    if (value === undefined) continue;
    const read = reader?.(value, (path) => valueAt(source, path).value) ?? { [to]: value };
    if (typeof read === 'string') found.add(at + pointerOf(from), read);
    else for (const [path, content] of Object.entries(read)) assign(target, path, content);
  }
}

/** Sets the member of a path. The paths are those of the tables, never names that were sent. */
function assign(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let group = target;
  for (const name of names) {
    const inner = group[name];
    const next: Record<string, unknown> = isGroup(inner) ? inner : {};
    group[name] = next;
    group = next;
  }
  group[last] = value;
}
