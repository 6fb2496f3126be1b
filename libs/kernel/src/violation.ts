/** One error and its place. */
export interface Violation {
  /** Where: a JSON Pointer, or the path of an XML element. */
  readonly pointer: string;
  /** The error and what would be right, in words. */
  readonly detail: string;
}

/** How many violations one problem lists. A large message can have hundreds of thousands. */
export const MAX_VIOLATIONS = 100;

/** Collects violations: keeps the first MAX_VIOLATIONS of them and counts the others. */
export class ViolationList {
  private readonly first: Violation[] = [];
  private total = 0;

  add(pointer: string, detail: string): void {
    this.total += 1;
    if (this.first.length < MAX_VIOLATIONS) this.first.push({ pointer, detail });
  }

  /** The first violations, in the order in which they were found. */
  get kept(): readonly Violation[] {
    return this.first;
  }

  /** The number of violations that are not kept. */
  get omitted(): number {
    return this.total - this.first.length;
  }

  get isEmpty(): boolean {
    return this.total === 0;
  }
}

/**
 * One sentence for the `detail` of a problem: the first violation, and how many others there are.
 * @param omitted violations that were found and are not listed
 */
export function summaryOf(violations: readonly Violation[], omitted = 0): string {
  const [first] = violations;
  if (first === undefined) return 'The request is not valid.';
  const others = violations.length - 1 + omitted;
  const more = others > 0 ? ` And ${String(others)} more; see errors.` : '';
  return `${first.pointer || 'The body'}: ${first.detail}${more}`;
}
