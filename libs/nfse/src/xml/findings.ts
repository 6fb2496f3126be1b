import { type FindingDetails } from '#libs/xml-tables';

/** One error of a document and its place. */
export interface Finding {
  /** The code of the authority: E1235 for the structure, E1228 for prefixes, E0714 for a signature. */
  readonly code: string;
  /** The path of the element, as in `DPS/infDPS/valores/vServPrest/vServ`. Empty for the whole document. */
  readonly element: string;
  /** The line of the element, from 1. */
  readonly line?: number;
  /** The error, and the correct value or form. */
  readonly detail: string;
}

/** The code for a document that does not follow the layout (annex IV). */
export const STRUCTURE_CODE = 'E1235';
/** The code for a document with namespace prefixes (annex IV). */
export const PREFIX_CODE = 'E1228';
/** The code for a signature that is missing, malformed or wrong (annex I). */
export const SIGNATURE_CODE = 'E0714';

/** The maximum number of findings of one document. */
export const MAX_FINDINGS = 100;

/** An error of the structure of a document. */
export interface StructureError {
  /** As in `DPS/infDPS/finNFSe`. */
  readonly element: string;
  /** The elements that are allowed at its place, if the element is unknown. */
  readonly known: readonly string[] | undefined;
  /** The refused text of the element. */
  readonly value: string | undefined;
}

/** Collects findings and stops at MAX_FINDINGS. */
export class Findings {
  private readonly found: Finding[] = [];
  private hintOf: (error: StructureError) => string | undefined = () => undefined;

  get isFull(): boolean {
    return this.found.length >= MAX_FINDINGS;
  }

  get kept(): readonly Finding[] {
    return this.found;
  }

  /** From now on, the sentence that the function returns is added to an error of the structure. */
  explain(hintOf: (error: StructureError) => string | undefined): void {
    this.hintOf = hintOf;
  }

  structure(
    element: string,
    line: number | undefined,
    detail: string,
    { known, value }: FindingDetails = {},
  ): void {
    const hint = this.hintOf({ element, known, value });
    this.add(STRUCTURE_CODE, element, line, hint === undefined ? detail : `${detail} ${hint}`);
  }

  prefix(element: string, line: number | undefined, detail: string): void {
    this.add(PREFIX_CODE, element, line, detail);
  }

  signature(element: string, line: number | undefined, detail: string): void {
    this.add(SIGNATURE_CODE, element, line, detail);
  }

  private add(code: string, element: string, line: number | undefined, detail: string): void {
    if (this.isFull) return;
    this.found.push({ code, element, ...(line !== undefined && { line }), detail });
  }
}
