import { explainCode, PROBLEM_FACTS, type EventTable, type FactPlaces } from '#libs/journal';
import { FILE_OUTCOMES } from './runs/outcomes';

const REPORT: FactPlaces = {
  reportId: '/id',
  reportType: '/type',
  format: '/format',
  status: '/status',
  rows: '/progress/rows',
  code: '/error/code',
};

const SCHEDULE: FactPlaces = {
  scheduleId: '/id',
  reportType: '/report/type',
};

const FILE: FactPlaces = { fileId: '/id', kind: '/kind', rows: '/entries' };

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
    {
      method: 'POST',
      path: '/reports/schedules',
      name: 'schedule.created',
      request: { reportType: '/report/type', format: '/report/format' },
      response: SCHEDULE,
    },
    { method: 'GET', path: '/reports/schedules', name: 'schedule.list' },
    {
      method: 'GET',
      path: '/reports/schedules/{scheduleId}',
      name: 'schedule.read',
      response: SCHEDULE,
    },
    { method: 'DELETE', path: '/reports/schedules/{scheduleId}', name: 'schedule.removed' },
    {
      method: 'POST',
      path: '/reports/schedules/{scheduleId}/files',
      name: 'schedule.file',
      response: SCHEDULE,
    },
    { method: 'POST', path: '/reports/files', name: 'file.uploaded', response: FILE },
    { method: 'GET', path: '/reports/files', name: 'file.list' },
    { method: 'GET', path: '/reports/files/{fileId}', name: 'file.read', response: FILE },
    { method: 'DELETE', path: '/reports/files/{fileId}', name: 'file.removed' },
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
    explainCode([{ codes: { ...FILE_OUTCOMES }, document: 'docs/report.md' }], event),
};
