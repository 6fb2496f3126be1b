/** The members of the responses that list elements. */
export interface Paged {
  readonly HasMoreElements: boolean;
}

export interface CursorPaged extends Paged {
  readonly NextCursor?: string;
}
