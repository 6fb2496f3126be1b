import { type AbecsColumn, type Retry } from './abecs-rows';
import { type Brand } from './brands';

/** The number of declined attempts that a brand accepts in a rolling period. The next one is over the limit. */
export interface RetryLimit {
  readonly attempts: number;
  readonly days: number;
}

/** How a brand counts the attempts of a shop with one card. Sources: docs/adr/0046. */
export interface BrandRule {
  readonly column: AbecsColumn;
  readonly limits: readonly RetryLimit[];
  /** Attempts with another amount are counted separately. */
  readonly isPerAmount: boolean;
  /** An approval starts the count again. */
  readonly isResetByApproval: boolean;
  /** How long an irreversible decline forbids further attempts; undefined: without an end. */
  readonly forbiddenDays?: number;
}

/** The published rules of the brands. A brand without limits forbids only to retry irreversible declines. */
export const BRAND_RULES: Readonly<Record<Brand, BrandRule>> = {
  visa: {
    column: 'visa',
    limits: [{ attempts: 15, days: 30 }],
    isPerAmount: true,
    isResetByApproval: true,
  },
  mastercard: {
    column: 'mastercard',
    limits: [
      { attempts: 7, days: 1 },
      { attempts: 35, days: 30 },
    ],
    isPerAmount: false,
    isResetByApproval: false,
    forbiddenDays: 30,
  },
  elo: {
    column: 'elo',
    limits: [{ attempts: 15, days: 30 }],
    isPerAmount: true,
    isResetByApproval: false,
  },
  amex: { column: 'amex', limits: [], isPerAmount: false, isResetByApproval: false },
  hipercard: { column: 'mastercard', limits: [], isPerAmount: false, isResetByApproval: false },
};

/** Codes that the brand published itself, and that are not in the table of ABECS or contradict it. */
export const BRAND_CODES: Readonly<
  Record<
    AbecsColumn,
    Readonly<Record<string, { readonly retry: Retry; readonly message?: string }>>
  >
> = {
  // Categories 2 and 3 of the retry program.
  visa: {
    '1A': { retry: 'allowed' },
    '5C': { retry: 'allowed' },
    '70': { retry: 'allowed' },
    '9G': { retry: 'allowed' },
    Z5: { retry: 'allowed' },
  },
  // The advice code in DE48 decides, not these codes.
  mastercard: {
    '79': { retry: 'unknown' },
    '82': { retry: 'unknown' },
    '83': { retry: 'unknown' },
  },
  // The list of Elo calls AB and AC irreversible, the table of ABECS reversible.
  elo: {
    '5C': { retry: 'allowed' },
    AB: { retry: 'unknown', message: 'UTILIZE FUNÇÃO CRÉDITO' },
    AC: { retry: 'unknown', message: 'UTILIZE FUNÇÃO DÉBITO' },
    AD: { retry: 'unknown', message: 'UTILIZE FUNÇÃO VOUCHER' },
    AE: { retry: 'unknown', message: 'UTILIZE SALDO DE OUTRO BENEFÍCIO' },
  },
  amex: {},
};

/** Category of a decline in the retry program of Visa; 4 has all codes that are not in 1, 2 or 3. */
export type VisaCategory = 1 | 2 | 3 | 4;

const VISA_CATEGORIES: readonly (readonly [VisaCategory, string])[] = [
  [1, '04 07 12 14 15 41 43 46 57 R0 R1 R3'],
  [2, '03 19 39 51 52 53 59 61 62 65 75 78 86 91 93 96 5C 9G N3 N4 Z5'],
  [3, '54 55 70 82 1A 6P N7'],
];

const categoryByCode = new Map(
  VISA_CATEGORIES.flatMap(([category, codes]) =>
    codes.split(' ').map((code) => [code, category] as const),
  ),
);

/**
 * Returns the category of a declined Visa payment: 1 the issuer never approves, 2 not now, 3 wrong data, 4 generic.
 * The categories decide on fees; they differ from the table of ABECS for some codes.
 */
export function visaCategory(code: string): VisaCategory {
  return categoryByCode.get(code) ?? 4;
}
