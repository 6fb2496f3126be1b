/** Something in a file that is not as its layout says. */
export interface Finding {
  /** Counts from 1. */
  readonly line: number;
  /** The positions, from 1 and both included. */
  readonly from: number;
  readonly to: number;
  /** The name of the field in the table of its record; `line` for the line as a whole. */
  readonly field: string;
  readonly code: string;
  /** What is wrong, and what would be right. */
  readonly detail: string;
}

export type FindingSink = (finding: Finding) => void;

const MAX_SHOWN = 40;

/** The content of a field for an error message. */
export function shown(content: string): string {
  if (content.trim() === '') return `${String(content.length)} blanks`;
  const end = content.trimEnd();
  return `"${end.length > MAX_SHOWN ? `${end.slice(0, MAX_SHOWN)}…` : end}"`;
}
