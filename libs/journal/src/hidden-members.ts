import { isRaw, textOfKept, type KeptBody } from '#libs/http';
import { hideMembers } from '#libs/masking';
import { mediaTypeIn, type Side } from './entry-side';
import { textOfEntry } from './events/text-of-entry';
import { type JournalEntry } from './journal-entry';

const NONE: readonly string[] = [];

/**
 * The names of the members in these bodies that the journal does not show. Bytes, also written as hex, have no members.
 *
 * @param isHidden functions for the names of such members; undefined if there are none
 */
export function hiddenNames(
  bodies: readonly (readonly [contentType: unknown, body: KeptBody | undefined])[],
  isHidden: ReadonlySet<(name: string) => boolean> | undefined,
): readonly string[] {
  if (isHidden === undefined) return NONE;
  const tests = [...isHidden];
  const names = new Set<string>();
  for (const [contentType, body] of bodies) {
    if (body === undefined || isRaw(mediaTypeIn(contentType))) continue;
    hideMembers(textOfKept(body), (name) => {
      const isFound = names.has(name) || tests.some((test) => test(name));
      if (isFound) names.add(name);
      return isFound;
    });
  }
  return [...names];
}

/** The text of a body without the values that the journal does not show. */
export function shownText(side: Side, entry: JournalEntry): string {
  const text = textOfEntry(side, entry);
  if (entry.hiddenMembers.length === 0) return text;
  const hidden = new Set(entry.hiddenMembers);
  return hideMembers(text, (name) => hidden.has(name));
}

/** As text without line breaks, in ASCII; empty if there are none. */
export function textOfHidden(names: readonly string[]): string {
  if (names.length === 0) return '';
  return JSON.stringify(names).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function readHidden(text: string): readonly string[] {
  return text === '' ? NONE : (JSON.parse(text) as string[]);
}
