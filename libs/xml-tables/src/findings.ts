/** Where the reader of a table reports errors. The application decides what a finding is to its users. */
export interface FindingSink {
  /** Whether nothing more is kept. Then the reader stops. */
  readonly isFull: boolean;
  /**
   * @param element the path of the element, as in `DPS/infDPS/valores`
   * @param line the line of the element, from 1
   * @param detail the error and what would be right
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
  /** The refused text of an element or attribute, whole. */
  readonly value?: string;
  /** Of an unknown element: the names that are known at its place. */
  readonly known?: readonly string[];
}
