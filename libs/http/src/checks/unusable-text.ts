import { pointerToken, ViolationList } from '#libs/kernel';

/** With the flag u, a surrogate pair is one character, so only half a pair matches. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The reason why a text cannot be stored, or undefined. PostgreSQL stores neither NUL nor a lone surrogate,
 * and a lone surrogate has no form in UTF-8.
 */
export function whyUnusable(text: string): string | undefined {
  if (text.includes('\0')) return 'Contains a NUL character (U+0000), which is never accepted.';
  if (LONE_SURROGATE.test(text))
    return 'Contains half of a surrogate pair, which is not a character.';
  return undefined;
}

/**
 * The texts in a JSON value that cannot be stored, by JSON Pointer. A member whose name is such a text is
 * reported at the object that has it.
 */
export function unusableTexts(value: unknown): ViolationList {
  const found = new ViolationList();
  // Nearly every value is valid, and then no pointer is needed.
  if (!isUsable(value)) collect(value, '', found);
  return found;
}

function isUsable(value: unknown): boolean {
  if (typeof value === 'string') return whyUnusable(value) === undefined;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isUsable);
  return Object.entries(value).every(([name, member]) => isUsable(name) && isUsable(member));
}

/** The depth of the value is limited by MAX_JSON_DEPTH. */
function collect(value: unknown, pointer: string, found: ViolationList): void {
  if (typeof value === 'string') {
    const detail = whyUnusable(value);
    if (detail !== undefined) found.add(pointer, detail);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const detail = whyUnusable(name);
    if (detail === undefined) collect(member, `${pointer}/${pointerToken(name)}`, found);
    else found.add(pointer, `The name of a member: ${detail}`);
  }
}
