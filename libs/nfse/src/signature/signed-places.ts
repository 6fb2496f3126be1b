import { elementsOf, type XmlTree } from '#libs/xml';
import { SIGNATURE_NAMESPACE } from '#libs/xml-signature';

/** The place of a signature in a layout: next to the element that it signs. */
interface Place {
  /** The path of the element around both. */
  readonly path: readonly string[];
  readonly signed: string;
  readonly required: boolean;
}

const DPS: Place = { path: ['DPS'], signed: 'infDPS', required: true };
const EVENT_REQUEST: Place = { path: ['pedRegEvento'], signed: 'infPedReg', required: true };

/** By the name of the root. The innermost place first. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  DPS: [DPS],
  // The web pages of the authority issue invoices whose DPS has no signature.
  NFSe: [
    { ...DPS, path: ['NFSe', 'infNFSe', 'DPS'], required: false },
    { path: ['NFSe'], signed: 'infNFSe', required: true },
  ],
  pedRegEvento: [EVENT_REQUEST],
  evento: [
    { ...EVENT_REQUEST, path: ['evento', 'infEvento', 'pedRegEvento'], required: false },
    { path: ['evento'], signed: 'infEvento', required: true },
  ],
  CompNfse: [
    {
      path: ['CompNfse', 'Nfse', 'InfNfse', 'DeclaracaoPrestacaoServico'],
      signed: 'InfDeclaracaoPrestacaoServico',
      required: false,
    },
    { path: ['CompNfse', 'Nfse'], signed: 'InfNfse', required: false },
  ],
};

/** A place in a document. */
export interface SignedPlace {
  /** The path of the signed element. */
  readonly path: string;
  /** The path of the signature. */
  readonly signaturePath: string;
  /** The elements around both, the root first. */
  readonly ancestors: readonly XmlTree[];
  readonly parent: XmlTree;
  /** The element that must be signed. */
  readonly signed: XmlTree;
  readonly signatures: readonly XmlTree[];
  readonly required: boolean;
}

/** The places of a document whose signed element exists. */
export function signedPlaces(root: XmlTree): readonly SignedPlace[] {
  const places = Object.hasOwn(PLACES, root.local) ? (PLACES[root.local] ?? []) : [];
  return places.flatMap(({ path, signed, required }) => {
    const ancestors = follow(root, path);
    const parent = ancestors.at(-1);
    const element = parent && childNamed(parent, signed);
    if (parent === undefined || element === undefined) return [];
    const parentPath = path.join('/');
    return {
      path: `${parentPath}/${signed}`,
      signaturePath: `${parentPath}/Signature`,
      ancestors,
      parent,
      signed: element,
      signatures: elementsOf(parent).filter(
        ({ local, namespace }) => local === 'Signature' && namespace === SIGNATURE_NAMESPACE,
      ),
      required,
    };
  });
}

/** The elements of a path, the root first; none if one of them is missing. */
function follow(root: XmlTree, path: readonly string[]): readonly XmlTree[] {
  const elements = [root];
  for (const step of path.slice(1)) {
    const child = childNamed(elements.at(-1) ?? root, step);
    if (child === undefined) return [];
    elements.push(child);
  }
  return elements;
}

function childNamed(parent: XmlTree, name: string): XmlTree | undefined {
  return elementsOf(parent).find(({ local }) => local === name);
}
