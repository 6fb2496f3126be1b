import { get, post } from './operation';

export const RECONCILIATION_OPERATIONS = {
  createSyncVerification: post('/sync-verifications/', 'CreateSyncVerification', {
    invalid: 'BadRequest',
    policies: ['SYNC_VERIFICATIONS_WRITE'],
  }),
  createCidSetFile: post('/cids/files/', 'CreateCidSetFile', {
    invalid: 'BadRequest',
    policies: ['CIDS_FILES_WRITE'],
  }),
  getCidSetFile: get('/cids/files/{Id}', 'GetCidSetFileResponse', {
    errors: ['NotFound'],
    policies: ['CIDS_FILES_READ'],
  }),
  listCidSetEvents: get('/cids/events', 'ListCidSetEventsResponse', {
    policies: ['CIDS_EVENTS_LIST'],
  }),
  getEntryByCid: get('/cids/entries/{Cid}', 'GetEntryByCidResponse', {
    errors: ['NotFound'],
    policies: ['CIDS_ENTRIES_READ'],
    example: { entry: true },
  }),
} as const;
