import { codesOf, group, optional, required, zeroOrMore, type Group } from '#libs/xml-tables';
import { type DictRequests } from '../messages/messages';
import {
  FILE_STATUSES,
  type CidSetEvent,
  type CidSetEvents,
  type CidSetFile,
  type EntryOfCid,
  type ExtendedSyncVerification,
  type ReconciliationResponses,
  type SyncVerification,
} from '../messages/reconciliation';
import { extendedEntryOf, keyType } from './entry';
import {
  boolean,
  cid,
  dateTime,
  integer,
  requestId,
  url,
  type VersionTypes,
} from './types/text-types';

/** The maximum number of CID events in a page. */
const MAX_EVENTS = 200;

function syncRows({ ispb }: VersionTypes) {
  return {
    Participant: required(ispb),
    KeyType: required(keyType),
    ParticipantSyncVerifier: required(cid),
  };
}

export function extendedSyncVerificationOf(types: VersionTypes): Group<ExtendedSyncVerification> {
  return group<ExtendedSyncVerification>({
    ...syncRows(types),
    Id: required(integer),
    Result: required(codesOf(['OK', 'NOK'])),
  });
}

export function cidSetFileOf({ ispb }: VersionTypes): Group<CidSetFile> {
  return group<CidSetFile>({
    Id: required(integer),
    Status: required(codesOf(FILE_STATUSES)),
    Participant: required(ispb),
    KeyType: required(keyType),
    RequestTime: required(dateTime),
    CreationTime: optional(dateTime),
    Url: optional(url),
    Bytes: optional(integer),
    Sha256: optional(cid),
  });
}

export function cidSetEventsOf({ ispb }: VersionTypes): Group<CidSetEvents> {
  const event = group<CidSetEvent>({
    Type: required(codesOf(['ADDED', 'REMOVED'])),
    Cid: required(cid),
    Timestamp: required(dateTime),
  });
  return group<CidSetEvents>({
    HasMoreElements: required(boolean),
    Participant: required(ispb),
    KeyType: required(keyType),
    StartTime: required(dateTime),
    EndTime: required(dateTime),
    SyncVerifierStart: required(cid),
    SyncVerifierEnd: required(cid),
    CidSetEvents: required(
      group<CidSetEvents['CidSetEvents']>({ CidSetEvent: zeroOrMore(MAX_EVENTS, event) }),
    ),
  });
}

export function entryOfCidOf(types: VersionTypes): Group<EntryOfCid> {
  return group<EntryOfCid>({
    Cid: required(cid),
    Entry: required(extendedEntryOf(types)),
    RequestId: required(requestId),
  });
}

export function reconciliationRequests(types: VersionTypes) {
  return {
    CreateSyncVerificationRequest: group<DictRequests['CreateSyncVerificationRequest']>({
      SyncVerification: required(group<SyncVerification>(syncRows(types))),
    }),
    CreateCidSetFileRequest: group<DictRequests['CreateCidSetFileRequest']>({
      Participant: required(types.ispb),
      KeyType: required(keyType),
    }),
  };
}

export function reconciliationResponses(types: VersionTypes) {
  const withFile = group<ReconciliationResponses['GetCidSetFileResponse']>({
    CidSetFile: required(cidSetFileOf(types)),
  });
  return {
    CreateSyncVerificationResponse: group<
      ReconciliationResponses['CreateSyncVerificationResponse']
    >({
      SyncVerification: required(extendedSyncVerificationOf(types)),
    }),
    CreateCidSetFileResponse: withFile,
    GetCidSetFileResponse: withFile,
    ListCidSetEventsResponse: cidSetEventsOf(types),
    GetEntryByCidResponse: entryOfCidOf(types),
  };
}
