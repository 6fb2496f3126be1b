import { OFFICIAL_KEY_TYPES, type DictViolation, type OfficialKeyType } from '#libs/dict-api';
import { accepted, parseInstant, refused, toIsoUtc, type Result } from '#libs/kernel';

/** The parameters of listCidSetEvents. */
export interface EventQuery {
  readonly participant: string;
  readonly keyType: OfficialKeyType;
  /** ISO 8601 UTC; inclusive; undefined is no limit. */
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  readonly limit: number;
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 200;
const SHOWN = 40;

type Sent = Readonly<Record<string, unknown>>;

/** Reads the parameters. The refusal has a violation for each wrong one. The participant was checked before. */
export function readEventQuery(query: Sent): Result<EventQuery, readonly DictViolation[]> {
  const violations: DictViolation[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, expected: string) => {
    const value = query[name];
    if (value === undefined) return undefined;
    const result = typeof value === 'string' ? parse(value) : undefined;
    if (result === undefined) violations.push(violation(name, value, expected));
    return result;
  };
  const keyType = read('KeyType', officialKeyType, EXPECTED.keyType);
  const startTime = read('StartTime', instant, EXPECTED.instant);
  const endTime = read('EndTime', instant, EXPECTED.instant);
  const limit = read('Limit', limitOf, EXPECTED.limit) ?? DEFAULT_LIMIT;
  const participant = query['Participant'];
  for (const name of ['Participant', 'KeyType']) {
    if (query[name] === undefined) violations.push({ reason: 'Is missing.', property: name });
  }
  if (startTime !== undefined && endTime !== undefined && startTime > endTime) {
    const reason = 'Must not be later than EndTime.';
    violations.push({ reason, value: startTime, property: 'StartTime' });
  }
  if (violations.length > 0 || keyType === undefined) return refused(violations);
  return accepted({
    participant: String(participant).toUpperCase(),
    ...{ keyType, startTime, endTime, limit },
  });
}

const EXPECTED = {
  keyType: `one of ${OFFICIAL_KEY_TYPES.join(', ')}`,
  instant: 'an instant of ISO 8601, as in 2026-01-31T12:00:00Z',
  limit: `a whole number from 1 to ${String(MAX_LIMIT)}`,
} as const;

function violation(property: string, value: unknown, expected: string): DictViolation {
  const shown = typeof value === 'string' ? value.slice(0, SHOWN) : 'a list';
  return { reason: `Must be ${expected}.`, value: shown, property };
}

function officialKeyType(text: string): OfficialKeyType | undefined {
  return OFFICIAL_KEY_TYPES.find((type) => type === text);
}

function instant(text: string): string | undefined {
  // In a query, a + that is not encoded is a space.
  const epochMs = parseInstant(text.replace(' ', '+'));
  return epochMs === undefined ? undefined : toIsoUtc(epochMs);
}

function limitOf(text: string): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MAX_LIMIT ? number : undefined;
}
