import { LruCache } from './lru-cache';

describe('A cache', () => {
  it('drops the entry that was used least recently when it is full', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts writing an entry again as a use, and keeps the new value', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 10);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b')]).toEqual([10, undefined]);
  });

  it('never has more entries than its limit', () => {
    const cache = new LruCache<number, number>(10);
    for (let key = 0; key < 1_000; key += 1) cache.set(key, key);
    expect(cache.size).toBe(10);
  });

  it('makes a missing value once', () => {
    const cache = new LruCache<string, number>(2);
    let made = 0;
    const make = (): number => (made += 1);
    expect([cache.getOrMake('a', make), cache.getOrMake('a', make)]).toEqual([1, 1]);
  });
});
