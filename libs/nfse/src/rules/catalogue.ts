import { type Refusal, type Rule } from './rule';
import { ABRASF_RULES } from './rows/abrasf';
import { APPLICATION_RULES } from './rows/application';
import { EVENT_RULES } from './rows/events';
import { FEDERAL_RULES } from './rows/federal';
import { HEADER_RULES } from './rows/header';
import { IBS_CBS_RULES } from './rows/ibs-cbs';
import { ISS_RULES } from './rows/iss';
import { OUTCOME_RULES } from './rows/outcome';
import { CUSTOMER_RULES, INTERMEDIARY_RULES, PROVIDER_RULES } from './rows/parties';
import { RATE_RULES } from './rows/rate';
import { REGISTRY_RULES } from './rows/registry';
import { REGISTRY_PARTY_RULES } from './rows/registry-parties';
import { SERVICE_RULES } from './rows/service';
import { VALUE_RULES } from './rows/values';

const ROWS = [
  ...HEADER_RULES,
  ...PROVIDER_RULES,
  ...REGISTRY_RULES,
  ...REGISTRY_PARTY_RULES,
  ...CUSTOMER_RULES,
  ...INTERMEDIARY_RULES,
  ...SERVICE_RULES,
  ...VALUE_RULES,
  ...ISS_RULES,
  ...RATE_RULES,
  ...FEDERAL_RULES,
  ...IBS_CBS_RULES,
  ...OUTCOME_RULES,
  ...APPLICATION_RULES,
  ...EVENT_RULES,
  ...ABRASF_RULES,
];

/** A code of the rejection catalogue. */
export type RejectionCode = (typeof ROWS)[number]['code'];

/**
 * The rules that the simulator knows, in the order of their codes: of the national standard (annex I of 2026-02-09,
 * annex
 * II of 2026-01-22, annex IV), and of ABRASF for requests in its names.
 */
export const REJECTION_CATALOGUE: readonly Rule<RejectionCode>[] = ROWS.toSorted((left, right) =>
  left.code < right.code ? -1 : 1,
);

const BY_CODE = new Map<string, Rule<RejectionCode>>(
  REJECTION_CATALOGUE.map((rule) => [rule.code, rule]),
);

/** The row of a code, or undefined if the catalogue does not have it. */
export function rejectionRule(code: string): Rule<RejectionCode> | undefined {
  return BY_CODE.get(code);
}

/**
 * A refusal for a rule that the application decides.
 * @param detail the reason, with the values of this document
 * @param element the element with the error, if it is not the usual element of the rule
 */
export function refusal(code: RejectionCode, detail: string, element?: string): Refusal {
  const rule = BY_CODE.get(code);
  return {
    code,
    description: rule?.description ?? '',
    element: element ?? rule?.element ?? '',
    detail,
  };
}
