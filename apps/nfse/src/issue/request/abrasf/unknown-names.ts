import { type ViolationList } from '#libs/kernel';
import { abrasfElements, type ElementNames } from '#libs/nfse';
import { addUnknown } from '#libs/schema';
import { isGroup, pointerOf, type Group } from '../json-tree';
import { ITEM_ROWS, LIST, ROWS, SHARED, type Row } from './names';

/** Elements of the invoice that the body can have in addition to those of the declaration. */
const AROUND = ['OrgaoGerador', 'PrestadorServico', 'ValoresNfse'] as const;

/** Attributes that every element may have, and the names that XML-to-JSON converters give to attributes and texts. */
const OF_XML = /^(?:[^A-Za-z].*|xmlns.*|Id|id|versao|Signature)$/;

interface Names {
  [name: string]: Names;
}

/** Elements of ABRASF 2.04, and the other places at which the simulator reads an element. */
const KNOWN: ElementNames = knownNames();

/**
 * Reports the names in a declaration that neither ABRASF 2.04 nor the simulator has. Known elements that the simulator
 * does not read are not reported: it computes or assigns their values.
 */
export function reportUnknownNames(declaration: Group, found: ViolationList): void {
  report(declaration, { known: KNOWN, at: '' }, found);
}

/** Reports the members of a wrapper that are not the declaration inside it. */
export function reportAroundWrapper(
  { group, name, at }: { readonly group: Group; readonly name: string; readonly at: string },
  found: ViolationList,
): void {
  // Only the whole body can have other members than the wrapper.
  const names = at === '' ? [name, ...SHARED] : [name];
  const unknown = Object.keys(group).filter(
    (member) => !names.includes(member) && !OF_XML.test(member),
  );
  addUnknown(unknown, { at, known: names, found });
}

interface Place {
  readonly known: ElementNames;
  readonly at: string;
}

function report(group: Group, { known, at }: Place, found: ViolationList): void {
  const names = Object.keys(group).filter((name) => !OF_XML.test(name));
  const isKnown = (name: string): boolean => Object.hasOwn(known, name);
  const unknown = names.filter((name) => !isKnown(name));
  addUnknown(unknown, { at, known: Object.keys(known), found });
  for (const name of names.filter(isKnown)) {
    const inner = known[name] ?? {};
    // The English schema checks the content of SHARED members.
    if (Object.keys(inner).length === 0) continue;
    for (const [item, place] of itemsOf(group[name], `${at}${pointerOf([name])}`)) {
      report(item, { known: inner, at: place }, found);
    }
  }
}

function itemsOf(value: unknown, pointer: string): readonly (readonly [Group, string])[] {
  if (!Array.isArray(value)) return isGroup(value) ? [[value, pointer]] : [];
  return value.flatMap((item: unknown, index) =>
    isGroup(item) ? [[item, `${pointer}/${String(index)}`] as const] : [],
  );
}

function knownNames(): ElementNames {
  const { declaration, invoice } = abrasfElements();
  const names = structuredClone<Names>(declaration);
  for (const name of AROUND) names[name] = structuredClone<Names>(invoice[name] ?? {});
  names['Tomador'] = structuredClone(names['TomadorServico'] ?? {});
  for (const name of SHARED) names[name] = {};
  addRows(names, ROWS);
  addRows((names[LIST.from] ??= {}), ITEM_ROWS);
  return names;
}

function addRows(names: Names, rows: readonly Row[]): void {
  for (const [from] of rows) {
    let group = names;
    for (const name of from.split('.')) group = group[name] ??= {};
  }
}
