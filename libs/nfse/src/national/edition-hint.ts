import { type XmlElement } from '#libs/xml';
import { type Findings, type StructureError } from '../xml/findings';
import { type AppliedEdition, editionOfTree } from './edition-of-tree';
import { type NationalEdition } from './edition';

/** What differs between the editions of technical notes 007 and 009, for the explanation of errors. */

/** The elements that only one edition has, at any place. */
const ONLY_IN: Readonly<Record<NationalEdition, ReadonlySet<string>>> = {
  '007': new Set([
    ...['vDedRed', 'pDR', 'vDR', 'docDedRed', 'gReeRepRes'],
    ...['vCalcDR', 'vCalcReeRepRes', 'nDI', 'nRE'],
  ]),
  '009': new Set([
    ...['tpNFSeCredito', 'tpNFSeDebito', 'gIBSCBSAjuste', 'vAjusteBC', 'docAjusteBC'],
    ...['vCalcAjusteBCISSQN', 'vCalcAjusteBCIBSCBS', 'vCalcAjusteBCLocImoveis'],
    ...['regApIBSCBSSN', 'cAtvSN', 'vReceitaBrutaSN', 'gTribSN', 'verCalcIBSCBS'],
    ...['gLocacao', 'gUnidImob', 'bensMoveis', 'gPgtoVinc', 'nDUIMP', 'nDUE'],
    ...['indDoacao', 'gEstornoCred', 'gPagAntecipado'],
  ]),
};

/** The places of elements that both editions have. */
const PLACES: Readonly<Record<NationalEdition, RegExp>> = {
  '007':
    /\/IBSCBS\/(?:finNFSe|indDest|dest|imovel\/(?:inscImobFisc|cCIB|end)|valores\/trib\/gIBSCBS\/(?:CST|cClassTrib))$/,
  '009':
    /\/(?:infDPS\/(?:finNFSe|indDest|dest)|IBSCBS\/(?:imovel\/cMun|valores\/trib\/(?:CST|cClassTrib)))$/,
};

/** Values that only edition 009 has. */
const VALUES_OF_009: readonly (readonly [place: RegExp, value: string])[] = [
  [/\/regTrib\/opSimpNac$/, '4'],
  [/\/comExt\/mdPrestacao$/, '5'],
];

/** The edition of a document. From now on, the findings explain elements of the other one. */
export function explained(tree: XmlElement, from: string, findings: Findings): NationalEdition {
  const applied = editionOfTree(tree, from);
  findings.explain((error) => editionHint(applied, error));
  return applied.edition;
}

/**
 * A sentence that explains an error by the edition of the document: an element or a value of the other edition, or a
 * missing element that the other edition has at another place. Undefined for other errors.
 */
export function editionHint(
  applied: AppliedEdition,
  { element, known, value }: StructureError,
): string | undefined {
  const { edition, from, issued } = applied;
  const other = edition === '007' ? '009' : '007';
  const start = `Technical note 009 applies to a DPS that is issued from ${from} on`;
  const own = issued === undefined ? 'this one has no date of issue' : `this one is of ${issued}`;
  const rule = `${start}, and ${own}; send the layout of technical note ${edition}.`;
  if (known !== undefined) {
    return belongsTo(other, element)
      ? `It is an element of technical note ${other}. ${rule}`
      : undefined;
  }
  if (value !== undefined) {
    const isNew = VALUES_OF_009.some(([place, code]) => code === value && place.test(element));
    return isNew && edition === '007' ? `It is a value of technical note 009. ${rule}` : undefined;
  }
  return PLACES[edition].test(element)
    ? `Technical note ${edition} has it here. ${rule}`
    : undefined;
}

function belongsTo(edition: NationalEdition, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\[\d+\]$/, '');
  return ONLY_IN[edition].has(name) || PLACES[edition].test(path);
}
