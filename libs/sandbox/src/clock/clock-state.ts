import {
  accepted,
  FIRST_INSTANT_MS,
  LAST_INSTANT_MS,
  parseInstant,
  refused,
  toIsoUtc,
  type Result,
} from '#libs/kernel';

/** The stored state of the clock of a sandbox. */
export type ClockState =
  | { readonly mode: 'real' }
  /** The clock runs, with this offset in ms from the time of the machine. */
  | { readonly mode: 'offset'; readonly offsetMs: number }
  /** The clock is frozen at this instant. `whileHeld`: only until the hold of the sandbox ends; then it runs again. */
  | { readonly mode: 'frozen'; readonly nowMs: number; readonly whileHeld?: true };

export const REAL_TIME: ClockState = { mode: 'real' };

/**
 * The current time of the sandbox, from the time of the machine. A running clock stops at the limits of the
 * years 1 to 9999.
 */
export function nowOf(state: ClockState, machineMs: number): number {
  switch (state.mode) {
    case 'real':
      return machineMs;
    case 'offset':
      return Math.min(LAST_INSTANT_MS, Math.max(FIRST_INSTANT_MS, machineMs + state.offsetMs));
    case 'frozen':
      return state.nowMs;
  }
}

/** Whether a text is the state of a clock, as JSON. */
export function isClockState(text: string): boolean {
  try {
    const state = JSON.parse(text) as Partial<Readonly<Record<string, unknown>>> | null;
    if (state?.['mode'] === 'real') return true;
    const ms = state?.['mode'] === 'offset' ? state['offsetMs'] : state?.['nowMs'];
    const isKnown = state?.['mode'] === 'offset' || state?.['mode'] === 'frozen';
    return isKnown && Number.isSafeInteger(ms);
  } catch {
    return false;
  }
}

/** The same kind of clock, showing another instant. */
export function showing(state: ClockState, instantMs: number, machineMs: number): ClockState {
  return state.mode === 'frozen'
    ? { mode: 'frozen', nowMs: instantMs }
    : { mode: 'offset', offsetMs: instantMs - machineMs };
}

function of(mode: 'offset' | 'frozen'): ClockState {
  return mode === 'frozen' ? { mode, nowMs: 0 } : { mode, offsetMs: 0 };
}

/** A clock setting as a tester sends it. */
export interface ClockSetting {
  readonly mode: 'real' | 'offset' | 'frozen';
  /** ISO 8601; the instant to show. Default: the current time of the clock. */
  readonly now?: string | undefined;
  readonly allowPast?: boolean | undefined;
  /** Only with the mode frozen: the clock runs again when the hold of the sandbox ends. */
  readonly whileHeld?: boolean | undefined;
}

/** The state of a clock that runs again after a hold; undefined if the clock was not frozen for the hold. */
export function resumed(state: ClockState, machineMs: number): ClockState | undefined {
  if (state.mode !== 'frozen' || state.whileHeld !== true) return undefined;
  return { mode: 'offset', offsetMs: state.nowMs - machineMs };
}

/** The new state for the setting. Refused if the instant is not valid or in the past. */
export function set(
  state: ClockState,
  { mode, now, allowPast = false, whileHeld = false }: ClockSetting,
  machineMs: number,
): Result<ClockState, 'not-an-instant' | 'backwards'> {
  const currentMs = nowOf(state, machineMs);
  const instantMs = now === undefined ? currentMs : parseInstant(now);
  if (instantMs === undefined) return refused('not-an-instant');
  const next: ClockState = mode === 'real' ? REAL_TIME : showing(of(mode), instantMs, machineMs);
  if (!allowPast && nowOf(next, machineMs) < currentMs) return refused('backwards');
  return accepted(next.mode === 'frozen' && whileHeld ? { ...next, whileHeld } : next);
}

/** The clock as the API shows it. */
export function describeClock(
  state: ClockState,
  machineMs: number,
): { mode: ClockState['mode']; now: string } {
  return { mode: state.mode, now: toIsoUtc(nowOf(state, machineMs)) };
}
