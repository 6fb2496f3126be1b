import { NEVER, type CustomerBehaviour } from '../../settings/customer-behaviour';

/** How long a customer takes if a rule requests a later decision. */
const LATER_MS = 30_000;

const approves: CustomerBehaviour = { decision: 'approve', afterMs: 0 };
const refuses: CustomerBehaviour = { decision: 'refuse', afterMs: 0 };
const later = (behaviour: CustomerBehaviour): CustomerBehaviour => ({
  ...behaviour,
  afterMs: LATER_MS,
});

interface CustomerOutcome {
  readonly first: CustomerBehaviour;
  /** Absent: the second holder decides as the settings say. */
  readonly second?: CustomerBehaviour;
  readonly meaning: string;
}

/** The decisions of a customer that a rule can request for one consent. They are ours; the standard has no names for them. */
export const CUSTOMER_OUTCOMES = {
  CUSTOMER_APPROVES: {
    first: approves,
    meaning: 'The consent is created, and its customer approves it at once',
  },
  CUSTOMER_APPROVES_LATER: {
    first: later(approves),
    meaning: 'The consent is created, and its customer approves it after 30 seconds',
  },
  CUSTOMER_REFUSES: {
    first: refuses,
    meaning: 'The consent is created, and its customer refuses it at once',
  },
  CUSTOMER_REFUSES_LATER: {
    first: later(refuses),
    meaning: 'The consent is created, and its customer refuses it after 30 seconds',
  },
  CUSTOMER_NEVER_DECIDES: {
    first: NEVER,
    meaning: 'The consent is created, and waits for its customer until its deadline',
  },
  SECOND_HOLDER_APPROVES_LATER: {
    ...{ first: approves, second: later(approves) },
    meaning:
      'The customer approves at once; the second holder of an account that needs both approves after 30 seconds',
  },
  SECOND_HOLDER_REFUSES_LATER: {
    ...{ first: approves, second: later(refuses) },
    meaning:
      'The customer approves at once; the second holder of an account that needs both refuses after 30 seconds',
  },
} satisfies Readonly<Record<string, CustomerOutcome>>;

export type CustomerOutcomeCode = keyof typeof CUSTOMER_OUTCOMES;

/** The meaning of each outcome, by code. */
export const CUSTOMER_OUTCOME_MEANINGS: Readonly<Record<CustomerOutcomeCode, string>> =
  Object.fromEntries(
    Object.entries(CUSTOMER_OUTCOMES).map(([code, { meaning }]) => [code, meaning]),
  ) as Record<CustomerOutcomeCode, string>;
