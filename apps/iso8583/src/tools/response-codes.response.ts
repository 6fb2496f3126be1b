import { type Brand, type Retry } from '#libs/iso8583';

/** The number of declined attempts that a brand accepts in a rolling period. */
export class RetryLimitResponse {
  /**
   * Number of attempts that are allowed. One more is over the limit.
   * @example 15
   */
  attempts!: number;
  /**
   * Length of the period in days.
   * @example 30
   */
  days!: number;
}

/** The rules of one brand for a response code. */
export class BrandRetryResponse {
  /** Name of the brand. */
  brand!: Brand;
  /** Whether the payment can be retried with the same card. */
  retry!: Retry;
  /**
   * The text that ABECS defines for terminals and shops. Absent if there is none, or if the code has several
   * reasons that disagree.
   * @example "NÃO AUTORIZADA"
   */
  message?: string;
  /**
   * Category in the retry program of Visa: 1 the issuer never approves, 2 not now, 3 wrong data, 4 generic. Absent
   * for other brands.
   * @example 2
   */
  category?: number;
  /** The limits of the brand. Empty if a retry is forbidden, or if the brand has no limit. */
  limits!: RetryLimitResponse[];
}

/** A response code (DE39). */
export class ResponseCodeResponse {
  /**
   * The code.
   * @example "51"
   */
  code!: string;
  /**
   * Its meaning.
   * @example "Insufficient funds"
   */
  meaning!: string;
  /** True if the code is an approval. */
  approved!: boolean;
  /**
   * Whether the payment can be retried with the same card. With `brand`, the rule of that brand. Without it, the rule
   * on which all brands that use the code agree; `unknown` if they do not agree.
   */
  retry!: Retry;
  /** The rules by brand, for the brands that use the code. */
  brands!: BrandRetryResponse[];
}
