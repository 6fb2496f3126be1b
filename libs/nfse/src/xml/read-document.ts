import { accepted, refused, type Result } from '#libs/kernel';
import { readXml, XmlError, type XmlElement } from '#libs/xml';
import { NATIONAL_NAMESPACE } from './national-namespace';
import { Findings, type Finding } from './findings';
import { readByTable, type Root } from '#libs/xml-tables';

/** A DPS with the maximum of 1,000 documents of 20 elements each has fewer. */
export const MAX_ELEMENTS = 50_000;
/** The deepest path of a layout has 11 levels. */
const MAX_DEPTH = 32;

/**
 * Reads the elements of a document. If it is not well-formed, too large or too deep, adds one finding with the line.
 */
export function readTree(bytes: Uint8Array, findings: Findings): XmlElement | undefined {
  try {
    return readXml(bytes, { maxDepth: MAX_DEPTH, maxElements: MAX_ELEMENTS });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    findings.structure('', error.position?.line, error.detail);
    return undefined;
  }
}

/**
 * Reads a document of one layout, or returns all errors of its structure.
 *
 * @param root the layout, or a function that chooses it by the document
 * @param newest the document in the form of the newest edition, which the table has
 */
export function readDocument<T>(
  bytes: Uint8Array,
  root: Root<T> | ((tree: XmlElement, findings: Findings) => Root<T>),
  newest: (tree: XmlElement) => XmlElement = (tree) => tree,
): Result<T, readonly Finding[]> {
  const findings = new Findings();
  const tree = readTree(bytes, findings);
  if (tree === undefined) return refused(findings.kept);
  const layout = typeof root === 'function' ? root(tree, findings) : root;
  if (tree.name !== layout.name) {
    findings.structure(tree.name, tree.line, `Must be ${layout.name}.`);
  }
  if (layout.namespace === NATIONAL_NAMESPACE) refuseForeignNames(tree, findings);
  if (findings.kept.length > 0) return refused(findings.kept);
  const value = readByTable(newest(tree), layout, findings);
  return findings.kept.length === 0 ? accepted(value) : refused(findings.kept);
}

/** Attributes of XML Schema itself, which a document of any schema may have. */
const OF_SCHEMA = 'xsi:';

/**
 * Refuses names that a national document must not have: prefixes on any element (annex IV, rule E1228), and attributes
 * of other namespaces, such as `xml:lang`. One finding of each is enough.
 */
export function refuseForeignNames(root: XmlElement, findings: Findings): void {
  const visit = (element: XmlElement, path: string): boolean => {
    const { prefix, line, prefixedAttributes = [] } = element;
    const foreign = prefixedAttributes.find((name) => !name.startsWith(OF_SCHEMA));
    if (prefix !== undefined) {
      const detail = `Has the prefix ${prefix.slice(0, SHOWN)}. Declare its namespace without a prefix: xmlns="...".`;
      findings.prefix(path, line, detail);
    } else if (foreign !== undefined) {
      findings.structure(path, line, `Has an unknown attribute: ${foreign.slice(0, SHOWN)}.`);
    } else {
      return element.children.some((child) =>
        visit(child, `${path}/${child.name.slice(0, SHOWN)}`),
      );
    }
    return true;
  };
  visit(root, root.name.slice(0, SHOWN));
}

const SHOWN = 60;

const PROLOG = /^\uFEFF?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;

/** A well-formed document without declaration, comments and processing instructions around its root. */
export function rootText(xml: string): string {
  let text = xml.replace(PROLOG, '').trimEnd();
  for (;;) {
    if (text.endsWith('-->')) text = text.slice(0, text.lastIndexOf('<!--')).trimEnd();
    else if (text.endsWith('?>')) text = text.slice(0, text.lastIndexOf('<?')).trimEnd();
    else return text;
  }
}
