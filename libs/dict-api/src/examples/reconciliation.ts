import {
  type CidSetEvents,
  type CidSetFile,
  type ReconciliationRequests,
  type ReconciliationResponses,
  type SyncVerification,
} from '../messages/reconciliation';
import { CHANGED, CID, CREATED, ISPB, REQUEST_ID } from './common';
import { EXTENDED_ENTRY } from './entry';

export const SYNC_VERIFICATION: SyncVerification = {
  Participant: ISPB,
  KeyType: 'PHONE',
  ParticipantSyncVerifier: CID,
};

export const REQUESTED_FILE: CidSetFile = {
  Id: 1,
  Status: 'REQUESTED',
  Participant: ISPB,
  KeyType: 'PHONE',
  RequestTime: CREATED,
};

export const AVAILABLE_FILE: CidSetFile = {
  ...REQUESTED_FILE,
  Status: 'AVAILABLE',
  CreationTime: CHANGED,
  Url: 'http://localhost:3003/api/v2/cids/files/1/content',
  Bytes: 65,
  Sha256: '2c2bdf92cbb7dc6b0b1cd0d5b7b5bfef3a0f4c3f3d4c4b1a0fcd5a5e2b0a9d10',
};

export const CID_EVENTS: CidSetEvents = {
  HasMoreElements: false,
  Participant: ISPB,
  KeyType: 'PHONE',
  StartTime: CREATED,
  EndTime: CREATED,
  SyncVerifierStart: CID,
  SyncVerifierEnd: CID,
  CidSetEvents: { CidSetEvent: [{ Type: 'ADDED', Cid: CID, Timestamp: CREATED }] },
};

/** An example of each request. */
export const RECONCILIATION_REQUESTS: ReconciliationRequests = {
  CreateSyncVerificationRequest: { SyncVerification: SYNC_VERIFICATION },
  CreateCidSetFileRequest: { Participant: ISPB, KeyType: 'PHONE' },
};

/** An example of each response. */
export const RECONCILIATION_RESPONSES: ReconciliationResponses = {
  CreateSyncVerificationResponse: {
    SyncVerification: { ...SYNC_VERIFICATION, Id: 1, Result: 'OK' },
  },
  CreateCidSetFileResponse: { CidSetFile: REQUESTED_FILE },
  GetCidSetFileResponse: { CidSetFile: AVAILABLE_FILE },
  ListCidSetEventsResponse: CID_EVENTS,
  GetEntryByCidResponse: { Cid: CID, Entry: EXTENDED_ENTRY, RequestId: REQUEST_ID },
};
