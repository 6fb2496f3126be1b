import { type DictViolation, type TrackingGraphParameters } from '#libs/dict-api';
import {
  accepted,
  formatCents,
  parseCents,
  parseDuration,
  refused,
  toCents,
  type Cents,
  type Result,
} from '#libs/kernel';

/** The limits of tracking the money of a root transaction. */
export interface TrackingParameters {
  readonly minAmount: Cents;
  /** The maximum number of transactions of the graph, including the root. */
  readonly maxTransactions: number;
  /** ISO 8601 duration. */
  readonly hopWindow: string;
  readonly maxHops: number;
}

/** The defaults. No request can ask for a larger graph. DICT API 2.12.1, TrackingGraphParameters. */
export const DEFAULT_PARAMETERS: TrackingParameters = {
  minAmount: toCents(20_000),
  maxTransactions: 5,
  hopWindow: 'PT2H',
  maxHops: 2,
};

/** Reads the parameters of a request. Absent parameters have their defaults. */
export function readParameters(
  sent: TrackingGraphParameters = {},
): Result<TrackingParameters, readonly DictViolation[]> {
  const minAmount = amountOf(sent.MinTransactionAmount);
  const {
    MaxTransactions: maxTransactions = DEFAULT_PARAMETERS.maxTransactions,
    HopWindow: hopWindow = DEFAULT_PARAMETERS.hopWindow,
    MaxHops: maxHops = DEFAULT_PARAMETERS.maxHops,
  } = sent;
  const checks: readonly (readonly [boolean, string, string, string | number | undefined])[] = [
    [
      minAmount >= DEFAULT_PARAMETERS.minAmount,
      'minTransactionAmount',
      'Must be an amount of 200.00 or more.',
      sent.MinTransactionAmount,
    ],
    [isUpTo(5, maxTransactions), 'maxTransactions', 'Must be from 1 to 5.', maxTransactions],
    [isWindow(hopWindow), 'hopWindow', 'Must be a duration of at most PT2H.', hopWindow],
    [isUpTo(2, maxHops), 'maxHops', 'Must be 1 or 2.', maxHops],
  ];
  const violations = checks
    .filter(([isRight]) => !isRight)
    .map(([, name, reason, value]) => ({
      reason,
      value: String(value),
      property: `trackingGraphParameters.${name}`,
    }));
  if (violations.length > 0) return refused(violations);
  return accepted({ minAmount: toCents(minAmount), maxTransactions, hopWindow, maxHops });
}

/** The parameters as the official API shows them. */
export function shownParameters(parameters: TrackingParameters): TrackingGraphParameters {
  return {
    MinTransactionAmount: formatCents(parameters.minAmount),
    MaxTransactions: parameters.maxTransactions,
    HopWindow: parameters.hopWindow,
    MaxHops: parameters.maxHops,
  };
}

/** The maximum time between a payment into an account and a payment out of it, in ms. */
export function hopWindowMs({ hopWindow }: TrackingParameters): number {
  return parseDuration(hopWindow)?.ms ?? 0;
}

/** NaN if it is not an amount. */
function amountOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PARAMETERS.minAmount;
  const read = parseCents(text);
  return read.ok ? read.value : NaN;
}

function isUpTo(max: number, value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}

function isWindow(text: string): boolean {
  const read = parseDuration(text);
  return read?.months === 0 && read.ms > 0 && read.ms <= hopWindowMs(DEFAULT_PARAMETERS);
}
