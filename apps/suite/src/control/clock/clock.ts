import { toIsoUtc } from '#libs/kernel';
import { type Clock } from '../services/shapes';

/** Running clocks are set one after the other, so they differ by the time that this takes. */
const TOLERANCE_MS = 2_000;

/** The time of the clocks of all services: the latest one, and whether they agree. */
export function together(clocks: readonly Clock[]): {
  readonly mode: Clock['mode'];
  readonly nowMs: number;
  readonly agree: boolean;
} {
  const instants = clocks.map(({ now }) => Date.parse(now));
  const nowMs = Math.max(...instants);
  const [first] = clocks;
  const mode = first?.mode ?? 'real';
  const isNear = nowMs - Math.min(...instants) <= (mode === 'frozen' ? 0 : TOLERANCE_MS);
  return { mode, nowMs, agree: isNear && clocks.every((clock) => clock.mode === mode) };
}

/** The setting that moves a clock of this mode to an instant. After that, the clock goes on as before. */
export function settingOf(mode: Clock['mode'], instantMs: number): Clock {
  return { mode: mode === 'frozen' ? 'frozen' : 'offset', now: toIsoUtc(instantMs) };
}
