import { shareOf } from './tcp-server';

describe('The share of a connection', () => {
  it.each([
    [1, 256],
    [16, 256],
    [17, 240],
    [500, 8],
    [4_096, 1],
    [10_000, 1],
  ])('of %i is %i messages at once', (connections, share) => {
    expect(shareOf(connections)).toBe(share);
  });
});
