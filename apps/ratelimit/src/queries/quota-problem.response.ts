import { ProblemResponse } from '#libs/openapi';

/** The error of a query for which a bucket has no token (draft-ietf-httpapi-ratelimit-headers-10, section 5). */
export class QuotaProblemResponse extends ProblemResponse {
  /**
   * The policies whose buckets have no token.
   * @example ["instant-query"]
   */
  'violated-policies'!: string[];
}
