/** A subelement of private data in the layout of Mastercard. */
export interface Subelement {
  readonly id: string;
  readonly content: string;
  /** Its start and its end in the element. */
  readonly from: number;
  readonly to: number;
}

/**
 * The subelements of private data in the layout of Mastercard: an optional category letter, then each with a two-digit
 * id, a two-digit length and the value. Another layout ends the list.
 */
export function subelementsOf(value: string): Subelement[] {
  const subelements: Subelement[] = [];
  let from = /^[A-Z]/.test(value) ? 1 : 0;
  while (from < value.length) {
    const [, id, length] = /^([0-9]{2})([0-9]{2})/.exec(value.slice(from, from + 4)) ?? [];
    const to = from + 4 + Number(length);
    if (id === undefined || to > value.length) break;
    subelements.push({ id, content: value.slice(from + 4, to), from, to });
    from = to;
  }
  return subelements;
}

export function writeSubelement(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}
