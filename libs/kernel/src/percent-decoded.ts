/** The text without percent-encoding; as it stands if that is broken, as in `%zz` or `%e9`. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
