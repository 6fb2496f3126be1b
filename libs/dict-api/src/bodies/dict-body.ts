import { accepted, refused, type Result } from '#libs/kernel';
import { readXml, XmlError, type XmlElement } from '#libs/xml';
import { isSignature, shortened } from '#libs/xml-tables';
import { type DictViolation } from '../dict-violation';

/** The errors of a body that cannot be used. */
export interface DictFault {
  /** unreadable: the body is not XML, or has another root. invalid: elements of it are missing or not valid. */
  readonly kind: 'unreadable' | 'invalid';
  readonly detail: string;
  readonly violations: readonly DictViolation[];
}

/** The limits of every body. The deepest path has 6 levels, and a signature adds a few. */
const LIMITS = { maxDepth: 32, maxElements: 20_000 };
const SIGNATURE = 'Signature';

/** Reads the XML of a body with this root. */
export function readRoot(
  bytes: Uint8Array,
  name: string,
  namespace: string,
): Result<XmlElement, DictFault> {
  let root: XmlElement;
  try {
    root = readXml(bytes, LIMITS);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return refused(unreadable(error.detail));
  }
  if (root.name !== name) {
    return refused(unreadable(`The root is ${shown(root.name)}. It must be ${name}.`));
  }
  if (root.namespace !== namespace) {
    const given = root.namespace === '' ? 'no namespace' : `namespace ${shown(root.namespace)}`;
    const right = namespace === '' ? 'in no namespace' : `in namespace ${namespace}`;
    return refused(unreadable(`${name} is in ${given}. It must be ${right}.`));
  }
  return accepted(root);
}

/** The root without these children, without XML signatures and without empty `Signature` elements. */
export function withoutChildren(root: XmlElement, names: ReadonlySet<string>): XmlElement {
  const children = root.children.filter((child) => {
    if (isSignature(child)) return false;
    if (child.namespace !== root.namespace) return true;
    return child.name !== SIGNATURE && !names.has(child.name);
  });
  return { ...root, children };
}

function unreadable(detail: string): DictFault {
  const text = `The body could not be read: ${detail}`;
  return { kind: 'unreadable', detail: text, violations: [] };
}

function shown(name: string): string {
  return shortened(name, 60);
}
