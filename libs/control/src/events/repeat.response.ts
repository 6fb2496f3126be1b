/** The result of a repeated request. */
export class RepeatResponse {
  /**
   * Status of the response. Absent if the connection ended without one.
   * @example 200
   */
  status?: number | undefined;

  /**
   * Number of the new request in the journal. Absent if it is not there yet.
   * @example 2
   */
  id?: number | undefined;

  /** The correlation id of the new request. */
  correlationId!: string;
}
