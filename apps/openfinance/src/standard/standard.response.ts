/** One error. */
export class StandardErrorResponse {
  /**
   * Stable: what a test asserts on.
   * @example PARAMETRO_INVALIDO
   */
  code!: string;

  /**
   * The kind of error in a few words.
   * @example Parâmetro inválido
   */
  title!: string;

  /**
   * What was wrong and what would be right.
   * @example /data/permissions: Must have at least one permission.
   */
  detail!: string;
}

/** When the response was made. */
export class MetaResponse {
  /**
   * The time of the sandbox, without milliseconds.
   * @example 2026-01-31T12:00:00Z
   */
  requestDateTime!: string;
}

/** The totals of a list, and when the response was made. */
export class ListMetaResponse extends MetaResponse {
  /**
   * Items of all pages.
   * @example 1
   */
  totalRecords!: number;

  /**
   * @example 1
   */
  totalPages!: number;
}

/** The address of the response. */
export class LinksResponse {
  /** @example http://localhost:3006/open-banking/consents/v1/consents */
  self!: string;
}

/** The address of the response and of the other pages. */
export class PageLinksResponse extends LinksResponse {
  /** Absent on the first page. */
  first?: string;

  /** Absent on the first page. */
  prev?: string;

  /** Absent on the last page. */
  next?: string;

  /** Absent on the last page, and in lists without totals. */
  last?: string;
}

/** An error, as Open Finance Brasil has it. */
export class StandardErrorsResponse {
  errors!: StandardErrorResponse[];

  /** Left out by the accounts. */
  meta?: MetaResponse;
}
