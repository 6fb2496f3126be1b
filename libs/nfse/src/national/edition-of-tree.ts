import { type XmlElement } from '#libs/xml';
import { editionOn, type NationalEdition } from './edition';

/** The edition in which a document is read, and why. */
export interface AppliedEdition {
  readonly edition: NationalEdition;
  /** The first day of technical note 009. */
  readonly from: string;
  /** The date of issue of the DPS. Absent if the document has none; then it is read as 007. */
  readonly issued?: string;
}

/**
 * The edition of a DPS, or of the DPS in an NFS-e, by its date of issue (dhEmi). The document can have any errors.
 *
 * @param from the first day of technical note 009
 */
export function editionOfTree(tree: XmlElement, from: string): AppliedEdition {
  const dps = tree.name === 'DPS' ? tree : childOf(childOf(tree, 'infNFSe'), 'DPS');
  const dhEmi = childOf(childOf(dps, 'infDPS'), 'dhEmi')?.text ?? '';
  if (!/^\d{4}-\d\d-\d\d/.test(dhEmi)) return { edition: '007', from };
  return { edition: editionOn(dhEmi, from), from, issued: dhEmi.slice(0, 10) };
}

function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}
