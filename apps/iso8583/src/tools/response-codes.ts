import {
  brandsOf,
  codesOf,
  isApproval,
  meaningOf,
  RESPONSE_CODES,
  retryOf,
  type Brand,
} from '#libs/iso8583';
import { type BrandRetryResponse, type ResponseCodeResponse } from './response-codes.response';

/** All codes of two characters, with the rules of all brands. */
export function allResponseCodes(): ResponseCodeResponse[] {
  return Object.keys(RESPONSE_CODES)
    .sort()
    .map((code) => responseCode(code, brandsOf(code), retryOf(code).retry));
}

/** The codes in the table of one brand. */
export function responseCodesOf(brand: Brand): ResponseCodeResponse[] {
  return codesOf(brand).map((code) => responseCode(code, [brand], retryOf(code, brand).retry));
}

function responseCode(
  code: string,
  brands: readonly Brand[],
  retry: ResponseCodeResponse['retry'],
): ResponseCodeResponse {
  return {
    code,
    meaning: meaningOf(code) ?? '',
    approved: isApproval(code),
    retry,
    brands: brands.map((brand) => brandRetry(code, brand)),
  };
}

function brandRetry(code: string, brand: Brand): BrandRetryResponse {
  const { limits, ...advice } = retryOf(code, brand);
  return { brand, ...advice, limits: limits.map((limit) => ({ ...limit })) };
}
