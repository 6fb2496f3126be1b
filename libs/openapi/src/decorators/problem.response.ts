/** One error and its place. */
export class ViolationResponse {
  /**
   * Place of the error: a JSON Pointer, or the path of an XML element.
   * @example CdtTrfTxInf/PmtId/EndToEndId
   */
  pointer!: string;

  /**
   * The error and what would be right.
   * @example Is missing.
   */
  detail!: string;
}

/** An error response (RFC 9457). */
export class ProblemResponse {
  /**
   * URI of the kind of problem.
   * @example urn:problem:pacs008-element-invalid
   */
  type!: string;

  /**
   * The kind of problem in a few words. It is the same for all problems with the same code.
   * @example The pacs.008 is not valid
   */
  title!: string;

  /**
   * HTTP status of the response.
   * @example 400
   */
  status!: number;

  /**
   * The error of this request and what would be right.
   * @example CdtTrfTxInf/PmtId/EndToEndId: Is missing.
   */
  detail!: string;

  /**
   * Path of the request.
   * @example /spi/pacs.008
   */
  instance!: string;

  /**
   * Stable code of the kind of problem, for tests and programs.
   * @example PACS008_ELEMENT_INVALID
   */
  code!: string;

  /**
   * Correlation id of the request, as in the log.
   * @example run-42-first
   */
  correlationId?: string;

  /** The first 100 errors with their places. */
  errors?: ViolationResponse[];

  /**
   * Number of errors that `errors` does not list.
   * @example 349900
   */
  omittedErrors?: number;
}
