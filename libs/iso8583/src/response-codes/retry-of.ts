import { ABECS_ROWS, type AbecsColumn, type Retry } from './abecs-rows';
import { BRAND_CODES, BRAND_RULES, visaCategory } from './brand-rules';
import { type RetryLimit, type VisaCategory } from './brand-rules';
import { BRANDS, type Brand } from './brands';
import { isApproval } from './response-codes';

/** Whether a declined payment can be retried with the same card. */
export interface RetryAdvice {
  readonly retry: Retry;
  /** The text for the terminal or shop, in Portuguese; absent if no source has one. */
  readonly message?: string;
  /** The category in the retry program of Visa; absent for other brands. */
  readonly category?: VisaCategory;
  /** The limits of the brand; empty if a retry is forbidden, or if the brand has no limit. */
  readonly limits: readonly RetryLimit[];
}

type Entry = Pick<RetryAdvice, 'retry' | 'message'>;

const UNKNOWN: Entry = { retry: 'unknown' };

const tables: Readonly<Record<AbecsColumn, ReadonlyMap<string, Entry>>> = {
  elo: tableOf('elo'),
  visa: tableOf('visa'),
  mastercard: tableOf('mastercard'),
  amex: tableOf('amex'),
};

/** The rows of one brand by code. A code that is reversible for one reason and irreversible for another is unknown. */
function tableOf(column: AbecsColumn): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { codes, retry, message } of ABECS_ROWS) {
    for (const code of codes[column]?.split(' ') ?? []) {
      const first = entries.get(code);
      entries.set(code, first === undefined ? { retry, message } : merged(first, retry));
    }
  }
  for (const [code, entry] of Object.entries(BRAND_CODES[column])) entries.set(code, entry);
  return entries;
}

function merged(first: Entry, retry: Retry): Entry {
  return first.retry === retry ? first : UNKNOWN;
}

/**
 * Returns the advice of a brand for a response code, from ABECS Normativo 21 and the programs of the brands;
 * docs/adr/0046. Without a brand, `retry` is the rule on which all brands that use the code agree.
 *
 * @param code DE39; for American Express also its own code of three digits
 * @example retryOf('54', 'visa').retry; // 'forbidden'
 */
export function retryOf(code: string, brand?: Brand): RetryAdvice {
  if (isApproval(code)) return { retry: 'unknown', limits: [] };
  if (brand === undefined) return { retry: agreedOn(code), limits: [] };
  const { column, limits } = BRAND_RULES[brand];
  const { retry, message } = tables[column].get(code) ?? UNKNOWN;
  return {
    retry,
    ...(message === undefined ? {} : { message }),
    ...(brand === 'visa' ? { category: visaCategory(code) } : {}),
    limits: retry === 'forbidden' ? [] : limits,
  };
}

/** Returns the codes in the table of a brand, sorted. */
export function codesOf(brand: Brand): string[] {
  return [...tables[BRAND_RULES[brand].column].keys()].sort();
}

/** Returns the brands that use a code. */
export function brandsOf(code: string): Brand[] {
  return BRANDS.filter((brand) => tables[BRAND_RULES[brand].column].has(code));
}

function agreedOn(code: string): Retry {
  const found = new Set(Object.values(tables).flatMap((table) => table.get(code)?.retry ?? []));
  const [retry = 'unknown'] = found;
  return found.size === 1 ? retry : 'unknown';
}
