import { explainCode, PROBLEM_FACTS, type EventTable, type FactPlaces } from '#libs/journal';
import { OUTCOMES } from './runs/outcomes';

const REPORT: FactPlaces = {
  reportId: '/id',
  reportType: '/type',
  format: '/format',
  status: '/status',
  rows: '/progress/rows',
  code: '/error/code',
};

/** How the journal of reports reads as business events. */
export const REPORT_EVENTS: EventTable = {
  failure: PROBLEM_FACTS,
  operations: [
    {
      method: 'POST',
      path: '/reports/generate',
      name: 'report.requested',
      request: { reportType: '/type', format: '/format' },
      response: REPORT,
    },
    { method: 'GET', path: '/reports/types', name: 'report.types' },
    { method: 'GET', path: '/reports', name: 'report.list' },
    { method: 'GET', path: '/reports/{reportId}', name: 'report.read', response: REPORT },
    {
      method: 'POST',
      path: '/reports/{reportId}/cancel',
      name: 'report.cancelled',
      response: REPORT,
    },
    { method: 'GET', path: '/reports/{reportId}/events', name: 'report.followed' },
    { method: 'GET', path: '/reports/{reportId}/download', name: 'report.downloaded' },
    { method: 'GET', path: '/reports/{reportId}/manifest', name: 'report.manifest' },
  ],
  explain: (_entry, event) =>
    explainCode([{ codes: { ...OUTCOMES }, document: 'docs/report.md' }], event),
};
