import { type XmlElement } from '#libs/xml';
import { isSignature } from '#libs/xml-tables';

/** A place of a layout where a signature belongs: beside the element that it signs. */
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
  readonly parent: XmlElement;
  /** The element that must be signed. */
  readonly signed: XmlElement;
  readonly signatures: readonly XmlElement[];
  readonly required: boolean;
}

/** The places of a document whose signed element exists. */
export function signedPlaces(root: XmlElement): readonly SignedPlace[] {
  const places = Object.hasOwn(PLACES, root.name) ? (PLACES[root.name] ?? []) : [];
  return places.flatMap(({ path, signed, required }) => {
    const parent = follow(root, path);
    const element = parent?.children.find(({ name }) => name === signed);
    if (parent === undefined || element === undefined) return [];
    const parentPath = path.join('/');
    return {
      path: `${parentPath}/${signed}`,
      signaturePath: `${parentPath}/Signature`,
      parent,
      signed: element,
      signatures: parent.children.filter(isSignature),
      required,
    };
  });
}

function follow(root: XmlElement, path: readonly string[]): XmlElement | undefined {
  let element: XmlElement | undefined = root;
  for (const step of path.slice(1)) {
    element = element?.children.find(({ name }) => name === step);
  }
  return element;
}
