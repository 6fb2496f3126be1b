/**
 * Elements that technical note 009 adds or moves (summaries of v1.0 of 2026-06-04 and v1.01). The tables of this library
 * are those of technical note 007, so such an element is unknown to them.
 */
const NEW_ELEMENTS: ReadonlySet<string> = new Set([
  ...['tpNFSeCredito', 'tpNFSeDebito', 'gIBSCBSAjuste', 'vAjusteBC', 'docAjusteBC'],
  ...['vCalcAjusteBCISSQN', 'vCalcAjusteBCIBSCBS', 'vCalcAjusteBCLocImoveis'],
  ...['regApIBSCBSSN', 'cAtvSN', 'vReceitaBrutaSN', 'gTribSN', 'verCalcIBSCBS'],
  ...['gLocacao', 'gUnidImob', 'bensMoveis', 'gPgtoVinc', 'nDUIMP', 'nDUE'],
]);

/** Elements that the layout of technical note 007 has too, but not below these parents. */
const MOVED_ELEMENTS =
  /\/(?:infDPS\/(?:finNFSe|indDest|dest)|IBSCBS\/valores\/trib\/(?:CST|cClassTrib))$/;

const HINT =
  'It is an element of technical note 009, whose layout the simulator does not have; send the layout of technical note 007.';

/**
 * A sentence that explains an unknown element of technical note 009; undefined for other elements.
 *
 * @param path as in `DPS/infDPS/finNFSe`
 */
export function technicalNote009Hint(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return NEW_ELEMENTS.has(name) || MOVED_ELEMENTS.test(path) ? HINT : undefined;
}
