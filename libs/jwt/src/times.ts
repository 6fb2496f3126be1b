/** The limits of the time claims of a JWT. */
export interface TimeRules {
  readonly nowMs: number;
  /** Claims that must be present. */
  readonly required: readonly ('exp' | 'nbf' | 'iat')[];
  /** How far the clocks of both sides may differ, in seconds. */
  readonly toleranceSec: number;
  /** How old `nbf` and `iat` may be, in seconds. Without it: of any age. */
  readonly maxAgeSec?: number;
  /** The longest time from `nbf` to `exp`, in seconds. Without it: any. */
  readonly maxLifetimeSec?: number;
}

type Times = Readonly<Record<string, unknown>>;

/** Checks `exp`, `nbf` and `iat`: seconds since 1970. Returns what is wrong, in one sentence; undefined if nothing is. */
export function refuseTimes(claims: Times, rules: TimeRules): string | undefined {
  const found = { exp: claims['exp'], nbf: claims['nbf'], iat: claims['iat'] };
  for (const [name, value] of Object.entries(found)) {
    if (value === undefined && !rules.required.some((each) => each === name)) continue;
    if (value === undefined)
      return `${name} is missing; it must be a number of seconds since 1970.`;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return `${name} must be a number of seconds since 1970.`;
    }
  }
  const { exp, nbf, iat } = found as Record<keyof typeof found, number | undefined>;
  return (
    wrongExp(exp, rules) ??
    wrongStart('nbf', nbf, rules) ??
    wrongStart('iat', iat, rules) ??
    wrongLifetime(exp, nbf, rules)
  );
}

function wrongExp(exp: number | undefined, { nowMs, toleranceSec }: TimeRules): string | undefined {
  if (exp === undefined || exp > nowMs / 1_000 - toleranceSec) return undefined;
  return `exp is ${instant(exp)}, and the time is ${instant(nowMs / 1_000)}: it has expired.`;
}

function wrongStart(
  name: 'nbf' | 'iat',
  value: number | undefined,
  { nowMs, toleranceSec, maxAgeSec = Infinity }: TimeRules,
): string | undefined {
  if (value === undefined) return undefined;
  const nowSec = nowMs / 1_000;
  if (value > nowSec + toleranceSec) {
    return `${name} is ${instant(value)}, and the time is ${instant(nowSec)}: it is in the future.`;
  }
  if (value >= nowSec - toleranceSec - maxAgeSec) return undefined;
  return `${name} is ${instant(value)}, and the time is ${instant(nowSec)}: it may be at most ${String(maxAgeSec)} seconds old.`;
}

function wrongLifetime(
  exp: number | undefined,
  nbf: number | undefined,
  { maxLifetimeSec = Infinity }: TimeRules,
): string | undefined {
  if (exp === undefined || nbf === undefined || exp - nbf <= maxLifetimeSec) return undefined;
  return `exp is ${String(exp - nbf)} seconds after nbf; it may be at most ${String(maxLifetimeSec)}.`;
}

const LAST_SEC = 253_402_300_799;

function instant(seconds: number): string {
  if (Math.abs(seconds) > LAST_SEC) return String(seconds);
  return new Date(Math.trunc(seconds) * 1_000).toISOString().replace('.000', '');
}
