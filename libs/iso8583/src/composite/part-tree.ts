import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';

/** The given subelements of an element or a subelement. */
export interface PartNode {
  /** The key without the number of a repeated tag. */
  readonly key: string;
  /** The path of the subelement, as in `48.84`. */
  readonly path: string;
  /** Its value; undefined if it is given by its subelements. */
  value?: string;
  /** By key, as in `B2` and `B2#2`, in the given order. */
  readonly children: Map<string, PartNode>;
}

const MAX_PATH_CHARACTERS = 200;
const ELEMENT = /^[1-9][0-9]{0,2}$/;
const REPEATED = /#(?:[2-9]|[1-9][0-9]{1,3})$/;

/**
 * Returns the subelements of a message by element.
 * @throws Iso8583Error if a path is not one, or if a subelement is given both whole and by subelements
 */
export function partTree(parts: Readonly<Record<string, unknown>>): Map<string, PartNode> {
  const elements = new Map<string, PartNode>();
  for (const [path, value] of Object.entries(parts)) {
    const [element = '', ...keys] = path.length > MAX_PATH_CHARACTERS ? [] : path.split('.');
    if (!ELEMENT.test(element) || keys.length === 0 || keys.includes('')) throw notAPath();
    if (typeof value !== 'string')
      throw partError('ISO8583_VALUE_INVALID', path, 'a string', `a value of type ${typeof value}`);
    let node = childOf(elements, element, '');
    for (const key of keys) {
      if (node.value !== undefined) throw givenTwice(node);
      node = childOf(node.children, key, `${node.path}.`);
    }
    if (node.children.size > 0) throw givenTwice(node);
    node.value = value;
  }
  return elements;
}

function childOf(nodes: Map<string, PartNode>, key: string, parent: string): PartNode {
  let node = nodes.get(key);
  if (node === undefined) {
    node = { key: key.replace(REPEATED, ''), path: parent + key, children: new Map() };
    nodes.set(key, node);
  }
  return node;
}

/** Returns an error about a subelement that is to be written. */
export function partError(
  code: Iso8583ErrorCode,
  path: string,
  expected: string,
  got: string,
): Iso8583Error {
  return new Iso8583Error({ code, element: `DE${path}`, expected, got });
}

function notAPath(): Iso8583Error {
  return new Iso8583Error({
    code: 'ISO8583_PART_UNKNOWN',
    element: 'parts',
    expected: 'paths of subelements, as in 48.84',
    got: 'another key',
  });
}

function givenTwice({ path }: PartNode): Iso8583Error {
  return partError(
    'ISO8583_PARTS_CONTRADICT',
    path,
    'either the whole value or its subelements',
    'both',
  );
}
