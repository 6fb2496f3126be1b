/** Receives the errors that the reader of a table finds. The application decides how to show them. */
export interface FindingSink {
  /** True if no more errors are accepted. Then the reader stops. */
  readonly isFull: boolean;
  /**
   * @param element the path of the element, as in `DPS/infDPS/valores`
   * @param line the line of the element, from 1
   * @param detail the error, and the correct value or form
   */
  structure(
    element: string,
    line: number | undefined,
    detail: string,
    details?: FindingDetails,
  ): void;
}

/** More about a finding, for a sink that writes its own texts. */
export interface FindingDetails {
  /** The refused text of an element or attribute, not shortened. */
  readonly value?: string;
  /** For an unknown element: the names that are allowed at its place. */
  readonly known?: readonly string[];
}
