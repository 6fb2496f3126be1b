/** A number may be inexact only with so many digits, or with an exponent. */
const SUSPICIOUS = /\d{16}|[eE]\+?\d{2}/;
/** Strings are skipped: digits in them are kept as they are. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const WHOLE = /^-?\d+$/;
const SHOWN_CHARACTERS = 40;

/**
 * The first number of a JSON text that JavaScript cannot hold: a whole number beyond 2^53 that would become another one,
 * or one that would become infinite, which JSON writes as `null`. Undefined if there is none. Digits of a fraction beyond
 * the precision of a double are not counted: no reader of JSON keeps them.
 *
 * @param text valid JSON
 */
export function inexactNumber(text: string): string | undefined {
  if (!SUSPICIOUS.test(text)) return undefined;
  for (const [token] of text.matchAll(STRING_OR_NUMBER)) {
    if (token.startsWith('"') || isKept(token)) continue;
    const shown = token.slice(0, SHOWN_CHARACTERS);
    return shown === token ? token : `${shown}...`;
  }
  return undefined;
}

function isKept(token: string): boolean {
  const value = Number(token);
  if (!Number.isFinite(value)) return false;
  return (
    Number.isSafeInteger(value) ||
    !WHOLE.test(token) ||
    String(value) === token ||
    isEqual(value, token)
  );
}

/** Only for whole numbers; a longer one than a double can hold is infinite, so the text is short. */
function isEqual(value: number, token: string): boolean {
  return BigInt(value) === BigInt(token);
}
