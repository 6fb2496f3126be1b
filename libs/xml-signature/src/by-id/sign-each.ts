import { type KeyObject } from 'node:crypto';
import { elementsOf, inclusiveForm, readXmlTree, type XmlTree } from '#libs/xml';
import { ENVELOPED, INCLUSIVE_C14N } from '../algorithms';
import { type SignatureHash, writeSignature } from '../signature-text';
import { idOf } from './verify-id';

/** What all signatures of a document have in common. */
export interface Signing {
  readonly key: KeyObject;
  readonly keyInfo: string;
  readonly hash: SignatureHash;
}

/**
 * Signs the elements with these local names by their Ids, with inclusive canonicalization. A signature becomes the next
 * element. Elements without an Id are not signed.
 *
 * @param xml a document without comments and CDATA, in which no signed element is in one of the same name
 * @throws XmlError if the document is not well-formed
 */
export async function signEach(
  xml: string,
  names: ReadonlySet<string>,
  signing: Signing,
): Promise<string> {
  const places = placesOf(readXmlTree(Buffer.from(xml)), names);
  let signed = '';
  let end = 0;
  for (const { element, ancestors, id } of places) {
    const tag = `</${element.name}>`;
    const next = xml.indexOf(tag, element.startTagEnd) + tag.length;
    signed += xml.slice(end, next) + (await signatureOf(element, ancestors, id, signing));
    end = next;
  }
  return signed + xml.slice(end);
}

interface Place {
  readonly element: XmlTree;
  readonly id: string;
  /** The root first. */
  readonly ancestors: readonly XmlTree[];
}

/** In the order of their ends, which is that of their starts, because they are not nested. */
function placesOf(root: XmlTree, names: ReadonlySet<string>): readonly Place[] {
  const places: Place[] = [];
  const visit = (element: XmlTree, ancestors: readonly XmlTree[]): void => {
    const id = names.has(element.local) ? idOf(element) : undefined;
    if (id !== undefined) places.push({ element, id, ancestors });
    else for (const child of elementsOf(element)) visit(child, [...ancestors, element]);
  };
  visit(root, []);
  return places;
}

function signatureOf(
  element: XmlTree,
  ancestors: readonly XmlTree[],
  id: string,
  { key, keyInfo, hash }: Signing,
): Promise<string> {
  return writeSignature(key, {
    prefix: '',
    canonicalization: INCLUSIVE_C14N,
    references: [
      {
        uri: `#${id}`,
        transforms: [ENVELOPED, INCLUSIVE_C14N],
        form: inclusiveForm(element, ancestors),
      },
    ],
    keyInfo,
    hash,
    inherited: prefixesAround(ancestors),
  });
}

/** The declarations of prefixes, which the canonical form of SignedInfo has after the one of its own namespace. */
function prefixesAround(ancestors: readonly XmlTree[]): string {
  const around = new Map(ancestors.flatMap(({ declarations }) => declarations));
  around.delete('');
  const empty = inclusiveForm({ ...NAMELESS, declarations: [...around] }, []);
  return empty.slice('<x'.length, empty.indexOf('>'));
}

const NAMELESS: XmlTree = {
  name: 'x',
  prefix: '',
  local: 'x',
  namespace: '',
  attributes: [],
  declarations: [],
  content: [],
  startTagEnd: 0,
  line: 1,
};
