import { accepted, refused, type Result } from '#libs/kernel';
import { readXml, XmlError, type XmlElement } from '#libs/xml';
import { Findings, type Finding } from './findings';
import { readByTable, type Root } from '#libs/xml-tables';

/** A DPS with the maximum of 1,000 documents of 20 elements each stays below. */
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

/** Reads a document of one layout, or says all that is wrong with its structure. */
export function readDocument<T>(bytes: Uint8Array, root: Root<T>): Result<T, readonly Finding[]> {
  const findings = new Findings();
  const tree = readTree(bytes, findings);
  if (tree !== undefined && tree.name !== root.name) {
    findings.structure(tree.name, tree.line, `Must be ${root.name}.`);
  }
  if (tree === undefined || findings.kept.length > 0) return refused(findings.kept);
  const value = readByTable(tree, root, findings);
  return findings.kept.length === 0 ? accepted(value) : refused(findings.kept);
}

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
