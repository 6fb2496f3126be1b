import { pointerToken } from '#libs/kernel';
import { endOfString } from './json-depth';

/** An object or an array whose end was not reached yet. */
interface Open {
  /** The names so far; undefined for an array. */
  readonly names: Set<string> | undefined;
  /** The name of the current member, or the index of the current item. */
  token: string | number;
}

const SHOWN_CHARACTERS = 100;

/**
 * The JSON Pointer of the first member that its object has twice; undefined if there is none. JSON.parse keeps the last
 * one in silence.
 *
 * @param text valid JSON that is not nested deeply
 * @example repeatedMember('{"a": {"b": 1, "b": 2}}'); // "/a/b"
 */
export function repeatedMember(text: string): string | undefined {
  const open: Open[] = [];
  let isName = false;
  // Not a regular expression: on a string of some megabytes, it needs more stack than there is.
  for (let at = 0; at < text.length; at += 1) {
    const token = text.charAt(at);
    const inner = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ names: token === '{' ? new Set() : undefined, token: 0 });
      isName = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      isName = false;
    } else if (token === ',') {
      isName = inner?.names !== undefined;
      if (typeof inner?.token === 'number') inner.token += 1;
    } else if (token === '"') {
      const start = at;
      at = endOfString(text, start);
      if (!isName || inner?.names === undefined) continue;
      const name = JSON.parse(text.slice(start, at + 1)) as string;
      inner.token = name;
      isName = false;
      if (inner.names.has(name)) return pointerOf(open);
      inner.names.add(name);
    }
  }
  return undefined;
}

function pointerOf(open: readonly Open[]): string {
  return open.map(({ token }) => `/${pointerToken(shortened(String(token)))}`).join('');
}

/** The response to a long name must be short. */
function shortened(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
}
