import { type FindingDetails } from '#libs/xml-tables';
import { technicalNote009Hint } from './technical-note-009';

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

/** Collects findings and stops at MAX_FINDINGS. */
export class Findings {
  private readonly found: Finding[] = [];

  get isFull(): boolean {
    return this.found.length >= MAX_FINDINGS;
  }

  get kept(): readonly Finding[] {
    return this.found;
  }

  structure(
    element: string,
    line: number | undefined,
    detail: string,
    { known }: FindingDetails = {},
  ): void {
    const hint = known === undefined ? undefined : technicalNote009Hint(element);
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
