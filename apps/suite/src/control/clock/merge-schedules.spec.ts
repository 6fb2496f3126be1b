import { mergeSchedules } from './merge-schedules';

const work = (key: string, dueAt: string) => ({ kind: 'hold', key, dueAt });
const NOW = '2999-01-01T00:00:00.000Z';
const AT_ONE = '2999-01-01T00:01:00.000Z';
const AT_TWO = '2999-01-01T00:02:00.000Z';

describe('The schedules of all services', () => {
  const spi = {
    service: 'spi',
    now: NOW,
    total: 7,
    items: [{ ...work('a', AT_ONE), about: 'E1' }, work('b', AT_TWO)],
  };
  const dict = { service: 'dict', now: AT_ONE, total: 1, items: [work('c', AT_ONE)] };
  const none = { service: 'nfse', now: NOW, total: 0, items: [] };

  it.each([
    [10, ['spi a E1', 'dict c', 'spi b']],
    [2, ['spi a E1', 'dict c']],
  ])('are one list in the order of the instants, of at most %i items', (limit, expected) => {
    const { now, total, items } = mergeSchedules([spi, dict, none], limit);
    expect({ now, total }).toEqual({ now: AT_ONE, total: 8 });
    const shown = items.map(({ service, key, about }) =>
      [service, key, about ?? ''].join(' ').trim(),
    );
    expect(shown).toEqual(expected);
  });
});
