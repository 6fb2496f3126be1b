/**
 * The fields of a form by name: a string, or an array if the field is given more than once.
 * @param pairs read once, whatever their number
 */
export function formFields(
  pairs: Iterable<readonly [name: string, text: string]>,
): Record<string, string | readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    const known = texts.get(name);
    if (known === undefined) texts.set(name, [text]);
    else known.push(text);
  }
  return Object.fromEntries([...texts].map(([name, all]) => [name, onlyOf(all) ?? all]));
}

function onlyOf([first, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? first : undefined;
}
