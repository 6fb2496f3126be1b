import { VerifiedTokens } from './verified-tokens';

const sandbox = { version: 1, isStale: false };
const verified = { clientId: 'client', version: 1, sinceMs: 1_000, expiresMs: 5_000 };

describe('A verified token', () => {
  it.each([
    ['known from the time of its verification', sandbox, 1_000, 'client'],
    ['known until it expires', sandbox, 4_999, 'client'],
    ['not known after it has expired', sandbox, 5_000, undefined],
    ['not known if the clock was set back to before its verification', sandbox, 999, undefined],
    ['not known in a sandbox that was opened again', { ...sandbox }, 1_000, undefined],
  ])('is %s', (_, openSandbox, nowMs, clientId) => {
    const tokens = new VerifiedTokens();
    tokens.add('token', sandbox, verified);
    expect(tokens.clientOf('token', openSandbox, nowMs)).toBe(clientId);
    expect(tokens.clientOf('token2', openSandbox, nowMs)).toBeUndefined();
  });

  it.each([
    ['its sandbox was changed', { version: 2, isStale: false }],
    ['changes of its sandbox may have been missed', { version: 1, isStale: true }],
  ])('is not known after %s', (_, change) => {
    const tokens = new VerifiedTokens();
    const changing = { ...sandbox };
    tokens.add('token', changing, verified);
    expect(tokens.clientOf('token', changing, 1_000)).toBe('client');
    Object.assign(changing, change);
    expect(tokens.clientOf('token', changing, 1_000)).toBeUndefined();
  });

  it('is removed when ten thousand others were verified since its last use', () => {
    const tokens = new VerifiedTokens();
    tokens.add('in use', sandbox, verified);
    for (let count = 0; count <= 10_000; count += 1) {
      tokens.add(`token ${String(count)}`, sandbox, verified);
      tokens.clientOf('in use', sandbox, 1_000);
    }
    expect(tokens.clientOf('token 0', sandbox, 1_000)).toBeUndefined();
    expect(tokens.clientOf('token 10000', sandbox, 1_000)).toBe('client');
    expect(tokens.clientOf('in use', sandbox, 1_000)).toBe('client');
  });
});
