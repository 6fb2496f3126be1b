import { MAX_VIOLATIONS } from '#libs/kernel';

/** What can be wrong in an OFX file. An error means that something is missing in the result; a warning does not. */
export const OFX_FINDINGS = {
  OFX_NO_DOCUMENT: 'error',
  OFX_HEADER: 'warning',
  OFX_ENCODING: 'warning',
  OFX_TOO_DEEP: 'error',
  OFX_NOT_CLOSED: 'warning',
  OFX_NOT_OPENED: 'warning',
  OFX_TEXT_BETWEEN: 'warning',
  OFX_UNKNOWN_ELEMENT: 'warning',
  OFX_WRONG_PLACE: 'warning',
  OFX_REPEATED: 'warning',
  OFX_MISSING: 'error',
  OFX_MISSING_DETAIL: 'warning',
  OFX_EMPTY: 'warning',
  OFX_TOO_LONG: 'warning',
  OFX_CODE: 'warning',
  OFX_DIGITS: 'warning',
  OFX_AMOUNT: 'error',
  OFX_THOUSANDS_MARK: 'warning',
  OFX_DATE: 'error',
  OFX_ZERO_DATE: 'warning',
  OFX_REPEATED_FITID: 'warning',
} as const;

export type OfxFindingCode = keyof typeof OFX_FINDINGS;

/** One deviation from OFX and its place. */
export interface OfxFinding {
  readonly code: OfxFindingCode;
  readonly severity: 'error' | 'warning';
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The path of the element: `OFX/BANKMSGSRSV1/STMTTRNRS`. Empty for the file itself. */
  readonly element: string;
  /** What is wrong and what would be right. */
  readonly detail: string;
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

export const START: Place = { line: 1, column: 1 };

/** Keeps the first findings and counts the others. */
export class OfxFindings {
  readonly kept: OfxFinding[] = [];
  private total = 0;

  add(code: OfxFindingCode, { line, column }: Place, element: string, detail: string): void {
    this.total += 1;
    if (this.kept.length >= MAX_VIOLATIONS) return;
    this.kept.push({ code, severity: OFX_FINDINGS[code], line, column, element, detail });
  }

  get omitted(): number {
    return this.total - this.kept.length;
  }
}
