import { jsonLine, requestLine, textLine, type LoggedRequest } from './log-line';

const AT_MS = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const request: LoggedRequest = {
  method: 'POST',
  route: '/spi/pacs.008',
  status: 400,
  code: 'PACS008_WRONG_DOCUMENT',
  rule: undefined,
  durationMs: 3.6,
  sandbox: 'run-42',
  correlationId: 'c-1',
};

describe('requestLine', () => {
  it.each([
    [{}, 'spi POST /spi/pacs.008 400 PACS008_WRONG_DOCUMENT 4ms [run-42]'],
    [{ status: 200, code: undefined }, 'spi POST /spi/pacs.008 200 4ms [run-42]'],
    [
      { status: 503, code: undefined, rule: 'r-1' },
      'spi POST /spi/pacs.008 503 rule=r-1 4ms [run-42]',
    ],
    [{ status: undefined, code: undefined }, 'spi POST /spi/pacs.008 lost 4ms [run-42]'],
  ])('shows %j after the local time as %s', (change, expected) => {
    const line = requestLine(AT_MS, 'spi', { ...request, ...change });
    expect(line).toMatch(/^\d\d:\d\d:05 /);
    expect(line.slice('00:00:00 '.length)).toBe(expected);
  });
});

describe('textLine', () => {
  const entry = { atMs: AT_MS, level: 'warn', service: 'spi', context: 'Sandboxes' };
  it.each([
    ['text', 'spi WARN [Sandboxes] text'],
    [{ action: 'reset', count: 2, none: undefined }, 'spi WARN [Sandboxes] action=reset count=2'],
    [['a', 1], 'spi WARN [Sandboxes] 0=a 1=1'],
    [null, 'spi WARN [Sandboxes] null'],
  ])('shows %j as %s', (message, expected) => {
    expect(textLine({ ...entry, message }).slice('00:00:00 '.length)).toBe(expected);
  });
});

describe('jsonLine', () => {
  const entry = { atMs: AT_MS, level: 'info', service: 'spi', context: 'Request' };
  it('has an ISO instant, the service, and the members of the message', () => {
    expect(JSON.parse(jsonLine({ ...entry, message: request }))).toEqual({
      time: '2026-01-02T03:04:05.678Z',
      level: 'info',
      service: 'spi',
      context: 'Request',
      ...request,
      pid: process.pid,
    });
  });

  it('has a text as `message`, and the stack of an error', () => {
    expect(JSON.parse(jsonLine({ ...entry, message: 'text' }))).toMatchObject({ message: 'text' });
    const error = JSON.parse(jsonLine({ ...entry, message: new Error('broken') })) as object;
    expect(error).toMatchObject({
      message: 'broken',
      stack: expect.stringContaining('log-line.spec') as unknown,
    });
  });
});
