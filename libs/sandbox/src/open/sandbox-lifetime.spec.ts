import { parseInstant } from '#libs/kernel';
import { expiryMs, latestUseMs } from './sandbox-lifetime';

const USED = '2026-11-21T12:00:00.000Z';
const USED_MS = parseInstant(USED);

describe('expiryMs', () => {
  it.each([
    ['P7D', 'run-42', USED_MS, '2026-11-28T12:00:00.000Z'],
    ['PT90M', 'run-42', USED_MS, '2026-11-21T13:30:00.000Z'],
    [undefined, 'run-42', USED_MS, undefined],
    ['P7D', 'default', USED_MS, undefined],
    ['P7D', 'run-42', undefined, undefined],
  ])('with SANDBOX_TTL=%s, of %s: %s', (ttl, name, lastUsedMs, expected) => {
    const expiresMs = expected === undefined ? undefined : parseInstant(expected);
    expect(expiryMs(ttl, { name, lastUsedMs })).toBe(expiresMs);
  });
});

describe('latestUseMs', () => {
  it.each([
    [USED, undefined, USED_MS],
    [USED, (USED_MS ?? 0) + 1, (USED_MS ?? 0) + 1],
    [USED, (USED_MS ?? 0) - 1, USED_MS],
    [undefined, 5, 5],
    [undefined, undefined, undefined],
  ])('of %s and %s is %s', (stored, unstored, expected) => {
    expect(latestUseMs(stored, unstored)).toBe(expected);
  });
});
