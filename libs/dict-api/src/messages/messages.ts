import { type EntryRequests, type EntryResponses } from './entry';
import { type ClaimRequests, type ClaimResponses } from './claim';
import { type ReconciliationRequests, type ReconciliationResponses } from './reconciliation';
import { type FraudRequests, type FraudResponses } from './fraud';
import { type RecoveryRequests, type RecoveryResponses } from './recovery';
import { type StatisticsResponses } from './statistics';

/**
 * The bodies of requests by the name of their root (DICT API 2.12.1). They do not have `Signature`, the first child of each root.
 */
export interface DictRequests
  extends EntryRequests, ClaimRequests, ReconciliationRequests, FraudRequests, RecoveryRequests {}

/**
 * The bodies of responses by the name of their root. They do not have the first children of each root, `Signature`,
 * `ResponseTime` and `CorrelationId`. The writer adds these.
 */
export interface DictResponses
  extends
    EntryResponses,
    ClaimResponses,
    ReconciliationResponses,
    FraudResponses,
    RecoveryResponses,
    StatisticsResponses {}

export type DictRequestName = keyof DictRequests;
export type DictResponseName = keyof DictResponses;
