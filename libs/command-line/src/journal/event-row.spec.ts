import { EventLines } from './event-lines';
import { eventRow, factsInOrder, type ShownEvent } from './event-row';
import { requestRows, type ShownRequest } from './request-rows';

const EVENT: ShownEvent = {
  id: 12,
  service: 'spi',
  at: '2999-01-02T15:00:00.250Z',
  method: 'POST',
  path: '/spi/pacs.008',
  status: 200,
  outcome: 'answered',
  name: 'pix.payment',
  facts: { endToEndId: 'E123', amount: '1.00', status: 'RJCT', code: 'AM04' },
};

describe('eventRow', () => {
  it.each<[string, Partial<ShownEvent>, number, string]>([
    ['the time of the sandbox in seconds', {}, 0, '2999-01-02 15:00:00'],
    ['the id with the service', {}, 1, 'spi/12'],
    ['the status', {}, 4, '200'],
    ['a lost response', { outcome: 'lost' }, 4, '200 lost'],
    ['the facts that say most first', {}, 6, 'amount=1.00 status=RJCT code=AM04 endToEndId=E123'],
  ])('shows %s', (_, change, index, expected) => {
    expect(eventRow({ ...EVENT, ...change })[index]).toBe(expected);
  });

  it('shows a request that got no response', () => {
    const { id, at, method, path, name, facts } = EVENT;
    expect(eventRow({ id, at, method, path, name, facts, outcome: 'lost' })[4]).toBe('lost');
  });

  it('takes the service of the journal if the event does not name it', () => {
    const { id, at, method, path, name, facts, outcome } = EVENT;
    const without = { id, at, method, path, name, facts, outcome };
    expect(eventRow(without, 'dict')[1]).toBe('dict/12');
    expect(eventRow(without)[1]).toBe('12');
  });

  it('keeps the order of the other facts, after those', () => {
    expect(factsInOrder({ txid: 'T1', payer: 'A', key: 'k' })).toBe('key=k txid=T1 payer=A');
  });

  it('leaves out facts that say nothing new', () => {
    expect(factsInOrder({ detail: 'long', currency: 'BRL', txid: 'T1' })).toBe('txid=T1');
  });
});

describe('EventLines', () => {
  it('widens a column for a longer text, and keeps it', () => {
    const lines = new EventLines(undefined);
    const long = eventRow({ ...EVENT, path: `/spi/${'x'.repeat(40)}` });
    const before = lines.line(eventRow(EVENT)).indexOf('200');
    lines.line(long);
    expect(lines.line(eventRow(EVENT)).indexOf('200')).toBe(before + 19);
  });

  it('fits into the terminal', () => {
    expect(new EventLines(100).line(eventRow(EVENT)).length).toBeLessThanOrEqual(100);
  });
});

it('shows a request by its parts, without those that it does not have', () => {
  const request: ShownRequest = {
    ...EVENT,
    receivedAt: '2026-11-21T12:00:00.000123Z',
    durationMs: 3,
    correlationId: 'c1',
    requestHeaders: {},
    responseHeaders: {},
    event: { name: 'pix.payment', facts: { status: 'RJCT' } },
    changes: [{ table: 'transactions', inserted: 1, updated: 0, deleted: 0 }],
    skippedRules: [{ rule: 'r1', reason: 'times' }],
    explanation: { decision: { code: 'AM04', text: 'Balance', document: 'Catalogue' } },
  };
  expect(requestRows(request)).toEqual([
    ['request', 'POST /spi/pacs.008'],
    ['at', '2999-01-02T15:00:00.250Z'],
    ['receivedAt', '2026-11-21T12:00:00.000123Z'],
    ['status', '200'],
    ['outcome', 'answered'],
    ['durationMs', '3'],
    ['correlationId', 'c1'],
    ['event', 'pix.payment'],
    ['facts', 'status=RJCT'],
    ['decision', 'AM04: Balance (Catalogue)'],
    ['skippedRule', 'r1 (times)'],
    ['change', 'transactions +1 ~0 -0'],
  ]);
});
