import { compiledMatch, requestMatch } from '#libs/matching';
import { entryOf } from './entry.fixture';
import { ruleMisses } from './rule-misses';

const definition = { method: 'POST', path: '/spi/pacs.008', headers: { 'x-run': '7' } };
const CREATED = Date.UTC(2026, 10, 21, 12);
const rule = {
  id: 'r1',
  match: compiledMatch(requestMatch.parse(definition), definition),
  createdAtMs: CREATED,
};
const fits = { method: 'POST', path: '/spi/pacs.008', requestHeaders: { 'x-run': '7' } };

describe('ruleMisses', () => {
  it('says why a rule had no effect on the requests that match it', () => {
    const misses = ruleMisses(rule, [
      entryOf(1, { ...fits, skippedRules: [{ rule: 'r1', reason: 'unused' }] }),
      entryOf(2, { ...fits, rule: 'r1' }),
      entryOf(3, { ...fits, rule: 'r2' }),
      entryOf(4, { ...fits, receivedMs: CREATED - 1 }),
    ]);
    expect(misses.map(({ entry, reason }) => [entry.id, reason])).toEqual([
      [3, 'another'],
      [1, 'unused'],
    ]);
  });

  it('shows what is different in other requests, and leaves out those without anything in common', () => {
    const misses = ruleMisses(rule, [
      entryOf(1, { ...fits, requestHeaders: {} }),
      entryOf(2, { ...fits, method: 'GET', path: '/spi/transactions' }),
      entryOf(3, { ...fits, path: '/spi/pacs008', requestHeaders: { 'x-run': '8' } }),
    ]);
    expect(misses).toMatchObject([
      {
        entry: { id: 1 },
        reason: undefined,
        differences: [{ field: 'headers/x-run', expected: 'equals 7', actual: undefined }],
      },
      {
        entry: { id: 3 },
        differences: [
          { field: 'path', expected: '/spi/pacs.008', actual: '/spi/pacs008' },
          { field: 'headers/x-run', expected: 'equals 7', actual: '8' },
        ],
      },
    ]);
  });

  it('shows ten requests at most', () => {
    const entries = Array.from({ length: 12 }, (_, index) => entryOf(index, fits));
    expect(ruleMisses(rule, entries)).toHaveLength(10);
  });
});
