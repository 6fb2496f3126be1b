/** The codes that a field can have, with their meanings. */
export interface CodeList {
  /** The name in the layout: `G029`. */
  readonly id: string;
  readonly title: string;
  readonly meanings: ReadonlyMap<string, string>;
}

/**
 * @param meanings the meaning of each code
 * @throws Error if the codes do not have the same length
 */
export function codeList(
  id: string,
  title: string,
  meanings: Readonly<Record<string, string>>,
): CodeList {
  // An object would list codes like 10 before 01.
  const entries = Object.entries(meanings).sort(([one], [other]) => (one < other ? -1 : 1));
  const [first] = entries;
  const other = entries.find(([code]) => code.length !== first?.[0].length);
  if (other !== undefined) {
    throw new Error(`${id}: the codes ${String(first?.[0])} and ${other[0]} differ in length`);
  }
  return { id, title, meanings: new Map(entries) };
}

/** The list with more codes, or with other meanings of some codes. */
export function codeListWith(
  list: CodeList,
  id: string,
  meanings: Readonly<Record<string, string>>,
): CodeList {
  return codeList(id, list.title, { ...Object.fromEntries(list.meanings), ...meanings });
}
