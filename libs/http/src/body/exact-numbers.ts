/** Only a number with this many digits or with an exponent can be inexact. */
const SUSPICIOUS = /\d{16}|[eE]\+?\d{2}/;
/** Strings are skipped, because digits in them are kept unchanged. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const WHOLE = /^-?\d+$/;
const SHOWN_CHARACTERS = 40;

/**
 * The first number of a JSON text that JavaScript cannot represent: a whole number beyond 2^53 that would change, or a
 * number that would become infinite (JSON writes it as `null`). Undefined if there is none. Fraction digits beyond the
 * precision of a double are ignored, because no JSON parser keeps them.
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
