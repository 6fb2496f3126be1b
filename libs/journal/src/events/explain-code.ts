import { type BusinessEvent, type Explanation } from './event-table';

/** Codes of an official document. */
export interface CodeTable {
  /** What each code means. */
  readonly codes: Readonly<Record<string, string>>;
  /** The document that has the codes. */
  readonly document: string;
}

/**
 * Explains the code that a service decided by the first of the tables that has it.
 * @param event the facts `code`, `responseCode` and `status` are looked up, in this order
 */
export function explainCode(
  tables: readonly CodeTable[],
  { facts }: BusinessEvent,
): Explanation | undefined {
  for (const code of [facts['code'], facts['responseCode'], facts['status']]) {
    if (code === undefined) continue;
    const table = tables.find(({ codes }) => Object.hasOwn(codes, code));
    if (table === undefined) continue;
    return { decision: { code, text: table.codes[code] ?? '', document: table.document } };
  }
  return undefined;
}
