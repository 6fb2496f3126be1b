import { WaitingLines, type Attempt, type Wait } from './waiting-lines';

const LONG_MS = 60_000;

/** Its queries take one token each, and fail if there is none. */
class Tokens {
  readonly served: string[] = [];
  attempts = 0;

  constructor(
    private readonly lines: WaitingLines,
    private tokens = 0,
  ) {}

  query(name: string, { wait = {}, isWorthIt = true } = {}): Promise<Attempt> {
    const signal = new AbortController().signal;
    const all: Wait = { clientId: 'client', line: 'policy', waitMs: LONG_MS, signal, ...wait };
    return this.lines.repeat(all, () => {
      this.attempts += 1;
      if (this.tokens === 0) return Promise.resolve({ mayStillSucceed: isWorthIt });
      this.tokens -= 1;
      this.served.push(name);
      return Promise.resolve({ mayStillSucceed: false });
    });
  }

  giveBack(count = 1): void {
    this.tokens += count;
    this.lines.wake('client');
  }
}

describe('Queries that wait for a token', () => {
  it('are served in the order of their arrival', async () => {
    const lines = new WaitingLines();
    const tokens = new Tokens(lines);
    const [first, ...others] = ['a', 'b', 'c', 'd'].map((name) => tokens.query(name));
    tokens.giveBack();
    await first;
    expect(tokens.served).toEqual(['a']);
    expect(lines.isEmpty('client', 'policy')).toBe(false);
    tokens.giveBack(3);
    await Promise.all(others);
    expect(tokens.served).toEqual(['a', 'b', 'c', 'd']);
    expect(lines.isEmpty('client', 'policy')).toBe(true);
  });

  it('are refused after one attempt if no token can come back', async () => {
    const tokens = new Tokens(new WaitingLines());
    const refused = Array.from({ length: 50 }, () => tokens.query('x', { isWorthIt: false }));
    expect(await Promise.all(refused)).toHaveLength(50);
    expect(tokens.attempts).toBe(50);
  });

  it('are refused when their wait is over, and the next query then tries', async () => {
    const tokens = new Tokens(new WaitingLines());
    const late = tokens.query('late', { wait: { waitMs: 30 } });
    const next = tokens.query('next');
    expect(await late).toEqual({ mayStillSucceed: true });
    tokens.giveBack();
    await next;
    expect(tokens.served).toEqual(['next']);
  });

  it('try only once if their wait is 0', async () => {
    const tokens = new Tokens(new WaitingLines());
    expect(await tokens.query('x', { wait: { waitMs: 0 } })).toEqual({ mayStillSucceed: true });
    expect(tokens.attempts).toBe(1);
  });

  it('leave the line when their signal is aborted, at any position', async () => {
    const lines = new WaitingLines();
    const tokens = new Tokens(lines);
    const controllers = [new AbortController(), new AbortController()];
    const aborted = controllers.map(({ signal }) => tokens.query('gone', { wait: { signal } }));
    const stays = tokens.query('stays');
    for (const controller of controllers) controller.abort(new Error('disconnected'));
    for (const each of aborted) await expect(each).rejects.toThrow('disconnected');
    tokens.giveBack();
    await stays;
    expect(tokens.served).toEqual(['stays']);
    expect(lines.isEmpty('client', 'policy')).toBe(true);
  });

  it('are not blocked by a failed attempt or by another line', async () => {
    const lines = new WaitingLines();
    const tokens = new Tokens(lines);
    const signal = new AbortController().signal;
    const wait: Wait = { clientId: 'client', line: 'policy', waitMs: LONG_MS, signal };
    const broken = lines.repeat(wait, () => Promise.reject(new Error('no database')));
    const next = tokens.query('next');
    const other = tokens.query('other', { wait: { line: 'other policy' } });
    await expect(broken).rejects.toThrow('no database');
    tokens.giveBack(2);
    await Promise.all([next, other]);
    expect(tokens.served.toSorted()).toEqual(['next', 'other']);
  });

  it('find a token that another instance returned, although nothing wakes them', async () => {
    const lines = new WaitingLines();
    let attempts = 0;
    const signal = new AbortController().signal;
    const wait: Wait = { clientId: 'client', line: 'policy', waitMs: LONG_MS, signal };
    await lines.repeat(wait, () => {
      attempts += 1;
      return Promise.resolve({ mayStillSucceed: attempts < 3 });
    });
    expect(attempts).toBe(3);
  });
});
