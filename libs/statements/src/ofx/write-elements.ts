import { type OfxAggregate, type OfxElement } from './elements';
import { type TextWriter } from './texts';

/** The values of an aggregate by tag. An element without a value is not written. */
export interface OfxValues {
  readonly [tag: string]: string | OfxValues | undefined;
}

/** How elements are written. */
export interface OfxLayout {
  readonly endTags: 'none' | 'all' | 'inStatus';
  readonly isIndented: boolean;
  readonly text: TextWriter;
  /** The length of texts by tag, with blanks before (negative) or after them. */
  readonly widths: Readonly<Record<string, number>>;
}

/** The place of a repeated aggregate, whose elements are written between both parts. */
export interface OfxParts {
  readonly before: string;
  readonly after: string;
}

const LINE_BREAK = '\r\n';
const INDENT = '  ';
/** No text has this character. */
const PLACE = '\0';

/** Writes an aggregate by its table: each element on a line. */
export function writeAggregate(
  aggregate: OfxAggregate,
  values: OfxValues,
  layout: OfxLayout,
  depth = 0,
): string {
  const indent = layout.isIndented ? INDENT.repeat(depth) : '';
  const { tag } = aggregate;
  let text = `${indent}<${tag}>${LINE_BREAK}`;
  for (const element of aggregate.children) {
    const value = values[element.tag];
    if (value === undefined) continue;
    text +=
      typeof value === 'string'
        ? writeLeaf(element, value, layout, { parent: tag, depth: depth + 1 })
        : writeNested(element, value, layout, depth + 1);
  }
  return `${text}${indent}</${tag}>${LINE_BREAK}`;
}

/** Writes a document without the elements at `PLACE_OF_ENTRIES`. */
export function writeAround(
  aggregate: OfxAggregate,
  values: OfxValues,
  layout: OfxLayout,
): OfxParts {
  const [before = '', after = ''] = writeAggregate(aggregate, values, layout).split(PLACE);
  return { before, after };
}

/** Stands for repeated elements that are written later; see `writeAround`. */
export const PLACE_OF_ENTRIES: OfxValues = { [PLACE]: PLACE };

/** The depth of an aggregate in a document, for its indent. */
export function depthOf(root: OfxAggregate, sought: OfxElement): number {
  for (const child of root.children) {
    if (child === sought) return 1;
    const depth = child.kind === 'aggregate' ? depthOf(child, sought) : 0;
    if (depth > 0) return depth + 1;
  }
  return 0;
}

function writeNested(
  element: OfxElement,
  values: OfxValues,
  layout: OfxLayout,
  depth: number,
): string {
  if (values === PLACE_OF_ENTRIES) return PLACE;
  if (element.kind === 'leaf') throw new TypeError(`${element.tag} has a text, and no elements.`);
  return writeAggregate(element, values, layout, depth);
}

interface LeafPlace {
  readonly parent: string;
  readonly depth: number;
}

function writeLeaf(
  element: OfxElement,
  value: string,
  { endTags, isIndented, text, widths }: OfxLayout,
  { parent, depth }: LeafPlace,
): string {
  const { tag } = element;
  const written = element.kind === 'leaf' ? text(value, element.maxLength) : '';
  // An empty element without an end tag cannot be told from an aggregate.
  if (written === '') return '';
  const indent = isIndented ? INDENT.repeat(depth) : '';
  const hasEnd = endTags === 'all' || (endTags === 'inStatus' && parent === 'STATUS');
  const width = widths[tag] ?? 0;
  const padded = width < 0 ? written.padStart(-width) : written.padEnd(width);
  return `${indent}<${tag}>${padded}${hasEnd ? `</${tag}>` : ''}${LINE_BREAK}`;
}
