import { type Violation } from '#libs/kernel';
import { GROUPS, ITEM_ROWS, LIST, ROWS } from './names';
import { itemsOf } from './translate';
import { pointerOf, type Group } from '../json-tree';

const CHOICE = /^(Must have exactly one of )(.*)\.$/;

/**
 * Converts a violation of the English body to the names of the declaration.
 *
 * @returns a function for the violations of one body; it builds its table when it is first called
 */
export function inSentNames(declaration: Group): (violation: Violation) => Violation {
  let known: ReadonlyMap<string, string> | undefined;
  return ({ pointer, detail }) => {
    known ??= pointersOf(declaration);
    return { pointer: nearest(pointer, known), detail: withSentNames(pointer, detail, known) };
  };
}

/**
 * English pointers, with the pointers of the declaration. If an element has two names, the name that was sent comes
 * first.
 */
function pointersOf(declaration: Group): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const isSent = ([from]: readonly [string, ...unknown[]]): boolean =>
    Object.hasOwn(declaration, from.split('.')[0] ?? '');
  const all = [...GROUPS, ...ROWS];
  for (const [from, to] of [...all.filter(isSent), ...all.filter((row) => !isSent(row))]) {
    addOnce(known, pointerOf(to), pointerOf(from));
  }
  const { items, pointer } = itemsOf(declaration);
  for (const index of items.keys()) {
    const english = `${pointerOf(LIST.to)}/${String(index)}`;
    addOnce(known, english, pointer(index));
    for (const [from, to] of ITEM_ROWS) {
      addOnce(known, english + pointerOf(to), pointer(index) + pointerOf(from));
    }
  }
  return known;
}

function addOnce(known: Map<string, string>, english: string, sent: string): void {
  if (!known.has(english)) known.set(english, sent);
}

/** The pointer in ABRASF names to the member, or to the nearest group around it with an ABRASF name. */
function nearest(english: string, known: ReadonlyMap<string, string>): string {
  let pointer = english;
  while (pointer !== '') {
    const sent = known.get(pointer);
    if (sent !== undefined) return sent;
    pointer = pointer.slice(0, pointer.lastIndexOf('/'));
  }
  return '';
}

/** The text of a choice lists members. They get their ABRASF names; members without one are left out. */
function withSentNames(
  pointer: string,
  detail: string,
  known: ReadonlyMap<string, string>,
): string {
  const [, start, names] = CHOICE.exec(detail) ?? [];
  if (start === undefined || names === undefined) return detail;
  const group = `${nearest(pointer, known)}/`;
  const sent = names.split(', ').flatMap((name) => {
    const at = known.get(`${pointer}/${name}`);
    return at === undefined
      ? []
      : at.slice(at.startsWith(group) ? group.length : 1).replaceAll('/', '.');
  });
  return sent.length === 1 ? `Must have ${sent.join()}.` : `${start}${sent.join(', ')}.`;
}
