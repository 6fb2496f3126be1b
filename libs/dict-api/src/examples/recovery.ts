import {
  type EventNotification,
  type ExtendedFundsRecovery,
  type FundsRecovery,
  type RecoveryRequests,
  type RecoveryResponses,
  type TrackingGraph,
  type TrackingGraphParameters,
} from '../messages/recovery';
import {
  CHANGED,
  CREATED,
  ISPB,
  OPENED,
  OTHER_ISPB,
  RECOVERY_ID,
  SECOND_TRANSACTION,
  TRANSACTION,
} from './common';
import { CONTACT, REFUNDS, REPORTS } from './fraud';

export const RECOVERY: FundsRecovery = {
  RootTransactionId: TRANSACTION,
  SituationType: 'SCAM',
  ReportDetails: 'O código QR do boleto era falso.',
  ContactInformation: CONTACT,
};

export const EXTENDED_RECOVERY: ExtendedFundsRecovery = {
  FlowType: 'AUTOMATED',
  ...RECOVERY,
  Id: RECOVERY_ID,
  Status: 'AWAITING_ANALYSIS',
  ReporterParticipant: ISPB,
  CreationTime: CREATED,
  LastModified: CREATED,
};

/** The largest values that version 2.12 allows. */
export const PARAMETERS: TrackingGraphParameters = {
  MinTransactionAmount: '200.00',
  MaxTransactions: 5,
  HopWindow: 'PT2H',
  MaxHops: 2,
};

export const GRAPH: TrackingGraph = {
  FundsRecoveryId: RECOVERY_ID,
  RootTransactionId: TRANSACTION,
  CreationTime: CREATED,
  Parameters: PARAMETERS,
  Persons: {
    Person: [
      { Id: 1, Type: 'NATURAL_PERSON' },
      { Id: 2, Type: 'LEGAL_PERSON', EntityCreationDate: OPENED },
    ],
  },
  Accounts: {
    Account: [
      { Id: 1, OwnerId: 1, Participant: ISPB, OpeningDate: OPENED },
      { Id: 2, OwnerId: 2, Participant: OTHER_ISPB, OpeningDate: OPENED },
      { Id: 3, OwnerId: 2, Participant: ISPB },
    ],
  },
  Transactions: {
    Transaction: [
      {
        Id: TRANSACTION,
        DebtorAccountId: 1,
        CreditorAccountId: 2,
        Amount: '1000.00',
        RefundableAmount: '1000.00',
        SettlementTime: '2026-11-21T11:30:02.000Z',
      },
      {
        Id: SECOND_TRANSACTION,
        DebtorAccountId: 2,
        CreditorAccountId: 3,
        Amount: '600.00',
        RefundableAmount: '0.00',
        SettlementTime: '2026-11-21T11:40:02.000Z',
      },
    ],
  },
};

export const EVENT: EventNotification = {
  Id: 1,
  Event: 'FUNDS_RECOVERY_ANALYSED',
  EntityType: 'FUNDS_RECOVERY',
  EntityId: RECOVERY_ID,
  Timestamp: CHANGED,
  Participant: ISPB,
};

const OF_RECOVERY = { Participant: ISPB, FundsRecoveryId: RECOVERY_ID };

/** An example of each request. */
export const RECOVERY_REQUESTS: RecoveryRequests = {
  CreateFundsRecoveryRequest: {
    Participant: ISPB,
    FundsRecovery: RECOVERY,
    TrackingGraphParameters: PARAMETERS,
  },
  UpdateFundsRecoveryRequest: {
    ...OF_RECOVERY,
    SituationType: 'ACCOUNT_TAKEOVER',
    ReportDetails: 'O celular foi roubado.',
    ContactInformation: CONTACT,
  },
  CreateTrackingGraphRequest: { ...OF_RECOVERY, TrackingGraphParameters: PARAMETERS },
  BlockFundsRecoveryRequest: {
    ...OF_RECOVERY,
    PrioritizationStrategy: 'TRANSACTION_LIST',
    Transactions: { TransactionId: [TRANSACTION] },
  },
  RefundFundsRecoveryRequest: OF_RECOVERY,
  CancelFundsRecoveryRequest: OF_RECOVERY,
};

/** An example of each response. */
export const RECOVERY_RESPONSES: RecoveryResponses = {
  CreateFundsRecoveryResponse: {
    FundsRecovery: { ...EXTENDED_RECOVERY, Status: 'TRACKED' },
    TrackingGraph: GRAPH,
  },
  GetFundsRecoveryResponse: { FundsRecovery: EXTENDED_RECOVERY },
  UpdateFundsRecoveryResponse: { FundsRecovery: EXTENDED_RECOVERY },
  CreateTrackingGraphResponse: { TrackingGraph: GRAPH },
  GetTrackingGraphResponse: { TrackingGraph: GRAPH },
  BlockFundsRecoveryResponse: { FundsRecovery: EXTENDED_RECOVERY },
  RefundFundsRecoveryResponse: { FundsRecovery: { ...EXTENDED_RECOVERY, Status: 'REFUNDING' } },
  CancelFundsRecoveryResponse: { FundsRecovery: { ...EXTENDED_RECOVERY, Status: 'CANCELLED' } },
  ListFundsRecoveryInfractionReportsResponse: {
    InfractionReports: { InfractionReport: [REPORTS.closed] },
  },
  ListFundsRecoveryRefundsResponse: { Refunds: { Refund: [REFUNDS.closed] } },
  ListEventNotificationsResponse: {
    HasMoreElements: false,
    NextCursor: 'MQ',
    EventNotifications: { EventNotification: [EVENT] },
  },
};
