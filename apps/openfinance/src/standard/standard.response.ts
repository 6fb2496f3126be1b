/** One error. */
export class StandardErrorResponse {
  /**
   * A stable code. Use it in tests.
   * @example PARAMETRO_INVALIDO
   */
  code!: string;

  /**
   * The kind of error in a few words.
   * @example Parâmetro inválido
   */
  title!: string;

  /**
   * The problem and the allowed values.
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
   * The number of items on all pages.
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

/** An error in the format of Open Finance Brasil. */
export class StandardErrorsResponse {
  errors!: StandardErrorResponse[];

  /** Absent in the accounts API. */
  meta?: MetaResponse;
}
