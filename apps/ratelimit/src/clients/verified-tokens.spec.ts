import { VerifiedTokens } from './verified-tokens';

const key = Buffer.alloc(32, 1);
const verified = { key, sinceMs: 1_000, expiresMs: 5_000 };

describe('A verified token', () => {
  it.each([
    ['known from the time of its verification', key, 1_000, true],
    ['known until it expires', key, 4_999, true],
    ['not known after it has expired', key, 5_000, false],
    ['not known if the clock was set back to before its verification', key, 999, false],
    ['not known with another key', Buffer.alloc(32, 2), 1_000, false],
  ])('is %s', (_, withKey, nowMs, isKnown) => {
    const tokens = new VerifiedTokens();
    tokens.add('token', verified);
    expect(tokens.knows('token', withKey, nowMs)).toBe(isKnown);
    expect(tokens.knows('token2', withKey, nowMs)).toBe(false);
  });

  it('is removed when ten thousand others were verified since its last use', () => {
    const tokens = new VerifiedTokens();
    tokens.add('in use', verified);
    for (let count = 0; count <= 10_000; count += 1) {
      tokens.add(`token ${String(count)}`, verified);
      tokens.knows('in use', key, 1_000);
    }
    expect(tokens.knows('token 0', key, 1_000)).toBe(false);
    expect(tokens.knows('token 10000', key, 1_000)).toBe(true);
    expect(tokens.knows('in use', key, 1_000)).toBe(true);
  });
});
