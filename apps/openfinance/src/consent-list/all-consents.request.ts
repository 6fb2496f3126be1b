import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { CONSENT_STATUSES } from '../consents/consent';
import { PAYMENT_CONSENT_STATUSES } from '../payment-consents/payment-consent';
import { RECURRING_CONSENT_STATUSES } from '../recurring-consents/recurring-consent';
import { CONSENT_KINDS, CURSOR, type ConsentKind, type ListedConsent } from './listed-consent';

const STATUSES = [
  ...new Set([...CONSENT_STATUSES, ...PAYMENT_CONSENT_STATUSES, ...RECURRING_CONSENT_STATUSES]),
];

/** The page and the filters of the list of all consents. Without filters, all consents are listed. */
export class AllConsentsRequest {
  /**
   * Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
   * `X-Total-Count`. Without `limit`, the whole list is streamed.
   * @example 100
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1000, { message: 'Must be at most 1000.' })
  limit?: number;

  /** Start of the page: the cursor in the `Link` header of the previous page. */
  @IsOptional()
  @Matches(CURSOR, { message: 'Must be a cursor from a Link header.' })
  cursor?: string;

  /** Only consents of this kind: to share data, to pay, or to payments that recur. */
  @IsOptional()
  @IsIn(CONSENT_KINDS, { message: `Must be one of ${CONSENT_KINDS.join(', ')}.` })
  kind?: ConsentKind;

  /** Only consents with this status. */
  @IsOptional()
  @IsIn(STATUSES, { message: `Must be one of ${STATUSES.join(', ')}.` })
  status?: ListedConsent['status'];
}
