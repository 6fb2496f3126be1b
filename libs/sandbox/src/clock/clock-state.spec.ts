import { accepted, refused, toIsoUtc } from '#libs/kernel';
import { nowOf, resumed, set, showing, type ClockState } from './clock-state';

const MACHINE = 1_000_000;
const later = '2030-01-01T00:00:00Z';
const laterMs = Date.parse(later);
const real: ClockState = { mode: 'real' };
const ahead: ClockState = { mode: 'offset', offsetMs: 5_000 };
const frozen: ClockState = { mode: 'frozen', nowMs: 2_000_000 };

describe('A clock', () => {
  it.each([
    [real, MACHINE, MACHINE + 10],
    [ahead, MACHINE + 5_000, MACHINE + 5_010],
    [frozen, 2_000_000, 2_000_000],
  ])('%p gives the time of the sandbox', (state, atFirst, tenMsLater) => {
    expect(nowOf(state, MACHINE)).toBe(atFirst);
    expect(nowOf(state, MACHINE + 10)).toBe(tenMsLater);
  });

  it.each<[ClockState, Parameters<typeof set>[1], ReturnType<typeof set>]>([
    [
      real,
      { mode: 'offset', now: later },
      accepted({ mode: 'offset', offsetMs: laterMs - MACHINE }),
    ],
    [real, { mode: 'frozen', now: later }, accepted({ mode: 'frozen', nowMs: laterMs })],
    [real, { mode: 'frozen' }, accepted({ mode: 'frozen', nowMs: MACHINE })],
    [real, { mode: 'real' }, accepted(real)],
    [frozen, { mode: 'offset' }, accepted({ mode: 'offset', offsetMs: 1_000_000 })],
    [frozen, { mode: 'real' }, refused('backwards')],
    [frozen, { mode: 'real', allowPast: true }, accepted(real)],
    [real, { mode: 'frozen', now: '1970-01-01' }, refused('backwards')],
    [
      real,
      { mode: 'frozen', now: '1970-01-01', allowPast: true },
      accepted({ mode: 'frozen', nowMs: 0 }),
    ],
    [real, { mode: 'frozen', now: 'tomorrow' }, refused('not-an-instant')],
    [
      real,
      { mode: 'frozen', now: later, whileHeld: true },
      accepted({ mode: 'frozen', nowMs: laterMs, whileHeld: true }),
    ],
    [{ ...frozen, whileHeld: true }, { mode: 'frozen' }, accepted(frozen)],
  ])('%p, set to %p', (state, setting, result) => {
    expect(set(state, setting, MACHINE)).toEqual(result);
  });

  it.each([
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['9999-12-31T23:00:00Z', '9999-12-31T23:59:59.999Z'],
  ])('that continues from %s shows at most the end of the year 9999', (now, shown) => {
    const state = set(real, { mode: 'offset', now }, MACHINE);
    if (!state.ok) throw new Error(state.refusal);
    expect(toIsoUtc(nowOf(state.value, MACHINE + 3_600_000))).toBe(shown);
  });

  it('that runs on from the year 1 shows no earlier instant when the machine is put back', () => {
    const state = set(real, { mode: 'offset', now: '0001-01-01', allowPast: true }, MACHINE);
    if (!state.ok) throw new Error(state.refusal);
    expect(toIsoUtc(nowOf(state.value, MACHINE - 1))).toBe('0001-01-01T00:00:00.000Z');
  });

  it.each<[ClockState, ClockState | undefined]>([
    [real, undefined],
    [ahead, undefined],
    [frozen, undefined],
    [
      { ...frozen, whileHeld: true },
      { mode: 'offset', offsetMs: 1_000_000 },
    ],
  ])('%p runs again after the hold as %p', (state, after) => {
    expect(resumed(state, MACHINE)).toEqual(after);
  });

  it('keeps its mode when it is moved, but real becomes offset', () => {
    expect(showing(frozen, 3_000_000, MACHINE)).toEqual({ mode: 'frozen', nowMs: 3_000_000 });
    expect(showing(ahead, MACHINE + 9_000, MACHINE)).toEqual({ mode: 'offset', offsetMs: 9_000 });
    expect(showing(real, MACHINE + 9_000, MACHINE)).toEqual({ mode: 'offset', offsetMs: 9_000 });
  });
});
