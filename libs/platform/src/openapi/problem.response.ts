/** One error and its place. */
export class ViolationResponse {
  /**
   * Where: a JSON Pointer, or the path of an XML element.
   * @example CdtTrfTxInf/PmtId/EndToEndId
   */
  pointer!: string;

  /**
   * What was wrong there and what would be right.
   * @example Is missing.
   */
  detail!: string;
}

/** An error, by RFC 9457. */
export class ProblemResponse {
  /**
   * Identifies the kind of problem.
   * @example urn:problem:pacs008-element-invalid
   */
  type!: string;

  /**
   * The kind of problem in a few words.
   * @example The pacs.008 is not valid
   */
  title!: string;

  /**
   * The HTTP status.
   * @example 400
   */
  status!: number;

  /**
   * What was wrong this time.
   * @example CdtTrfTxInf/PmtId/EndToEndId: Is missing.
   */
  detail!: string;

  /**
   * The path that was asked for.
   * @example /spi/pacs.008
   */
  instance!: string;

  /**
   * Stable: what a test asserts on.
   * @example PACS008_ELEMENT_INVALID
   */
  code!: string;

  /**
   * The correlation id of the request, as in the log.
   * @example run-42-first
   */
  correlationId?: string;

  /** What was wrong and where: the first 100 errors. */
  errors?: ViolationResponse[];

  /**
   * How many more errors there are than `errors` lists.
   * @example 349900
   */
  omittedErrors?: number;
}
