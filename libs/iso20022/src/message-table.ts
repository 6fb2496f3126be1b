import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { type ElementType } from './element-types';

/** One row of a message table: the path of an element, whether it is required, and its type. */
interface ElementRow<T, Required extends boolean> {
  /** Local names from the block that the table describes, as in `PmtId/EndToEndId`. */
  readonly path: string;
  readonly steps: readonly string[];
  readonly required: Required;
  readonly type: ElementType<T>;
}

/** A block of a message: its elements by the name that the code uses for them. */
export type MessageTable = Readonly<Record<string, ElementRow<unknown, boolean>>>;

/** The values of a block: every required value, and every optional one or undefined. */
type ValuesOf<Table extends MessageTable> = {
  readonly [Name in keyof Table]: Table[Name] extends ElementRow<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never;
};

export function required<T>(path: string, type: ElementType<T>): ElementRow<T, true> {
  return { path, steps: path.split('/'), required: true, type };
}

export function optional<T>(path: string, type: ElementType<T>): ElementRow<T, false> {
  return { path, steps: path.split('/'), required: false, type };
}

/** The violations of a message, kept apart because form is checked before amounts. */
export class MessageViolations {
  readonly form = new ViolationList();
  readonly amount = new ViolationList();

  get none(): boolean {
    return this.form.isEmpty && this.amount.isEmpty;
  }
}

/** A block that was read. The values are complete only if `refused` is empty. */
export interface ReadBlock<Table extends MessageTable> {
  readonly values: Partial<ValuesOf<Table>>;
  /** The names of the elements that are missing, repeated or not valid. */
  readonly refused: readonly (keyof Table)[];
}

const NONE: readonly never[] = [];

/**
 * Reads one block by its table. Elements that the table does not name are skipped. Each element that is
 * missing, repeated or not valid is added to `violations` under its path.
 */
export function readBlock<Table extends MessageTable>(
  block: XmlElement,
  blockPath: string,
  table: Table,
  violations: MessageViolations,
): ReadBlock<Table> {
  const values: Record<string, unknown> = {};
  let refusedNames: (keyof Table)[] | undefined;
  for (const name in table) {
    const row = table[name];
    if (row === undefined) continue;
    const read = readElement(block, row);
    if (read.ok) values[name] = read.value;
    else {
      const pointer = blockPath === '' ? row.path : `${blockPath}/${row.path}`;
      violations[row.type.violationKind].add(pointer, read.refusal);
      (refusedNames ??= []).push(name);
    }
  }
  return { values: values as Partial<ValuesOf<Table>>, refused: refusedNames ?? NONE };
}

/** The value of the element (undefined if it is optional and absent), or its error. */
function readElement(
  block: XmlElement,
  { steps, required: isRequired, type }: ElementRow<unknown, boolean>,
): Result<unknown, string> {
  const found = follow(block, steps);
  if (found === 'repeated') return refused('Appears more than once; exactly one is allowed.');
  const content = found?.text.trim() ?? '';
  if (found !== undefined && content !== '') return type.read(content, found);
  if (!isRequired) return accepted(undefined);
  return refused(found === undefined ? 'Is missing.' : 'Is empty.');
}

function follow(block: XmlElement, steps: readonly string[]): XmlElement | 'repeated' | undefined {
  let element: XmlElement = block;
  for (const step of steps) {
    const next = onlyChild(element, step);
    if (next === undefined || next === 'repeated') return next;
    element = next;
  }
  return element;
}

function onlyChild(parent: XmlElement, name: string): XmlElement | 'repeated' | undefined {
  let found: XmlElement | undefined;
  for (const child of parent.children) {
    if (child.name !== name || child.namespace !== parent.namespace) continue;
    if (found !== undefined) return 'repeated';
    found = child;
  }
  return found;
}
