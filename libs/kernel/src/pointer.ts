/**
 * The name of a member as a token of a JSON Pointer (RFC 6901), without the slash.
 *
 * @example pointerToken('a/b'); // "a~1b"
 */
export function pointerToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
