import { EventReader } from '#libs/journal';
import { journalEntryOf, type Exchange } from '#libs/testing';
import { REPORT_EVENTS } from './journal-events';

const reader = new EventReader(REPORT_EVENTS);

const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'a request',
    {
      method: 'POST',
      path: '/reports/generate?wait=1',
      status: 201,
      request: { type: 'a.b' },
      response: { id: 'r1', type: 'a.b', format: 'csv', status: 'pending', progress: { rows: 0 } },
    },
    'report.requested',
    { reportType: 'a.b', format: 'csv', reportId: 'r1', status: 'pending', rows: '0' },
  ],
  [
    'a download',
    { method: 'GET', path: '/reports/r1/download', response: 'a;b' },
    'report.downloaded',
    { reportId: 'r1' },
  ],
  [
    'a report that does not exist',
    {
      method: 'GET',
      path: '/reports/r1',
      status: 404,
      response: { code: 'REPORT_NOT_FOUND', detail: 'No.' },
    },
    'report.read',
    { reportId: 'r1', code: 'REPORT_NOT_FOUND', detail: 'No.' },
  ],
];

describe('The events of reports', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    expect(reader.read(journalEntryOf(exchange))).toEqual({ name, facts });
  });
});
