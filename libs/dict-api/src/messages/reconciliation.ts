import { type ExtendedEntry, type OfficialKeyType } from './entry';

export const FILE_STATUSES = [
  'REQUESTED',
  'PROCESSING',
  'AVAILABLE',
  'UNAVAILABLE',
  'ERROR',
] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

export interface SyncVerification {
  readonly Participant: string;
  readonly KeyType: OfficialKeyType;
  readonly ParticipantSyncVerifier: string;
}

export interface ExtendedSyncVerification extends SyncVerification {
  readonly Id: number;
  readonly Result: 'OK' | 'NOK';
}

export interface CidSetFile {
  readonly Id: number;
  readonly Status: FileStatus;
  readonly Participant: string;
  readonly KeyType: OfficialKeyType;
  readonly RequestTime: string;
  /** This and the next three members are present only if the file is AVAILABLE. */
  readonly CreationTime?: string;
  readonly Url?: string;
  readonly Bytes?: number;
  readonly Sha256?: string;
}

export interface CidSetEvent {
  readonly Type: 'ADDED' | 'REMOVED';
  readonly Cid: string;
  readonly Timestamp: string;
}

export interface CidSetEvents {
  readonly HasMoreElements: boolean;
  readonly Participant: string;
  readonly KeyType: OfficialKeyType;
  readonly StartTime: string;
  readonly EndTime: string;
  readonly SyncVerifierStart: string;
  readonly SyncVerifierEnd: string;
  readonly CidSetEvents: { readonly CidSetEvent: readonly CidSetEvent[] };
}

export interface EntryOfCid {
  readonly Cid: string;
  readonly Entry: ExtendedEntry;
  readonly RequestId: string;
}

interface WithFile {
  readonly CidSetFile: CidSetFile;
}

/** The bodies of the requests, by the name of their root. */
export interface ReconciliationRequests {
  readonly CreateSyncVerificationRequest: { readonly SyncVerification: SyncVerification };
  readonly CreateCidSetFileRequest: {
    readonly Participant: string;
    readonly KeyType: OfficialKeyType;
  };
}

/** The bodies of the responses, by the name of their root. */
export interface ReconciliationResponses {
  readonly CreateSyncVerificationResponse: { readonly SyncVerification: ExtendedSyncVerification };
  readonly CreateCidSetFileResponse: WithFile;
  readonly GetCidSetFileResponse: WithFile;
  readonly ListCidSetEventsResponse: CidSetEvents;
  readonly GetEntryByCidResponse: EntryOfCid;
}
