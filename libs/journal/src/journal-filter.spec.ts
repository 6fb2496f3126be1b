import { entryOf } from './entry.fixture';
import { accepts, type JournalFilter } from './journal-filter';

const entry = entryOf(1, {
  method: 'POST',
  path: '/dict/a%20b?status=OPEN',
  status: 201,
  requestBody: '{"name":"Maria","cpf":"12345678901"}',
  responseBody: '{"id":7}',
  rule: 'r1',
});

describe('accepts', () => {
  it.each<[JournalFilter, boolean]>([
    [{}, true],
    [{ path: undefined, method: undefined, status: undefined }, true],
    [{ path: '/dict/a b' }, true],
    [{ path: '/dict/:key' }, true],
    [{ path: '/dict' }, false],
    [{ path: 'dict' }, false],
    [{ method: 'post' }, true],
    [{ method: 'GET' }, false],
    [{ status: 201 }, true],
    [{ status: 200 }, false],
    [{ status: '2xx' }, true],
    [{ status: '4xx' }, false],
    [{ since: '2026-11-21T12:00:00Z' }, true],
    [{ since: '2026-11-21T09:00:00-03:00' }, true],
    [{ since: '2026-11-21T12:00:00.001Z' }, false],
    [{ since: 'yesterday' }, false],
    [{ bodyContains: 'Maria' }, true],
    [{ bodyContains: '"id":7' }, true],
    [{ bodyContains: 'Joana' }, false],
    [{ bodyContains: '12345678901' }, true],
    [{ rule: 'r1' }, true],
    [{ rule: 'r2' }, false],
    [{ rule: 'r1', method: 'GET' }, false],
  ])('%j: %p', (filter, expected) => {
    expect(accepts(filter, entry)).toBe(expected);
  });

  it.each<[string, boolean]>([
    ['E1', true],
    ['E10', true],
    ['E100', false],
    ['1', false],
    ['E', false],
    ['E2', true],
    ['E3', true],
  ])('the EndToEndId %s: %p', (endToEndId, expected) => {
    const named = entryOf(4, {
      path: '/spi/transactions/E2',
      requestBody: '<EndToEndId>E10</EndToEndId><OrgnlEndToEndId>E1</OrgnlEndToEndId>',
      responseBody: 'E3',
    });
    expect(accepts({ endToEndId }, named)).toBe(expected);
  });

  it('does not match a missing status or body', () => {
    const lost = entryOf(2, { status: undefined, outcome: 'lost' });
    expect(accepts({ status: '2xx' }, lost)).toBe(false);
    expect(accepts({ bodyContains: 'a' }, lost)).toBe(false);
  });

  it('uses a path that cannot be decoded unchanged', () => {
    expect(accepts({ path: '/a%zz' }, entryOf(3, { path: '/a%zz?x=%' }))).toBe(true);
  });
});
